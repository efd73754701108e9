package nocturne.app.screen;

/** What terminals are told besides words. */
final class Codes {

  /** To the top left corner, and nothing on the screen. */
  static final String CLEAR = "\033[H\033[2J";

  /** Nothing in what has scrolled away. */
  static final String FORGET = "\033[3J";

  private Codes() {}
}
