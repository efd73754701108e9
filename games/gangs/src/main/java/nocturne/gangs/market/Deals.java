package nocturne.gangs.market;

import static nocturne.gangs.GangsRule.GN_8_03;
import static nocturne.gangs.GangsRule.GN_8_05;
import static nocturne.gangs.GangsRule.GN_8_06;
import static nocturne.gangs.GangsRule.GN_8_07;
import static nocturne.gangs.GangsRule.GN_8_08;
import static nocturne.gangs.GangsRule.GN_8_09;
import static nocturne.gangs.GangsRule.GN_8_11;
import static nocturne.gangs.GangsRule.GN_8_14;

import nocturne.gangs.Cites;
import nocturne.gangs.Fortune;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Deal;
import nocturne.gangs.component.Opportunity;
import nocturne.gangs.component.PoiKind;
import nocturne.gangs.component.Resource;
import nocturne.gangs.district.Control;
import nocturne.gangs.effect.Effects;
import nocturne.gangs.effect.Requirement;
import nocturne.gangs.story.Branches;
import nocturne.gangs.story.Modifiers;
import nocturne.kernel.Options;
import nocturne.kernel.Step;
import nocturne.kernel.Zone;

/** Opportunities, and what it takes to seize one. */
public final class Deals {

  private Deals() {}

  /** How many deals of a type a gang has seized. */
  @Cites(GN_8_11)
  public static int owned(NightCity city, int side, Deal deal) {
    var seized = city.at().seized(side);
    int owned = 0;
    for (int place = 0; place < seized.size(city); place++)
      if (seized.get(city, place).deal() == deal) owned++;
    return owned;
  }

  /** Lists what a gang may seize, with reasons for the rest. */
  @Cites(GN_8_05)
  static void list(NightCity city, int side, Options may) {
    boolean open = Control.controls(city, side, PoiKind.BUSINESS);
    if (!open && !may.explaining()) return;
    for (var slot : city.at().opportunities) offer(city, side, slot, open, may);
    offer(city, side, city.at().specialOffer, open, may);
    if (Keeping.has(city, side)) offer(city, side, city.at().personal, open, may);
  }

  private static void offer(
      NightCity city, int side, Zone<Opportunity> slot, boolean open, Options may) {
    if (slot.isEmpty(city)) return;
    var card = slot.top(city);
    if (!open) may.refuse(card, GN_8_03);
    else if (!isAllowed(city, side, card)) may.refuse(card, GN_8_06);
    else if (!Fortune.canPay(city, side, Resource.CONTRABAND, cost(city, card)))
      may.refuse(card, GN_8_07);
    else may.add(card);
  }

  private static int cost(NightCity city, Opportunity card) {
    return Modifiers.cost(city, card);
  }

  /** Whether a gang meets the requirements of a card. */
  public static boolean isAllowed(NightCity city, int side, Opportunity card) {
    var requires = card.requires();
    for (int i = 0; i < requires.size(); i++) if (!meets(city, side, requires.get(i))) return false;
    return Modifiers.allowsSeizing(city, side, card);
  }

  private static boolean meets(NightCity city, int side, Requirement requirement) {
    return switch (requirement) {
      case Requirement.Presence(var districts) -> {
        boolean there = false;
        for (int i = 0; i < districts.size(); i++)
          there |= Control.isPresent(city, side, number(city, districts.get(i)));
        yield there;
      }
      case Requirement.PresenceCount(var count) ->
          Control.districtsWithPresence(city, side) >= count;
      case Requirement.Dominance(var district) ->
          Control.dominates(city, side, number(city, district));
      case Requirement.Control(var kind) -> Control.controls(city, side, kind);
    };
  }

  private static int number(NightCity city, String district) {
    return city.contents().district(district).index();
  }

  /** Pays for a card, takes it, and then its rewards. */
  static void seize(NightCity city, int side, Opportunity card) {
    city.then(new Take(side, card));
    Fortune.pay(city, side, Resource.CONTRABAND, cost(city, card), GN_8_07);
  }

  /** The card goes beside the dashboard; its slot stays empty until the end of the turn. */
  @Cites({GN_8_09, GN_8_14})
  record Take(int side, Opportunity card) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      place(city).move(city, card, city.at().seized(side));
      if (city.isHeard()) city.tell(GN_8_08, "seized", city.name(side), card);
      Effects.perform(city, side, -1, card.effects(), GN_8_09);
      Branches.watch(city);
    }

    private Zone<Opportunity> place(NightCity city) {
      for (var slot : city.at().opportunities) if (slot.has(city, card)) return slot;
      if (city.at().specialOffer.has(city, card)) return city.at().specialOffer;
      return city.at().personal;
    }
  }
}
