package nocturne.syndicates.effect;

import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import nocturne.syndicates.component.Sector;
import nocturne.text.Item;

/**
 * Reads sentences as the packs write them, such as {@code ADD 2 ADJ SP}, and says at which word one
 * goes wrong.
 */
public final class SentenceParser {

  /** No sentence speaks of a larger amount. */
  public static final int MOST = 3;

  private static final Map<String, BiFunction<Integer, Target, Sentence>> WITH_AMOUNT =
      Map.of(
          "ADD", Add::new,
          "STRENGTHEN", Strengthen::new,
          "PUSH", Push::new,
          "PULL", Pull::new,
          "SHIP", Ship::new,
          "ELIMINATE", Eliminate::new,
          "REPLACE", Replace::new);

  private static final Map<String, Function<Target, Sentence>> WITH_TARGET =
      Map.of("LOCKDOWN", Lockdown::new, "DISPLACE", Displace::new);

  private static final Map<String, Sentence> ALONE =
      Map.of(
          "BURN",
          new Burn(),
          "SACRIFICE",
          new Sacrifice(),
          "REANIMATE",
          new Reanimate(),
          "GAMBLE",
          new Gamble());

  private static final Sentence NONE = new Burn();

  private final Map<String, Sector> sectors;

  public SentenceParser(Map<String, Sector> sectors) {
    this.sectors = sectors;
  }

  /** Where a sentence stands, which decides what it may speak of. */
  public enum Position {
    /** The first or only sentence above the line. */
    FIRST_ABOVE,
    /** The second sentence above the line, which may refer to the first. */
    SECOND_ABOVE,
    BELOW,
    /** The effect of an operation token, which has no Focus Pile to gamble for. */
    HUSTLE
  }

  /**
   * The sentence written here; where it is none a problem is noted, and what comes back is not to
   * be used.
   */
  public Sentence parse(Item item, Position position) {
    return new Reading(item, position).sentence().orElse(NONE);
  }

  private final class Reading {

    private final Item item;
    private final Position position;
    private final String text;
    private int at;

    Reading(Item item, Position position) {
      this.item = item;
      this.position = position;
      this.text = item.text();
    }

    Optional<Sentence> sentence() {
      int start = at;
      var keyword = word();
      Optional<Sentence> sentence;
      if (WITH_AMOUNT.containsKey(keyword)) {
        sentence =
            amount()
                .flatMap(
                    amount ->
                        target().map(target -> WITH_AMOUNT.get(keyword).apply(amount, target)));
      } else if (WITH_TARGET.containsKey(keyword)) {
        int place = next();
        var target = target();
        if (target.filter(Target::isAll).isPresent())
          return wrong(place, keyword + " marks one sector, not all of several");
        sentence = target.map(WITH_TARGET.get(keyword));
      } else if (keyword.equals("INTERFERE")) {
        sentence = amount().map(Interfere::new);
      } else if (keyword.equals("GAMBLE") && position == Position.HUSTLE) {
        return wrong(start, "GAMBLE needs a Focus Pile, and a hustle has none");
      } else if (ALONE.containsKey(keyword)) {
        sentence = Optional.of(ALONE.get(keyword));
      } else {
        return wrong(start, "expected a keyword such as ADD or BURN, not '" + keyword + "'");
      }
      if (sentence.isPresent() && !rest().isEmpty())
        return wrong(at, "nothing may follow here, but '" + rest() + "' does");
      return sentence;
    }

    private Optional<Integer> amount() {
      int start = next();
      var word = word();
      if (!word.matches("[1-" + MOST + "]"))
        return wrong(start, "expected an amount from 1 to " + MOST + ", not '" + word + "'");
      return Optional.of(Integer.valueOf(word));
    }

    private Optional<Target> target() {
      int start = next();
      var word = word();
      return switch (word) {
        case "ANY" -> Optional.of(new Target.Any());
        case "ADJ" -> sector().map(Target.Adjacent::new);
        case "ONE" -> oneOrAll(new Target.OneBurned(), Target.OneIf::new);
        case "ALL" -> oneOrAll(new Target.AllBurned(), Target.AllIf::new);
        case "SAME" ->
            position == Position.SECOND_ABOVE
                ? Optional.of(new Target.Same())
                : wrong(
                    start, "only the second sentence above the line can speak of the SAME place");
        default ->
            sectors.containsKey(word)
                ? Optional.of(new Target.In(sectors.get(word)))
                : wrong(start, "expected a sector, ADJ, ANY, ONE, ALL or SAME, not '" + word + "'");
      };
    }

    private Optional<Target> oneOrAll(Target burned, Function<Condition, Target> conditional) {
      int start = next();
      var word = word();
      return switch (word) {
        case "BURNED" -> Optional.of(burned);
        case "IF" -> condition().map(conditional);
        default -> wrong(start, "expected BURNED or IF, not '" + word + "'");
      };
    }

    private Optional<Condition> condition() {
      int start = next();
      var word = word();
      for (var condition : Condition.values())
        if (condition.word().equals(word)) return Optional.of(condition);
      return wrong(start, "expected MINE>=1, ABSENT, RIVAL, CONTROL or LOCKED, not '" + word + "'");
    }

    private Optional<Sector> sector() {
      int start = next();
      var word = word();
      if (!sectors.containsKey(word)) return wrong(start, "expected a sector, not '" + word + "'");
      return Optional.of(sectors.get(word));
    }

    /** Where the next word begins. */
    private int next() {
      while (at < text.length() && text.charAt(at) == ' ') at++;
      return at;
    }

    private String word() {
      int start = next();
      while (at < text.length() && text.charAt(at) != ' ') at++;
      return text.substring(start, at);
    }

    private String rest() {
      return text.substring(next());
    }

    private <X> Optional<X> wrong(int offset, String message) {
      item.problem(Math.min(offset, Math.max(0, text.length() - 1)), message);
      return Optional.empty();
    }
  }
}
