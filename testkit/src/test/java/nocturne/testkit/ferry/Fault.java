package nocturne.testkit.ferry;

/** What can be wrong with a game: each is found by one property of the kit. */
public enum Fault {
  NONE,
  /** A step throws when three crates lie on the quay. */
  THROWS,
  /** The last round never comes. */
  NEVER_ENDS,
  /** Two options have one id. */
  TWIN_OPTIONS,
  /** A crate on the quay also stays in the hold. */
  DOUBLES_A_CRATE,
  /** A crate is not laid out. */
  FORGETS_A_CRATE,
  /** The table keeps a number that its copies share. */
  SHARES_A_NUMBER,
  /** A step on the agenda prints its address. */
  UNPRINTABLE_STEP,
  /** Dice from outside the table. */
  FOREIGN_DICE,
  /** The prompt names the crate on top of the hold. */
  TELLTALE_PROMPT,
  /** What may be chosen depends on the crate on top of the hold. */
  TELLTALE_OPTIONS,
  /** A step holds a crate of somebody's own. */
  TELLTALE_STEP,
  /** Everybody is told which crate was taken aboard. */
  TELLTALE_HAPPENING,
  /** An option that throws when it is taken. */
  BROKEN_OPTION,
  /** What is offered is refused as well. */
  OFFERED_AND_REFUSED,
  /** Secret numbers come to light without a word to the kernel. */
  SILENT_REVEAL,
  /** A sentence is missing. */
  SPEECHLESS,
  /** The standings are not those of the seats. */
  WRONG_STANDINGS,
  /** The quay may hold five crates and no more, says the game's own check. */
  FULL_QUAY
}
