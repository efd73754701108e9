package nocturne.lab.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import nocturne.kernel.Language;
import nocturne.lab.play.Plan;
import nocturne.lab.report.Findings.Card;
import nocturne.lab.report.Findings.Line;
import nocturne.lab.stat.Doubt;
import nocturne.lab.stat.Share;
import nocturne.lab.stat.Spread;
import nocturne.lab.store.Archive;
import nocturne.lab.store.RunFolder;

/** Reads the findings from the rows of a run. */
public final class Reader {

  /** Seats that play against others. */
  private static final String CONTEST =
      "(SELECT s.*, g.variant, g.sides FROM seats s JOIN games g ON g.number = s.game"
          + " WHERE g.sides > 1)";

  private final Archive archive;
  private final Language language;

  private Reader(Archive archive, Language language) {
    this.archive = archive;
    this.language = language;
  }

  /** What a run shows, with the names of things in a language. */
  public static Findings read(RunFolder folder, Language language) {
    try (var archive = Archive.open(folder)) {
      return new Reader(archive, language).findings();
    }
  }

  private Findings findings() {
    var whole =
        archive
            .ask(
                """
                SELECT count(*),
                  count(*) FILTER (sides = 1 AND winners > 0), count(*) FILTER (sides = 1),
                  count(*) FILTER (comeback), count(comeback),
                  coalesce(sum(options) / sum(choices), 0), max(widest)
                FROM games
                """)
            .rows()
            .getFirst();
    return new Findings(
        whole.number(0),
        new Share(whole.real(1), whole.real(2)),
        lines("seat::VARCHAR", "seat", CONTEST),
        lines("bot", "bot", "seats"),
        characters(),
        variants(),
        spread("SELECT choices FROM games"),
        spread("SELECT rounds FROM games WHERE rounds > 0"),
        spread("SELECT score FROM seats"),
        spread("SELECT margin FROM games WHERE margin IS NOT NULL"),
        new Share(whole.real(3), whole.real(4)),
        whole.real(5),
        whole.number(6),
        cards());
  }

  private Spread spread(String sql) {
    return Spread.of(archive.ask(sql).reals(0));
  }

  private List<Line> lines(String name, String by, String from) {
    return lines(
        "SELECT %s, sum(win), count(*), avg(score) FROM %s GROUP BY %s ORDER BY %s"
            .formatted(name, from, by, by));
  }

  private List<Line> lines(String sql) {
    return archive.ask(sql).rows().stream()
        .map(row -> new Line(row.text(0), new Share(row.real(1), row.real(2)), row.real(3)))
        .toList();
  }

  private List<Line> characters() {
    return lines(
        """
        SELECT coalesce(any_value(t.%s), s."character"), sum(win), count(*), avg(score)
        FROM seats s LEFT JOIN things t ON t.id = s."character"
        WHERE s."character" IS NOT NULL GROUP BY s."character" ORDER BY s."character"
        """
            .formatted(language.tag()));
  }

  /** Of games in which all win together the success, of others the wins of the first seat. */
  private List<Line> variants() {
    return toldApart(
        lines(
            """
            SELECT g.variant, sum(win), count(*), avg(score)
            FROM games g JOIN seats s ON s.game = g.number
            WHERE s.seat = 1 GROUP BY g.variant ORDER BY g.variant
            """));
  }

  /** Variants by the settings in which they differ: what all have in common tells none apart. */
  private static List<Line> toldApart(List<Line> variants) {
    if (variants.size() < 2) return variants;
    var common = settings(variants.getFirst());
    for (var variant : variants) common.retainAll(settings(variant));
    var apart = new ArrayList<Line>();
    for (var variant : variants) {
      var own = settings(variant);
      own.removeAll(common);
      apart.add(variant.named(own.isEmpty() ? Plan.USUAL : String.join(" ", own)));
    }
    return apart;
  }

  private static Set<String> settings(Line variant) {
    return new LinkedHashSet<>(List.of(variant.name().split(" ")));
  }

  private List<Card> cards() {
    var rows =
        archive
            .ask(
                """
                WITH told AS (
                  SELECT h.game, h.seat, h.meaning, t.kind, t.%1$s AS name
                  FROM happenings h JOIN things t ON t.id = h.thing
                  WHERE h.meaning IN ('seen', 'bought', 'played')),
                seats_with AS (
                  SELECT kind, name, game, seat,
                    bool_or(meaning = 'bought') AS bought, bool_or(meaning = 'played') AS played
                  FROM told WHERE seat IS NOT NULL AND meaning <> 'seen'
                  GROUP BY kind, name, game, seat),
                owned AS (
                  SELECT kind, name, count(*) FILTER (bought) AS bought,
                    count(*) FILTER (played) AS played, sum(win) AS wins, count(*) AS holders
                  FROM seats_with JOIN seats USING (game, seat) GROUP BY kind, name),
                light AS (
                  SELECT kind, name, count(DISTINCT game) AS games FROM told GROUP BY kind, name),
                kinds AS (SELECT DISTINCT kind FROM told)
                SELECT t.kind, t.%1$s AS name, coalesce(any_value(l.games), 0),
                  coalesce(any_value(h.bought), 0), coalesce(any_value(h.played), 0),
                  coalesce(any_value(h.wins), 0), coalesce(any_value(h.holders), 0)
                FROM things t
                LEFT JOIN light l ON l.kind = t.kind AND l.name = t.%1$s
                LEFT JOIN owned h ON h.kind = t.kind AND h.name = t.%1$s
                WHERE t.kind IN (SELECT kind FROM kinds)
                GROUP BY t.kind, t.%1$s ORDER BY t.kind, t.%1$s
                """
                    .formatted(language.tag()))
            .rows();
    var all = archive.ask("SELECT coalesce(sum(win), 0), count(*) FROM seats").rows().getFirst();
    var everybody = new Share(all.real(0), all.real(1));
    var kinds = new HashMap<String, Share>();
    for (var row : rows) kinds.merge(row.text(0), new Share(row.real(5), row.real(6)), Share::plus);
    var cards = new ArrayList<Card>();
    for (var row : rows) {
      var with = new Share(row.real(5), row.real(6));
      var peers = kinds.getOrDefault(row.text(0), with).minus(with);
      cards.add(
          new Card(
              row.text(0),
              row.text(1),
              row.number(2),
              row.number(3),
              row.number(4),
              with,
              everybody.minus(with),
              peers,
              with.likeness(peers)));
    }
    return together(cards);
  }

  private static List<Card> together(List<Card> cards) {
    var doubts = Doubt.together(cards.stream().mapToDouble(Card::doubt).toArray());
    var all = new ArrayList<Card>();
    for (int i = 0; i < doubts.length; i++) all.add(cards.get(i).withDoubt(doubts[i]));
    return all;
  }
}
