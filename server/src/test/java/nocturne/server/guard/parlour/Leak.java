package nocturne.server.guard.parlour;

/** Which secret gets out of the parlour. */
public enum Leak {
  NONE,
  /** A card that was laid face down is named to everybody. */
  NAMED,
  /** Something more is told where that card is one of some. */
  HINTED,
  /** A question mentions what lies on top of the deck. */
  ASKED,
  /** So does a refusal. */
  REFUSED
}
