package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_7_45;
import static nocturne.gangs.GangsRule.GN_7_46;
import static nocturne.gangs.GangsRule.GN_7_47;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.solo.Automata;
import nocturne.gangs.story.StoryCard.Moment;
import nocturne.gangs.story.Tale;
import nocturne.gangs.unit.Abilities;
import nocturne.kernel.Step;

/** Step 7: cards to the discard piles, empty hands recover; then whatever comes after it. */
@Cites({GN_7_45, GN_7_46, GN_7_47})
record CleanUp() implements Step<NightCity> {

  @Override
  public void run(NightCity city) {
    for (int side = 0; side < city.seatCount(); side++) {
      if (!Firefight.takesPart(city, side)) continue;
      city.at().played(side).moveAll(city, city.at().discard(side));
      Hands.recover(city, side);
    }
    city.then(new Over());
    Tale.tell(city, Moment.AFTER_FIREFIGHT);
    for (int side = 0; side < city.seatCount(); side++)
      if (Firefight.takesPart(city, side))
        Abilities.perform(city, side, Timing.FIREFIGHT_END, GN_7_47);
    Automata.afterFirefight(city);
  }

  /** Nobody is in a firefight any more. */
  record Over() implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      city.at().fight.set(city, 0);
      city.at().initiator.set(city, 0);
      city.at().participants.set(city, 0);
      city.at().winner.set(city, 0);
    }
  }
}
