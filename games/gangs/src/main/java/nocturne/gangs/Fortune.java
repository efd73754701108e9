package nocturne.gangs;

import static nocturne.gangs.GangsRule.GN_1_14;
import static nocturne.gangs.GangsRule.GN_3_02;
import static nocturne.gangs.GangsRule.GN_3_03;
import static nocturne.gangs.GangsRule.GN_3_04;
import static nocturne.gangs.GangsRule.GN_3_05;
import static nocturne.gangs.GangsRule.GN_3_06;
import static nocturne.gangs.GangsRule.GN_3_08;

import nocturne.gangs.component.Resource;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.effect.Effect;
import nocturne.gangs.story.Branches;
import nocturne.gangs.unit.Abilities;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;

/**
 * Street Cred and resources. A gain may wake an ability, which goes on the agenda at once: what
 * follows the gain has to be there already.
 */
public final class Fortune {

  private Fortune() {}

  @Cites(GN_3_08)
  public static void cred(NightCity city, int side, int amount, Rule rule) {
    if (amount <= 0) return;
    city.at().cred.add(city, side, amount);
    if (city.isHeard()) city.tell(rule, "cred", city.name(side), amount, city.cred(side));
    if (city.isActivating() && city.isPlayer(side)) Abilities.wake(city, side, Timing.SC_GAINED);
    Branches.watch(city);
  }

  @Cites(GN_1_14)
  public static void loseCred(NightCity city, int side, int amount, Rule rule) {
    int lost = Math.min(amount, city.cred(side));
    if (lost == 0) return;
    city.at().cred.add(city, side, -lost);
    if (city.isHeard()) city.tell(rule, "cred.lost", city.name(side), lost, city.cred(side));
    Branches.watch(city);
  }

  @Cites(GN_3_04)
  public static void gain(NightCity city, int side, Resource resource, int amount, Rule rule) {
    if (amount <= 0) return;
    city.at().resources.add(city, side * Resource.COUNT + resource.ordinal(), amount);
    if (city.isHeard()) city.tell(rule, "gained", city.name(side), amount, resource);
  }

  public static void gain(NightCity city, int side, Effect.Gain gain, Rule rule) {
    if (gain.good() == Effect.Good.SC) cred(city, side, gain.amount(), rule);
    else gain(city, side, gain.good().resource(), gain.amount(), rule);
  }

  public static void lose(NightCity city, int side, Resource resource, int amount, Rule rule) {
    if (amount <= 0) return;
    city.at().resources.add(city, side * Resource.COUNT + resource.ordinal(), -amount);
    if (city.isHeard()) city.tell(rule, "spent", city.name(side), amount, resource);
  }

  /** Whether a side can pay, with secrets for what it lacks. */
  @Cites({GN_3_02, GN_3_05})
  public static boolean canPay(NightCity city, int side, Resource resource, int amount) {
    return city.has(side, resource) + city.has(side, Resource.SECRETS) >= amount;
  }

  /** Pays next, with as many secrets as the payer likes. */
  public static void pay(NightCity city, int side, Resource resource, int amount, Rule rule) {
    if (amount > 0) city.then(new Pay(Seat.of(side), resource, amount, rule));
  }

  /** How many secrets stand in for another resource. */
  @Cites({GN_3_02, GN_3_03, GN_3_06})
  record Pay(Seat seat, Resource resource, int amount, Rule cause) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.pay", amount, resource);
    }

    @Override
    public Rule rule() {
      return GN_3_02;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      int least = Math.max(0, amount - city.has(seat.index(), resource));
      int most = Math.min(amount, city.has(seat.index(), Resource.SECRETS));
      for (int secrets = least; secrets <= most; secrets++) may.add(Amount.of(secrets));
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      int secrets = ((Amount) option).number();
      lose(city, seat.index(), resource, amount - secrets, cause);
      lose(city, seat.index(), Resource.SECRETS, secrets, cause);
    }
  }
}
