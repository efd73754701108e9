package nocturne.nightlancer.effect;

import nocturne.nightlancer.component.ContactType;
import nocturne.nightlancer.component.MarketType;
import nocturne.nightlancer.component.Resource;

/** What has to be given for something, always in full. */
public sealed interface Cost {

  /** PAY. */
  record Pay(Resource resource, int amount) implements Cost {}

  /** DISCARD_HAND: cards of this sort from the Hand. */
  record DiscardHand(Sort sort, int count) implements Cost {}

  /** DISCARD_ASSET: Black Market cards of this type. */
  record DiscardAsset(MarketType type, int count) implements Cost {}

  /** TAKE_HEAT. */
  record TakeHeat(int amount) implements Cost {}

  /** LOSE_IDEAL. */
  record LoseIdeal(int amount) implements Cost {}

  /** Which cards of a Hand are meant. */
  enum Sort {
    ANY,
    OPPORTUNITY,
    CONTACT,
    FIXER,
    COMPANY,
    SECURITY,
    SMARTS,
    SOCIAL;

    public boolean takesOpportunities() {
      return this == ANY || this == OPPORTUNITY;
    }

    public boolean takes(ContactType type) {
      return this == ANY || this == CONTACT || name().equals(type.name());
    }
  }
}
