package nocturne.server.whole;

/** What a client may be doing at the moment a node is killed. */
enum Deed {
  OPEN,
  JOIN,
  START,
  CHOOSE,
  UNDO,
  SAY;

  boolean isBeforeTheGame() {
    return this == OPEN || this == JOIN || this == START;
  }
}
