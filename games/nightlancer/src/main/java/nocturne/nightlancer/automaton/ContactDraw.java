package nocturne.nightlancer.automaton;

import static nocturne.nightlancer.NightlancerRule.NL_18_14;
import static nocturne.nightlancer.NightlancerRule.NL_19_08;
import static nocturne.nightlancer.NightlancerRule.NL_19_12;
import static nocturne.nightlancer.NightlancerRule.NL_19_13;

import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.challenge.Answer;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.mission.Crews;

/**
 * The automaton turns up Contacts, one at a time: one that fits is played on a player.
 *
 * @param left how many it still may turn up
 */
@Cites({NL_18_14, NL_19_08})
public record ContactDraw(Seat target, Trigger trigger, int left) implements Step<City> {

  private static final int CARDS = 2;

  /** Whether an automaton acts against a player at all. */
  @Cites({NL_19_12, NL_19_13})
  public static boolean threatens(City city, Seat target, Trigger trigger) {
    if (!city.plan().isTogether()) return false;
    if (trigger == Trigger.CHALLENGE && Ability.of(city.at().ability.get(city)).isCombat())
      return false;
    int slot = city.slotOf(target);
    return slot < 0
        || trigger == Trigger.TURN_ORDER
        || !city.edition().automaton().respectsDeals()
        || !Crews.hasDeal(city, slot);
  }

  /** Whether it matters against whom of several it acts first, and the players may say it. */
  public static boolean isOrdered(City city, Seats targets, Trigger trigger) {
    return targets.size() > 1
        && threatens(city, targets.first(), trigger)
        && city.edition().automaton().letsPlayersOrderDraws()
        && Automaton.heat(city) < City.MOST_HEAT;
  }

  public static ContactDraw against(Seat target, Trigger trigger) {
    return new ContactDraw(target, trigger, CARDS);
  }

  @Override
  public void run(City city) {
    var at = city.at();
    if (left == 0 || Automaton.heat(city) == City.MOST_HEAT) return;
    if (trigger == Trigger.TURN_ORDER && city.order().placeOfAutomaton() == 0) return;
    if (!city.refill(at.contactDeck, at.contactDiscard)) return;
    city.then(new ContactDraw(target, trigger, left - 1));
    var automaton = city.edition().automaton();
    var card = at.contactDeck.top(city);
    if (trigger.matches(city, card)) {
      at.contactDeck.moveTop(city, at.against(target));
      city.tell(automaton.contacts(), "automaton.plays", automaton.name(), card, target);
      Automaton.warm(city);
      // In a challenge the player answers it with the cards of the attempt.
      if (trigger != Trigger.CHALLENGE) Answer.to(city, target, card, trigger);
    } else {
      at.contactDeck.moveTop(city, at.contactDiscard);
      city.tell(automaton.contacts(), "automaton.turns", automaton.name(), card);
    }
  }
}
