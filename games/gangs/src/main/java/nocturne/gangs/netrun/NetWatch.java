package nocturne.gangs.netrun;

import static nocturne.gangs.GangsRule.GN_20_06;
import static nocturne.gangs.GangsRule.GN_9_10;
import static nocturne.gangs.GangsRule.GN_9_11;
import static nocturne.gangs.GangsRule.GN_9_12;

import java.util.Locale;
import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.effect.Effects;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Step;
import nocturne.kernel.Text;

/** The dice of NetWatch, and what they bring. */
final class NetWatch {

  private static final String DICE = "netwatch dice";
  private static final int FACES = 6;

  private NetWatch() {}

  private static int sum(NightCity city) {
    return city.at().dice.get(city, 0) + city.at().dice.get(city, 1);
  }

  private static void tell(NightCity city) {
    if (city.isHeard())
      city.tell(
          GN_9_10, "rolled", city.at().dice.get(city, 0), city.at().dice.get(city, 1), sum(city));
  }

  /** Both dice are rolled, whatever was used. */
  @Cites({GN_9_11, GN_20_06})
  record Roll(int side) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      var chance = city.chance(DICE);
      for (int die = 0; die < 2; die++) city.at().dice.set(city, die, 1 + chance.below(FACES));
      tell(city);
      city.then(new Judge(side));
      if (city.hasAbility(side, Timing.NETWATCH_ROLL)) city.then(new Reroll(Seat.of(side)));
    }
  }

  /** Which dice are rolled again. */
  enum Dice implements Option {
    FIRST,
    SECOND,
    BOTH;

    boolean has(int die) {
      return this == BOTH || ordinal() == die;
    }

    @Override
    public String id() {
      return "reroll-" + name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Text label() {
      return Text.of("option." + id());
    }
  }

  /** The Voodoo Boys may roll again, once in a netrun. */
  record Reroll(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.reroll", city.at().dice.get(city, 0), city.at().dice.get(city, 1));
    }

    @Override
    public Rule rule() {
      return GN_9_10;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      may.add(Reply.KEEP);
      for (var dice : Dice.values()) may.add(dice);
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      if (!(option instanceof Dice dice)) return;
      var chance = city.chance(DICE);
      for (int die = 0; die < 2; die++)
        if (dice.has(die)) city.at().dice.set(city, die, 1 + chance.below(FACES));
      tell(city);
    }
  }

  /** The sum is held against the danger of the level. */
  @Cites(GN_9_12)
  record Judge(int side) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      var level = Netrun.space(city, city.net(side)).level();
      if (sum(city) > level.danger()) return;
      if (city.isHeard()) city.tell(GN_9_10, "consequence", city.name(side), level);
      Effects.perform(city, side, -1, level.consequence(), GN_9_10);
    }
  }
}
