package nocturne.lab.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import nocturne.kernel.Language;
import nocturne.lab.compare.Change.Family;
import nocturne.lab.stat.Doubt;
import nocturne.lab.stat.PairedMean;
import nocturne.lab.stat.Share;
import nocturne.lab.store.Answer;
import nocturne.lab.store.Archive;
import nocturne.lab.store.RunFolder;

/** Two runs of the same seeds, game by game. */
public final class Comparison implements AutoCloseable {

  private static final String PAIRS =
      """
      SELECT %1$s AS before, %2$s AS after
      FROM a_games a JOIN b_games b USING (number)
      WHERE before IS NOT NULL AND after IS NOT NULL ORDER BY number
      """;

  /** The games that have their like in the other run. */
  private static final String BOTH = "SELECT number FROM a_games JOIN b_games USING (number)";

  private final Archive archive;
  private final Language language;

  private Comparison(Archive archive, Language language) {
    this.archive = archive;
    this.language = language;
  }

  public static Comparison of(RunFolder a, RunFolder b, Language language) {
    return new Comparison(Archive.open(a, b), language);
  }

  /** How many games have their like in the other run. */
  public long pairs() {
    return archive.ask("SELECT count(*) FROM (" + BOTH + ")").number();
  }

  /** Everything that was measured, family by family. */
  public List<Change> changes() {
    var changes = new ArrayList<Change>();
    for (var family : List.of(perGame(), wins(), characters(), cards(), worth()))
      changes.addAll(together(family));
    return changes;
  }

  private static List<Change> together(List<Change> family) {
    var doubts = Doubt.together(family.stream().mapToDouble(Change::doubt).toArray());
    var changes = new ArrayList<Change>();
    for (int i = 0; i < doubts.length; i++) changes.add(family.get(i).withDoubt(doubts[i]));
    return changes;
  }

  private List<Change> perGame() {
    var changes = new ArrayList<Change>();
    mean(changes, Family.GAME, "choices", false, columns("choices"));
    mean(changes, Family.GAME, "rounds", false, columns("nullif(%s.rounds, 0)"));
    mean(changes, Family.GAME, "branching", false, columns("%1$s.options / %1$s.choices"));
    mean(changes, Family.GAME, "score", false, ofSeats("avg(score)", ""));
    mean(changes, Family.GAME, "margin", false, columns("margin"));
    mean(changes, Family.GAME, "comeback", true, columns("%s.comeback::INT"));
    return changes;
  }

  private List<Change> wins() {
    var changes = new ArrayList<Change>();
    if (archive.ask("SELECT max(sides) FROM a_games").number() == 1) {
      mean(changes, Family.WINS, "success", true, columns("(%s.winners > 0)::INT"));
      return changes;
    }
    long seats = archive.ask("SELECT max(seat) FROM a_seats").number();
    for (int seat = 1; seat <= seats; seat++)
      mean(changes, Family.WINS, "seat." + seat, true, ofSeats("sum(win)", "AND seat = " + seat));
    return changes;
  }

  /** The same expression of both games of a pair. */
  private Answer columns(String expression) {
    var pattern = expression.contains("%") ? expression : "%s." + expression;
    return archive.ask(
        PAIRS.formatted(
            String.format(Locale.ROOT, pattern, "a"), String.format(Locale.ROOT, pattern, "b")));
  }

  private Answer ofSeats(String expression, String which) {
    var one = "(SELECT %s FROM %s_seats s WHERE s.game = number %s)";
    return archive.ask(
        PAIRS.formatted(
            one.formatted(expression, "a", which), one.formatted(expression, "b", which)));
  }

  private static void mean(
      List<Change> changes, Family family, String what, boolean percent, Answer pairs) {
    var before = pairs.reals(0);
    var after = pairs.reals(1);
    if (before.length == 0) return;
    var differences = new double[before.length];
    double sum = 0;
    for (int i = 0; i < before.length; i++) {
      differences[i] = after[i] - before[i];
      sum += before[i];
    }
    var mean = PairedMean.of(differences);
    double first = sum / before.length;
    changes.add(
        new Change(
            family,
            what,
            false,
            percent,
            first,
            first + mean.mean(),
            mean.low(),
            mean.high(),
            mean.doubt()));
  }

  private List<Change> characters() {
    return proportions(
        Family.CHARACTERS,
        """
        WITH had AS (
          SELECT 'a' AS run, "character" AS id, win FROM a_seats WHERE game IN (%1$s)
          UNION ALL SELECT 'b', "character", win FROM b_seats WHERE game IN (%1$s))
        """
            .formatted(BOTH));
  }

  private List<Change> worth() {
    return proportions(
        Family.WORTH,
        """
        WITH held AS (
          SELECT DISTINCT 'a' AS run, game, seat, thing FROM a_happenings
          WHERE meaning IN ('bought', 'played') AND seat IS NOT NULL
          UNION ALL SELECT DISTINCT 'b', game, seat, thing FROM b_happenings
          WHERE meaning IN ('bought', 'played') AND seat IS NOT NULL),
        everybody AS (
          SELECT 'a' AS run, game, seat, win FROM a_seats WHERE game IN (%1$s)
          UNION ALL SELECT 'b', game, seat, win FROM b_seats WHERE game IN (%1$s)),
        had AS (SELECT run, thing AS id, win FROM held JOIN everybody USING (run, game, seat))
        """
            .formatted(BOTH));
  }

  /**
   * Wins in both runs by what seats had.
   *
   * @param had makes the rows: in which run, what, and the win
   */
  private List<Change> proportions(Family family, String had) {
    var found =
        archive.ask(
            had
                + """
                , names AS (SELECT * FROM a_things UNION SELECT * FROM b_things)
                SELECT coalesce(any_value(t.%1$s), id),
                  sum(win) FILTER (run = 'a'), count(*) FILTER (run = 'a'),
                  sum(win) FILTER (run = 'b'), count(*) FILTER (run = 'b')
                FROM had LEFT JOIN (SELECT id, any_value(%1$s) AS %1$s FROM names GROUP BY id) t
                USING (id) WHERE id IS NOT NULL GROUP BY id ORDER BY id
                """
                    .formatted(language.tag()));
    var changes = new ArrayList<Change>();
    for (var row : found.rows()) {
      var before = new Share(row.real(1), row.real(2));
      var after = new Share(row.real(3), row.real(4));
      double difference = after.rate() - before.rate();
      double reach = before.reach(after);
      changes.add(
          new Change(
              family,
              row.text(0),
              true,
              true,
              before.rate(),
              after.rate(),
              difference - reach,
              difference + reach,
              before.likeness(after)));
    }
    return changes;
  }

  private List<Change> cards() {
    var found =
        archive.ask(
            """
            WITH runs AS (
              SELECT DISTINCT game, thing AS id, 1 AS a, 0 AS b FROM a_happenings
              WHERE meaning IN ('bought', 'played')
              UNION ALL SELECT DISTINCT game, thing, 0, 1 FROM b_happenings
              WHERE meaning IN ('bought', 'played')),
            pairs AS (
              SELECT game, id, max(a) AS a, max(b) AS b
              FROM runs WHERE game IN (%2$s) GROUP BY game, id),
            names AS (
              SELECT id, any_value(%1$s) AS %1$s
              FROM (SELECT * FROM a_things UNION SELECT * FROM b_things) GROUP BY id)
            SELECT coalesce(any_value(t.%1$s), id), sum(a), sum(b),
              count(*) FILTER (a > b), count(*) FILTER (b > a)
            FROM pairs LEFT JOIN names t USING (id) GROUP BY id ORDER BY id
            """
                .formatted(language.tag(), BOTH));
    double pairs = Math.max(1, pairs());
    var changes = new ArrayList<Change>();
    for (var row : found.rows()) {
      int only = (int) row.number(3);
      int now = (int) row.number(4);
      double difference = (now - only) / pairs;
      double reach =
          Share.Z * Math.sqrt(Math.max(0, only + now - pairs * difference * difference)) / pairs;
      changes.add(
          new Change(
              Family.CARDS,
              row.text(0),
              true,
              true,
              row.real(1) / pairs,
              row.real(2) / pairs,
              difference - reach,
              difference + reach,
              Doubt.ofNoChange(only, now)));
    }
    return changes;
  }

  @Override
  public void close() {
    archive.close();
  }
}
