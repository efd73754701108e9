package nocturne.server.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Optional;

/** One thing that happened at a table: the body of a journal entry. Seats count from 0. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
@JsonSubTypes({
  @JsonSubTypes.Type(value = TableEvent.Opened.class, name = "opened"),
  @JsonSubTypes.Type(value = TableEvent.Sat.class, name = "sat"),
  @JsonSubTypes.Type(value = TableEvent.Rose.class, name = "rose"),
  @JsonSubTypes.Type(value = TableEvent.Started.class, name = "started"),
  @JsonSubTypes.Type(value = TableEvent.Chose.class, name = "chose"),
  @JsonSubTypes.Type(value = TableEvent.UndoAsked.class, name = "undo-asked"),
  @JsonSubTypes.Type(value = TableEvent.UndoAnswered.class, name = "undo-answered"),
  @JsonSubTypes.Type(value = TableEvent.Undid.class, name = "undid"),
  @JsonSubTypes.Type(value = TableEvent.Said.class, name = "said"),
  @JsonSubTypes.Type(value = TableEvent.PassesSet.class, name = "passes"),
  @JsonSubTypes.Type(value = TableEvent.Nudged.class, name = "nudged"),
  @JsonSubTypes.Type(value = TableEvent.FlagFell.class, name = "flag-fell"),
  @JsonSubTypes.Type(value = TableEvent.Vacation.class, name = "vacation"),
  @JsonSubTypes.Type(value = TableEvent.BotTook.class, name = "bot-took"),
  @JsonSubTypes.Type(value = TableEvent.TakenBack.class, name = "taken-back"),
  @JsonSubTypes.Type(value = TableEvent.Frozen.class, name = "frozen"),
  @JsonSubTypes.Type(value = TableEvent.Thawed.class, name = "thawed"),
  @JsonSubTypes.Type(value = TableEvent.Closed.class, name = "closed"),
  @JsonSubTypes.Type(value = TableEvent.Followed.class, name = "followed")
})
public sealed interface TableEvent {

  /** Whether it may change who sits where. */
  default boolean isAboutSeats() {
    return this instanceof Opened
        || this instanceof Sat
        || this instanceof Rose
        || (this instanceof Started started && started.last().isPresent())
        || this instanceof BotTook
        || this instanceof TakenBack;
  }

  /**
   * @param branch where the game goes on from; missing where it begins as the rules say
   * @param seat the one that the host takes at once; missing where that is none
   */
  record Opened(
      Terms terms,
      String host,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Branch> branch,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Integer> seat)
      implements TableEvent {

    public Opened(Terms terms, String host) {
      this(terms, host, Optional.empty(), Optional.empty());
    }
  }

  /** Somebody took a seat before the start. */
  record Sat(int seat, Sitter sitter) implements TableEvent {}

  /** Somebody gave a seat up before the start. */
  record Rose(int seat) implements TableEvent {}

  /**
   * The game began, or went on from where it branches.
   *
   * @param rules the version of the rules it is played by, for ever
   * @param packs the hash of the packs it is played with, for ever
   * @param seed the secret; it leaves the server when the game is over
   * @param last who sat down with that, where it began as soon as everybody was there
   */
  record Started(
      String rules,
      String packs,
      String seed,
      List<Long> lots,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Sat> last)
      implements TableEvent {

    public Started(String rules, String packs, String seed, List<Long> lots) {
      this(rules, packs, seed, lots, Optional.empty());
    }

    @Override
    public String toString() {
      return "Started[rules=" + rules + ", packs=" + packs + "]";
    }
  }

  /**
   * @param hash of the table before the choice, every few choices; 0 where there is none
   */
  record Chose(int seat, String option, long hash) implements TableEvent {}

  record UndoAsked(int seat) implements TableEvent {}

  record UndoAnswered(int seat, boolean yes) implements TableEvent {}

  record Undid(int seat) implements TableEvent {}

  record Said(String identity, String text) implements TableEvent {}

  record PassesSet(int seat, Passes passes) implements TableEvent {}

  record Nudged(int seat) implements TableEvent {}

  /** A seat's time ran out. */
  record FlagFell(int seat) implements TableEvent {}

  /** A player's clock rests until a moment. */
  record Vacation(int seat, long until) implements TableEvent {}

  /** The others let a bot play for somebody who is away. */
  record BotTook(int seat, String bot) implements TableEvent {}

  record TakenBack(int seat) implements TableEvent {}

  record Frozen(String why) implements TableEvent {}

  record Thawed() implements TableEvent {}

  /** Nobody started it. */
  record Closed() implements TableEvent {}

  /** The same people went on at another table. */
  record Followed(String table) implements TableEvent {}
}
