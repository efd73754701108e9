package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.NightlancerRule.NL_12_09;
import static nocturne.nightlancer.NightlancerRule.NL_13_01;
import static nocturne.nightlancer.NightlancerRule.NL_13_04;
import static nocturne.nightlancer.NightlancerRule.NL_13_05;
import static nocturne.nightlancer.NightlancerRule.NL_6_06;
import static nocturne.nightlancer.NightlancerRule.NL_9_05;
import static nocturne.nightlancer.NightlancerRule.NL_9_08;

import java.util.Optional;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.nightlancer.City;
import nocturne.nightlancer.component.MarketCard;
import nocturne.nightlancer.component.MarketType;
import nocturne.nightlancer.effect.Costs;

/** Why a card that would help can't be used. */
final class Forbidden {

  private Forbidden() {}

  /** The rule by which a card stays out of this attempt, though it would add to it. */
  static Optional<Rule> inAttempt(City city, Seat seat, MarketCard card, boolean loaded) {
    var ability = Challenges.used(city, seat);
    var use = Kit.helping(card, ability);
    boolean helps = use.isPresent() || card.bonus(ability) > 0;
    if (!helps || card.always() || Kit.isUsed(city, card, Kit.IN_CHALLENGE))
      return Optional.empty();
    if (!Kit.isAtHand(city, seat, card, loaded)) return Optional.of(here(city, seat, card));
    if (card.type().isWeapon()) return Optional.of(NL_13_01);
    return use.filter(it -> !Costs.canPay(city, seat, it.costs())).map(it -> NL_12_09);
  }

  /** The rule by which a card can't be used where its owner is. */
  static Rule here(City city, Seat seat, MarketCard card) {
    boolean fights = Challenges.ability(city).isCombat();
    int slot = city.slotOf(seat);
    if (slot < 0) return fights ? NL_13_05 : NL_6_06;
    if (!city.mission(slot).allows(card)) return NL_9_08;
    return card.type() == MarketType.WEAPON || card.type() == MarketType.ARMOUR
        ? NL_13_04
        : NL_9_05;
  }
}
