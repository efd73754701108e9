package nocturne.lab.report;

import java.util.Comparator;
import java.util.List;
import nocturne.lab.stat.Doubt;
import nocturne.lab.stat.Share;
import nocturne.lab.stat.Spread;

/**
 * What a run shows.
 *
 * @param together how often everybody won, in games in which all win or lose together
 * @param rounds empty where the game tells of no rounds
 * @param margins empty where nobody plays against anybody
 * @param branching how many options a choice has on average
 */
public record Findings(
    long games,
    Share together,
    List<Line> seats,
    List<Line> bots,
    List<Line> characters,
    List<Line> variants,
    Spread choices,
    Spread rounds,
    Spread scores,
    Spread margins,
    Share comebacks,
    double branching,
    long widest,
    List<Card> cards) {

  /** How many cards are named as most or least worth having. */
  private static final int NAMED = 3;

  /** Fewer seats than this say nothing about a card. */
  private static final int FEWEST = 30;

  /** Wins of a seat, a bot, a character or a variant. */
  public record Line(String name, Share wins, double meanScore) {

    public Line named(String other) {
      return new Line(other, wins, meanScore);
    }
  }

  /**
   * A card, however many copies of it there are.
   *
   * @param seen games in which it was told of
   * @param bought seats that came to have it, over all games
   * @param played seats that played it, over all games
   * @param with wins of seats that bought or played it
   * @param without wins of all other seats
   * @param peers wins of seats with other cards of its kind, card by card
   * @param doubt whether it is worth as much as they are, all cards considered
   */
  public record Card(
      String kind,
      String name,
      long seen,
      long bought,
      long played,
      Share with,
      Share without,
      Share peers,
      double doubt) {

    /** By how much more, or less, one wins with it than with others of its kind. */
    public double worth() {
      return with.rate() - peers.rate();
    }

    /** Whether enough seats had it, and others of its kind, to say what it is worth. */
    boolean isKnown() {
      return with.all() >= FEWEST && peers.all() >= FEWEST;
    }

    public boolean isSure() {
      return doubt < Doubt.LIMIT;
    }

    Card withDoubt(double other) {
      return new Card(kind, name, seen, bought, played, with, without, peers, other);
    }
  }

  /** The cards that are most worth having. */
  public List<Card> mostWorthHaving() {
    return first(-1);
  }

  /** The cards that are least worth having. */
  public List<Card> leastWorthHaving() {
    return first(1);
  }

  /** None where no card differs from its kind; else those that one can be sure of come first. */
  private List<Card> first(int direction) {
    var known = cards.stream().filter(Card::isKnown).toList();
    if (known.stream().noneMatch(Card::isSure)) return List.of();
    return known.stream()
        .sorted(
            Comparator.comparing((Card card) -> !(card.isSure() && direction * card.worth() < 0))
                .thenComparingDouble(card -> direction * card.worth()))
        .limit(NAMED)
        .toList();
  }

  /** Whether there are games in which seats play against each other. */
  public boolean isContest() {
    return !seats.isEmpty();
  }

  /** What a seat would win if all were alike: a game that nobody won is nobody's. */
  double even() {
    return rate(seats);
  }

  /** What all of these win together. */
  static double rate(List<Line> lines) {
    return lines.stream().map(Line::wins).reduce(new Share(0, 0), Share::plus).rate();
  }

  public double doubtOfSeats() {
    return Doubt.ofEqualParts(seats.stream().mapToDouble(line -> line.wins().of()).toArray());
  }

  /** Whether all of these win alike. */
  public static double doubt(List<Line> lines) {
    return Doubt.ofEqualRates(
        lines.stream().mapToDouble(line -> line.wins().of()).toArray(),
        lines.stream().mapToDouble(line -> line.wins().all()).toArray());
  }
}
