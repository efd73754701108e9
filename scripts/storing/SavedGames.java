import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Games that are played at the terminal and lie in the user's folder as records. */
record SavedGames(Program program, Path records) {

  private static final int TYPED = 40;

  /** A way to begin a game: finished where bots play alone, else broken off. */
  private record Way(String name, List<String> options) {}

  private static List<Way> ways(int seats) {
    var size = Integer.toString(seats);
    return List.of(
        new Way("watched", List.of("--watch", "--seats", size, "--bots", "random,greedy")),
        new Way("alone", List.of("--seats", size, "--bots", "greedy", "--name", "Ada")),
        new Way("hotseat", List.of("--seats", size, "--hotseat", "2", "--name", "Ada")));
  }

  /** Plays every game in every way. */
  void play() throws IOException {
    Files.createDirectories(records);
    for (var game : List.of("gangs", "nightlancer", "nightshift", "syndicates"))
      for (var way : ways(3)) play(game, way, List.of());
    for (var edition : List.of("prototype", "final"))
      play(
          "nightlancer",
          new Way(edition, ways(2).getFirst().options()),
          List.of("--variant", "edition=" + edition));
  }

  private void play(String game, Way way, List<String> more) throws IOException {
    var state = Files.createTempDirectory("state");
    var arguments = new ArrayList<>(List.of("play", game, "--plain", "--lang", "en"));
    arguments.addAll(List.of("--seed", "stored " + way.name));
    arguments.addAll(way.options);
    arguments.addAll(more);
    // Somebody who chooses, takes back now and then, and goes away.
    var typed = ("1\n".repeat(7) + "u\n").repeat(TYPED / 8) + "q\n";
    program.run(
        Map.of("XDG_STATE_HOME", state.toString()),
        way.name.equals("alone") || way.name.equals("hotseat") ? typed : "",
        arguments);
    try (var files = Files.list(state.resolve("nocturne"))) {
      for (var file : files.filter(it -> it.toString().endsWith(".record")).toList())
        Files.move(
            file,
            records.resolve(game + "-" + way.name + ".record"),
            StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
