package nocturne.gangs.story;

import static nocturne.gangs.GangsRule.GN_15_02;
import static nocturne.gangs.GangsRule.GN_15_07;
import static nocturne.gangs.GangsRule.GN_16_12;
import static nocturne.gangs.GangsRule.GN_16_14;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.story.StoryCard.Epilogue;
import nocturne.gangs.story.StoryCard.Who;
import nocturne.gangs.turn.Ending;
import nocturne.kernel.Step;

/** A story may end the game, and pays something before it does. */
@Cites(GN_16_14)
public final class Epilogues {

  private Epilogues() {}

  /** Whether the story ends now; what it pays and the end itself are then on the agenda. */
  @Cites({GN_15_02, GN_15_07})
  public static boolean begin(NightCity city) {
    var story = city.plan().story();
    if (!story.branches()) return false;
    int latest = Acts.latest(city);
    for (int number = 1; number <= latest; number++)
      for (var card : story.cards())
        if (Acts.isNumber(city, card, number))
          for (var epilogue : card.epilogues())
            if (StoryConditions.hold(city, card, city.active(), epilogue.conditions())) {
              end(city, card, epilogue);
              return true;
            }
    return false;
  }

  private static void end(NightCity city, StoryCard card, Epilogue epilogue) {
    if (city.isHeard()) city.tell(GN_16_12, "story.ends", card);
    city.then(new Close());
    int rewarded = 0;
    for (int side = 0; side < city.seatCount(); side++)
      if ((epilogue.who() == Who.EACH || (epilogue.who() == Who.ACTIVE && side == city.active()))
          && StoryConditions.hold(city, card, side, epilogue.where())) rewarded |= 1 << side;
    for (int place = city.seatCount() - 1; place >= 0; place--) {
      int side = city.clockwise(city.active(), place);
      if ((rewarded & 1 << side) != 0) StoryEffects.perform(city, side, card, epilogue.effects());
    }
  }

  /** The game is over. */
  record Close() implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      Ending.end(city);
    }
  }
}
