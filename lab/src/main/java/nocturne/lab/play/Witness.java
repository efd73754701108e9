package nocturne.lab.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import nocturne.kernel.Happening;
import nocturne.kernel.Named;
import nocturne.kernel.Seat;
import nocturne.kernel.Seen;
import nocturne.kernel.Sign;
import nocturne.kernel.Sign.Meaning;

/** Hears the happenings of one game, and keeps those that tell something. */
final class Witness implements Consumer<Happening> {

  /** What a game's signs say, by the key of a happening's text. */
  record Signs(Map<String, List<Sign>> byKey, boolean tellRounds, boolean everything) {

    static Signs of(List<Sign> signs, boolean everything) {
      var byKey = new HashMap<String, List<Sign>>();
      for (var sign : signs) byKey.computeIfAbsent(sign.key(), key -> new ArrayList<>()).add(sign);
      boolean rounds = signs.stream().anyMatch(sign -> sign.meaning() == Meaning.ROUND);
      return new Signs(byKey, rounds, everything || signs.isEmpty());
    }

    List<Sign> in(Happening happening) {
      return byKey.getOrDefault(happening.text().key(), List.of());
    }
  }

  private final Signs signs;
  private final String[] characters;
  private final List<Played.Happened> kept = new ArrayList<>();
  private int round;

  Witness(Signs signs, int seats) {
    this.signs = signs;
    this.characters = new String[seats];
    Arrays.fill(characters, "");
    this.round = signs.tellRounds() ? 1 : 0;
  }

  @Override
  public void accept(Happening happening) {
    var told = signs.in(happening);
    for (var sign : told) {
      var arg = happening.text().args().get(sign.thing());
      if (sign.meaning() == Meaning.ROUND && arg instanceof Integer number) round = number;
      else keep(happening, sign.meaning().name().toLowerCase(Locale.ROOT), id(arg));
      if (sign.meaning() == Meaning.CHARACTER && seat(happening) != Played.NOBODY)
        characters[seat(happening) - 1] = id(arg);
    }
    if (told.isEmpty() && signs.everything()) keep(happening, "", "");
  }

  private void keep(Happening happening, String meaning, String thing) {
    var named = new ArrayList<String>();
    for (var arg : happening.text().args()) {
      var id = id(arg);
      if (!id.isEmpty() && !id.equals(thing)) named.add(id);
    }
    if (thing.isEmpty() && !named.isEmpty()) thing = named.removeFirst();
    kept.add(
        new Played.Happened(
            happening.version(),
            round,
            happening.rule().id(),
            happening.text().key(),
            meaning,
            seat(happening),
            thing,
            named.isEmpty() ? "" : named.getFirst()));
  }

  /** The first seat that the text names, by itself or by its character. */
  private int seat(Happening happening) {
    for (var arg : happening.text().args()) {
      if (arg instanceof Seat seat) return seat.index() + 1;
      int played = Arrays.asList(characters).indexOf(id(arg));
      if (played >= 0 && !id(arg).isEmpty()) return played + 1;
    }
    return Played.NOBODY;
  }

  private static String id(Object arg) {
    return switch (arg) {
      case Named named -> named.id();
      case Seen seen -> seen.component().id();
      default -> "";
    };
  }

  String character(int seat) {
    return characters[seat];
  }

  int round() {
    return round;
  }

  List<Played.Happened> kept() {
    return List.copyOf(kept);
  }
}
