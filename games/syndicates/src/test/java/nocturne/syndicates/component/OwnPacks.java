package nocturne.syndicates.component;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import nocturne.syndicates.Syndicates;
import nocturne.text.PackException;

/** A user's own folder of packs. */
record OwnPacks(Path folder) {

  /** A syndicate XX without agents. */
  static final String STRANGERS =
      """
      syndicates:
        - id: XX
          name: {en: "Strangers", ru: "Незнакомцы"}
          theme: {en: "Out of the dark.", ru: "Из темноты."}
          signature: ADD
          provenance: original
          strength: {en: "Many.", ru: "Много."}
          weakness: {en: "None.", ru: "Нет."}
      """;

  OwnPacks file(String name, String yaml) {
    try {
      Files.writeString(folder.resolve(name), yaml);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Syndicates open() {
    return Syndicates.with(Optional.of(folder));
  }

  /** What is wrong, as a user reads it, with the folder left out. */
  List<String> problems() {
    return catchThrowableOfType(PackException.class, this::open).problems().stream()
        .map(problem -> problem.toString().replace(folder + "/", ""))
        .toList();
  }

  /** An agent card whose first line is the second of its file. */
  static String agent(String id, String syndicate, String above, String below) {
    return """
      - id: %s
        syndicate: %s
        number: 1
        name: {en: "Stranger", ru: "Незнакомец"}
        above: [%s]
        below: %s
        provenance: original
        why: {en: "Nobody knows.", ru: "Никто не знает."}
    """
        .formatted(id, syndicate, above, below);
  }

  static String agents(String... agents) {
    return "agents:\n" + String.join("", agents);
  }

  /** So many agents of the syndicate XX. */
  static String strangers(int count) {
    return agents(
        IntStream.rangeClosed(1, count)
            .mapToObj(number -> agent("XX-" + number, "XX", "ADD 2 SP, GAMBLE", "BURN"))
            .toArray(String[]::new));
  }
}
