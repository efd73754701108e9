package nocturne.server.wire;

import java.util.Optional;
import nocturne.kernel.Language;

/** What a client says at a table. */
public sealed interface ClientMessage {

  /** The longest option id, of any game. */
  int LONGEST_OPTION = 200;

  /** How many days one may be away at once. */
  int LONGEST_VACATION = 60;

  /**
   * Reads a message.
   *
   * @throws MessageRefused if it is not one
   */
  static ClientMessage read(String text) {
    return Fields.read(text).message();
  }

  /**
   * The first message: tell me how the table stands, and what has happened since I was here.
   *
   * @param from the number of the last message the client has of this table, in the same language;
   *     0 where it has none
   * @param language the one to speak, where it is not the player's usual one
   * @param portrayed whether the table is to be described in words too
   */
  record Hello(int from, Optional<Language> language, boolean portrayed) implements ClientMessage {}

  /** An answer to the question that was asked at this number. */
  record Choose(String option, long at) implements ClientMessage {}

  record Undo() implements ClientMessage {}

  record AnswerUndo(boolean yes) implements ClientMessage {}

  /** Chat: one line of visible text. */
  record Say(String text) implements ClientMessage {}

  /** Pass every interrupt window until then. */
  record Passes(Until until) implements ClientMessage {}

  /** No days ends a vacation. */
  record Vacation(int days) implements ClientMessage {}

  /** Play again with the same people: the socket goes on at the table where they do. */
  record Again() implements ClientMessage {}

  record Nudge() implements ClientMessage {}

  record Ping() implements ClientMessage {}

  /** How long a player passes without being asked. */
  enum Until {
    /** Not at all: ask me. */
    OFF,
    /** Until the windows that are open now have closed. */
    WINDOW,
    /** Until the player's next turn. */
    TURN,
    /** Until a window is about the player, and again after it. */
    MINE
  }
}
