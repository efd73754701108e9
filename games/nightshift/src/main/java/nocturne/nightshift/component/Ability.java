package nocturne.nightshift.component;

/** What a dancer does better than anybody else, all night. */
public sealed interface Ability {

  /** Each Tipper pays her more. */
  record TipAdd(int amount) implements Ability {}

  /** Customers are more loyal while Committed to her and among her Subscribers. */
  record LoyaltyAdd(int amount) implements Ability {}

  /** Each of her Shots adds more. */
  record ShotAdd(int amount) implements Ability {}

  /** When her numbered die shows this she may roll again, once a roll. */
  record Reroll(int natural) implements Ability {}

  /** Once a Private Room visit she may redo her latest draw for free. */
  record FreeRedo() implements Ability {}
}
