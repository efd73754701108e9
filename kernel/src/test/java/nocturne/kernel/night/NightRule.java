package nocturne.kernel.night;

import nocturne.kernel.Rule;

/** The ledger of Night Cards. */
public enum NightRule implements Rule {
  /** A round begins: two cards are laid out, and the lamp is lit by a roll. */
  NC_1,
  /** A seat takes two actions. */
  NC_2,
  /** Only one peek at the deck in a turn. */
  NC_3,
  /** Whoever holds a card with a light back may raise the alarm when a turn ends. */
  NC_4,
  /** Everybody wagers in secret. */
  NC_5,
  /** Everybody bids a card in secret. */
  NC_6,
  /** The highest bid takes the wagers. */
  NC_7,
  /** Who has most wins; those who have equally much share it. */
  NC_8;

  @Override
  public String id() {
    return name().replace('_', '-');
  }
}
