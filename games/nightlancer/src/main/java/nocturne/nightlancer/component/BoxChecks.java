package nocturne.nightlancer.component;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nocturne.kernel.Named;
import nocturne.nightlancer.effect.Effect.Penalty;
import nocturne.nightlancer.effect.Effect.SwapOrder;
import nocturne.text.Sections;

/** What must hold between the parts of a box. */
final class BoxChecks {

  private static final int FEWEST_LANCERS = 4;
  private static final int FEWEST_OF_A_PART = 5;

  private BoxChecks() {}

  static void check(Sections sections, Contents contents) {
    if (contents.lancers().size() < FEWEST_LANCERS)
      wrong(sections, "nightlancers", "at least four Nightlancers are needed");
    if (contents.spaces().size() > Board.MOST)
      wrong(sections, "spaces", "there is room for " + Board.MOST + " spaces at most");
    for (var late : List.of(false, true)) {
      long rounds = contents.rounds().stream().filter(round -> round.late() == late).count();
      if (rounds < FEWEST_OF_A_PART)
        wrong(sections, "rounds", "at least five Early and five Late Round cards are needed");
    }
    for (var contact : contents.contacts())
      if (!isHostile(contact))
        wrong(sections, "contacts", contact.id() + ": the third use is the one of its type");
    var owned = new HashSet<String>();
    for (var lancer : contents.lancers()) {
      own(sections, lancer, lancer.asset(), contents.market(), owned);
      own(sections, lancer, lancer.opportunity(), contents.opportunities(), owned);
    }
    for (var card : contents.market()) owned(sections, "market", card, card.unique(), owned);
    for (var card : contents.opportunities())
      owned(sections, "opportunities", card, card.unique(), owned);
  }

  /** Whether the last use of a Contact hinders others in the way of its type. */
  private static boolean isHostile(Contact contact) {
    var use = contact.use(Contact.HOSTILE);
    return switch (contact.type()) {
      case FIXER -> use.timing() == Timing.TURN_ORDER && use.effect(SwapOrder.class).isPresent();
      case COMPANY -> use.timing() == Timing.PAYMENT_OTHER && contact.harm() > 0;
      case SECURITY, SMARTS, SOCIAL ->
          use.timing() == Timing.CHALLENGE_OTHER
              && use.effect(Penalty.class).map(Penalty::ability).equals(contact.type().hinders());
    };
  }

  private static void own(
      Sections sections, Lancer lancer, String id, List<? extends Named> cards, Set<String> owned) {
    if (cards.stream().noneMatch(card -> card.id().equals(id)))
      wrong(sections, "nightlancers", lancer.id() + " has the card " + id + ", which there is not");
    if (!owned.add(id)) wrong(sections, "nightlancers", id + " belongs to two Nightlancers");
  }

  private static void owned(
      Sections sections, String section, Named card, boolean unique, Set<String> owned) {
    if (unique != owned.contains(card.id()))
      wrong(sections, section, card.id() + " must be unique exactly if a Nightlancer has it");
  }

  /** Something is wrong with a section as a whole: it is said at its first entry. */
  private static void wrong(Sections sections, String section, String message) {
    sections.entries(section).stream().limit(1).forEach(entry -> entry.problem(message));
  }
}
