package nocturne.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import nocturne.kernel.Name;
import nocturne.kernel.Named;
import nocturne.lab.play.Plan;
import nocturne.lab.play.Played;
import nocturne.lab.store.Recorder;
import nocturne.lab.store.RunCard;
import nocturne.lab.store.RunFolder;
import nocturne.lab.store.Things;

/** Runs whose every number is chosen by a test. */
public final class HandMade {

  private record Card(String id, Name name) implements Named {}

  public static final Plan PLAN =
      new Plan("nightshift", "", List.of(Map.of()), 2, List.of("random"), 1, 1, false, false);

  /** Five cards of one kind, a to e. */
  private static final List<Things.Thing> CARDS =
      List.of("a", "b", "c", "d", "e").stream()
          .map(id -> new Things.Thing("cards", new Card(id, new Name("Card " + id, "Карта " + id))))
          .toList();

  private HandMade() {}

  /** A run of so many games. */
  public static RunFolder run(Path path, int games, LongFunction<Played> game) {
    var folder = new RunFolder(path);
    folder.begin(new RunCard(PLAN, "1", "0123456789abcdef"));
    try (var recorder = Recorder.open(folder, 0)) {
      recorder.name(new Things(CARDS));
      for (long number = 0; number < games; number++) recorder.accept(game.apply(number));
    }
    return folder;
  }

  /** A game of two seats with 100 choices and 300 options, won by one of them by ten points. */
  public static Played duel(long number, int winner, Played.Happened... happenings) {
    return duel(number, winner, 100, happenings);
  }

  public static Played duel(long number, int winner, int choices, Played.Happened... happenings) {
    var seats = new ArrayList<Played.Seated>();
    for (int seat = 1; seat <= 2; seat++) {
      boolean won = seat == winner;
      seats.add(
          new Played.Seated(
              seat,
              "random",
              seat == 1 ? "c" : "d",
              seat,
              won ? 1 : 2,
              won,
              won ? 1 : 0,
              won ? 30 : 20));
    }
    return new Played(
        new Played.Whole(
            number, "usual", number, choices, 8, 3L * choices, 7, 2, 1, 10, 1, winner != 1),
        seats,
        List.of(happenings));
  }

  /** The same game in another variant. */
  public static Played in(String variant, Played played) {
    var it = played.game();
    return new Played(
        new Played.Whole(
            it.number(),
            variant,
            it.seed(),
            it.choices(),
            it.rounds(),
            it.options(),
            it.widest(),
            it.sides(),
            it.winners(),
            it.margin(),
            it.leader(),
            it.comeback()),
        played.seats(),
        played.happenings());
  }

  /** A game that everybody wins or loses together. */
  public static Played together(long number, boolean won) {
    return new Played(
        new Played.Whole(number, "usual", number, 50, 0, 100, 4, 1, won ? 1 : 0, null, 0, null),
        List.of(
            new Played.Seated(1, "random", "", 0, 1, won, won ? 1 : 0, 5),
            new Played.Seated(2, "random", "", 0, 1, won, won ? 1 : 0, 5)),
        List.of());
  }

  public static Played.Happened told(String meaning, int seat, String thing) {
    return new Played.Happened(3, 1, "X-1.01", "told", meaning, seat, thing, "");
  }
}
