package nocturne.gangs.reclaim;

import static nocturne.gangs.GangsRule.GN_13_02;
import static nocturne.gangs.GangsRule.GN_13_03;
import static nocturne.gangs.GangsRule.GN_13_04;
import static nocturne.gangs.GangsRule.GN_13_05;
import static nocturne.gangs.GangsRule.GN_13_12;
import static nocturne.gangs.GangsRule.GN_13_13;
import static nocturne.gangs.GangsRule.GN_13_14;

import nocturne.gangs.Cites;
import nocturne.gangs.Fortune;
import nocturne.gangs.NightCity;
import nocturne.gangs.Places;
import nocturne.gangs.component.Role;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.district.Control;
import nocturne.gangs.effect.ChooseGain;
import nocturne.gangs.story.StoryCard.Moment;
import nocturne.gangs.story.Tale;
import nocturne.gangs.turn.EndTurn;
import nocturne.gangs.unit.Abilities;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Step;
import nocturne.kernel.Text;

/** A turn to recover: discs, income, recruits. */
@Cites({GN_13_12, GN_13_13})
public final class Reclaim {

  private Reclaim() {}

  @Cites(GN_13_02)
  public static void begin(NightCity city, int side) {
    city.at().phase.set(city, Places.RECLAIMING);
    city.at().spentDiscs.set(city, side, 0);
    if (city.isHeard()) city.tell(GN_13_02, "reclaims", city.name(side), city.turn());
    city.then(new AfterIncome(), new Recruit.Begin(side), new End(side));
    new Income(side, 0).run(city);
  }

  /** District by district. */
  @Cites({GN_13_04, GN_13_05})
  public record Income(int side, int district) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      int left = Units.districts(city, side, Role.ANY) & (-1 << district);
      for (; left != 0; left &= left - 1) {
        int here = Integer.numberOfTrailingZeros(left);
        var rewards = city.board().district(here).rewards();
        if (Control.dominates(city, side, here)) {
          for (var reward : rewards) Fortune.gain(city, side, reward, GN_13_03);
          continue;
        }
        city.then(new Income(side, here + 1));
        city.then(new ChooseReward(Seat.of(side), here));
        return;
      }
    }
  }

  /** One reward for mere presence. */
  public record ChooseReward(Seat seat, int district) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.reward", city.board().district(district));
    }

    @Override
    public Rule rule() {
      return GN_13_03;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      gains(city).options(city, seat, may);
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      gains(city).chosen(city, seat, option);
    }

    private ChooseGain gains(NightCity city) {
      return new ChooseGain(seat, city.board().district(district).rewards(), GN_13_03);
    }
  }

  /** The story comes between income and recruits. */
  record AfterIncome() implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      Tale.tell(city, Moment.AFTER_INCOME);
    }
  }

  /** Abilities first, then the story. */
  record End(int side) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      city.then(new Last(side));
      Abilities.perform(city, side, Timing.RECLAIM_END, GN_13_14);
    }
  }

  /** The story, and the end of the turn. */
  record Last(int side) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      Tale.tell(city, Moment.END_RECLAIM, new EndTurn(side));
    }
  }
}
