package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_7_39;
import static nocturne.gangs.GangsRule.GN_7_40;
import static nocturne.gangs.GangsRule.GN_7_41;
import static nocturne.gangs.GangsRule.GN_7_42;
import static nocturne.gangs.GangsRule.GN_7_43;
import static nocturne.gangs.GangsRule.GN_7_44;

import nocturne.gangs.Cites;
import nocturne.gangs.Fortune;
import nocturne.gangs.NightCity;
import nocturne.gangs.Places;
import nocturne.gangs.component.Feat;
import nocturne.gangs.component.Kin;
import nocturne.gangs.component.Resource;
import nocturne.gangs.component.Role;
import nocturne.gangs.district.Control;
import nocturne.gangs.effect.BuyCred;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Seat;
import nocturne.kernel.Step;

/** Step 6: what the cards pay for, judged for all at once and paid one after another. */
@Cites(GN_7_40)
final class Feats {

  /** After the pay of the cards comes that of a debt. */
  private static final int DEBT = Places.MOST_PLAYED - 1;

  private Feats() {}

  /** What everybody is owed, before anybody gets anything. */
  @Cites(GN_7_43)
  record Judge() implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      for (int side = 0; side < city.seatCount(); side++) {
        if (!Firefight.takesPart(city, side)) continue;
        var played = city.at().played(side);
        for (int place = 0; place < played.size(city); place++)
          city.at()
              .pay
              .set(city, index(side, place), worth(city, side, played.get(city, place).feat()));
        int debtor = city.at().payback.get(city, side) - 1;
        if (debtor >= 0 && lost(city, debtor, Kin.UNIT) > 0)
          city.at().pay.set(city, index(side, DEBT), Payback.cred(city, side));
      }
      new Pay(0, 0).run(city);
    }
  }

  private static int index(int side, int card) {
    return side * Places.MOST_PLAYED + card;
  }

  private static int lost(NightCity city, int side, Kin kin) {
    return city.at().lost.get(city, side * Kin.COUNT + kin.ordinal());
  }

  @Cites({GN_7_41, GN_7_42})
  private static int worth(NightCity city, int side, Feat feat) {
    int times = times(city, side, feat);
    return feat.cred() * (feat.each() ? times : Math.min(1, times));
  }

  /** How often a condition is met. */
  private static int times(NightCity city, int side, Feat feat) {
    int district = Firefight.district(city);
    return switch (feat.word()) {
      case LOST_NONE -> one(lost(city, side, Kin.UNIT) == 0);
      case NONE_LEFT -> one(!Units.isIn(city, side, district));
      case TECHIE_LEFT -> one(Units.count(city, side, Role.TECHIE.bit(), district) > 0);
      case NO_OPPOSING_LEFT -> one(!isOpposed(city, side, district));
      case OPPONENT_LOST -> {
        int lost = 0;
        for (int other = 0; other < city.sides(); other++)
          if (other != side) lost += lost(city, other, feat.kin());
        yield lost;
      }
      case OPPONENT_FIREPOWER -> {
        int strong = 0;
        for (int other = 0; other < city.sides(); other++)
          if (other != side
              && Firefight.takesPart(city, other)
              && city.at().firepower.get(city, other) >= feat.number()) strong++;
        yield strong;
      }
      case NOT_DOMINATING -> one(!Control.dominates(city, side, district));
      case SECRET_GAINED -> city.at().secretsGained.get(city, side);
      case BUY -> 0;
    };
  }

  private static int one(boolean met) {
    return met ? 1 : 0;
  }

  private static boolean isOpposed(NightCity city, int side, int district) {
    for (int other = 0; other < city.sides(); other++)
      if (other != side && Units.isIn(city, other, district)) return true;
    return false;
  }

  /** One player after another, card by card. */
  @Cites(GN_7_44)
  record Pay(int place, int card) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      int first = card;
      for (int now = place; now < city.sides(); now++, first = 0) {
        int side = Firefight.inOrder(city, now);
        if (!Firefight.isPlaying(city, side)) continue;
        for (int due = first; due < Places.MOST_PLAYED; due++)
          if (isPaid(city, side, due)) {
            city.then(new Pay(now, due + 1));
            pay(city, side, due);
            return;
          }
      }
    }

    private static boolean isPaid(NightCity city, int side, int card) {
      return city.at().pay.get(city, index(side, card)) > 0 || isForSale(city, side, card);
    }

    /** Whether Street Cred can be bought with a card. */
    private static boolean isForSale(NightCity city, int side, int card) {
      var played = city.at().played(side);
      return card < played.size(city)
          && played.get(city, card).feat().word() == Feat.Word.BUY
          && city.has(side, Resource.SECRETS) > 0;
    }

    private static void pay(NightCity city, int side, int card) {
      Fortune.cred(city, side, city.at().pay.get(city, index(side, card)), GN_7_39);
      if (!isForSale(city, side, card)) return;
      var feat = city.at().played(side).get(city, card).feat();
      city.then(new BuyCred(Seat.of(side), 1, feat.cred(), feat.number(), GN_7_44));
    }
  }
}
