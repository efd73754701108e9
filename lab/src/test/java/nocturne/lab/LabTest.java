package nocturne.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import nocturne.kernel.Language;
import nocturne.lab.store.RunFolder;
import nocturne.text.Catalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The lab as somebody uses it who types commands. */
class LabTest {

  /** A card of the box, made to bring more money than a whole night does. */
  private static final String WELCOME_TROUBLES =
      """
      power:
        - id: P05
          name: {en: "Money Troubles", ru: "Денежные трудности"}
          star: solid
          window: own
          effects: [CASH_GAIN ME 90000]
          text: {en: "Take $90,000.", ru: "Возьмите $90 000."}
          why: {en: "To be seen.", ru: "Чтобы заметили."}
          provenance: original
      """;

  @TempDir private Path folder;

  private record Outcome(int code, String out, String err) {}

  private static Outcome lab(String... arguments) {
    var out = new StringWriter();
    var err = new StringWriter();
    int code =
        Lab.run(
            new Surroundings(
                new PrintWriter(out),
                new PrintWriter(err),
                false,
                Map.of(),
                () -> Instant.parse("2026-11-15T20:00:00Z")),
            arguments);
    return new Outcome(code, out.toString(), err.toString());
  }

  private String run(String name, String... more) {
    var words = new java.util.ArrayList<String>();
    var place = folder.resolve(name).toString();
    java.util.Collections.addAll(
        words, "run", "nightshift", "--games", "12", "--bots", "random", "--out", place);
    java.util.Collections.addAll(words, more);
    var outcome = lab(words.toArray(String[]::new));
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out()).isEqualTo("12 games are in " + place + "\n");
    return place;
  }

  @Test
  void runCanBeAskedInSql() {
    var answer = lab("sql", run("a"), "select count(*) as games, min(rounds) as least from games");
    assertThat(answer.out())
        .isEqualTo(
            """
            | games | least |
            | ----- | ----- |
            |    12 |    16 |
            """);
  }

  @Test
  void questionThatIsNoSqlIsAnsweredWithASentence() {
    var answer = lab("sql", run("a"), "select nonsense from games");
    assertThat(answer.code()).isEqualTo(1);
    assertThat(answer.err()).contains("nonsense").doesNotContain("\tat ");
  }

  @Test
  void reportIsOnePage() throws IOException {
    var place = run("a", "--variant", "shift=longer,shorter");
    assertThat(lab("report", place).out())
        .isEqualTo("The report is in " + place + "/report.html\n");
    assertThat(Files.readString(Path.of(place, "report.html")))
        .contains("Nightshift in the lab")
        .contains("Wins by variant")
        .contains("shift=longer; shift=shorter")
        .endsWith("</html>\n");
    lab("report", place, "--lang", "ru", "--out", folder.resolve("ru.html").toString());
    assertThat(Files.readString(folder.resolve("ru.html"))).contains("Ночная смена в лаборатории");
  }

  @Test
  void mainTablesOfAReportArePrinted() {
    var place = folder.resolve("duels");
    HandMade.run(place, 200, number -> HandMade.duel(number, number < 140 ? 1 : 2));
    assertThat(lab("report", place.toString(), "--tables").out())
        .containsPattern("Seat 1 +\\| +200 \\| +70.0% \\| 63.3 to 75.9%")
        .containsPattern("Card d +\\| +200 \\| +30.0% \\| 24.1 to 36.7%")
        .contains("There is a difference (chi-square test, p < 0.001).")
        .containsPattern("Choices in a game +\\| +100.0 \\| 100 to 100")
        .doesNotContain("Wins by variant", "worth having");
  }

  @Test
  void runsAreCompared() {
    var compared = lab("compare", run("a"), run("b", "--variant", "shift=shorter"));
    assertThat(compared.code()).as(compared.err()).isZero();
    assertThat(compared.out())
        .contains("12 pairs of games")
        .containsPattern("Rounds +\\| +16.0 \\| +10.0 \\| +-6.00")
        .contains("paired bootstrap")
        .contains("McNemar");
  }

  @Test
  void folderOfPacksIsComparedWithTheBox() throws IOException {
    var packs = Files.createDirectory(folder.resolve("packs"));
    Files.writeString(packs.resolve("mine.yaml"), WELCOME_TROUBLES);
    var words =
        new String[] {
          "compare",
          "box",
          packs.toString(),
          "--game",
          "nightshift",
          "--games",
          "100",
          "--bots",
          "random",
          "--out",
          folder.toString(),
          "--card",
          "money troubles"
        };
    var compared = lab(words);

    assertThat(compared.code()).as(compared.err()).isZero();
    assertThat(compared.out()).contains("100 pairs of games").contains("| Money Troubles |");
    assertThat(compared.out()).containsPattern("Score of a seat .*changed");
    var again = lab(words);
    assertThat(again.out()).isEqualTo(compared.out());
    assertThat(again.err()).as("nothing is played twice").doesNotContain("a second");
  }

  @Test
  void whatIsThereTwiceIsNoDifference() {
    assertThat(lab("compare", run("a"), run("b")).out()).contains("No detectable difference.");
  }

  @Test
  void runsOfOtherSeedsAreNotCompared() {
    var compared = lab("compare", run("a"), run("b", "--seed", "2"));
    assertThat(compared.code()).isEqualTo(1);
    assertThat(compared.err()).contains("they differ in seed");
  }

  @Test
  void arenaSaysHowSureItIs() {
    var judged = lab("arena", "nightshift", "random", "random", "--pairs", "3");
    assertThat(judged.out())
        .contains("| random : random |     3 |      50.0% |")
        .contains("no detectable difference");
  }

  @Test
  void botWithoutAnOpponentMeetsTheReferences() {
    var place = folder.resolve("kept").toString();
    var words = new String[] {"arena", "nightshift", "prudent", "--pairs", "2", "--out", place};
    var judged = lab(words);
    assertThat(judged.code()).as(judged.err()).isZero();
    assertThat(judged.out().lines().skip(2).map(line -> line.split(" +\\| +", -1)[0]))
        .containsExactly("| prudent : random", "| prudent : greedy", "| prudent : prudent");
    assertThat(lab("sql", place + "/greedy", "select count(*) as games from games").out())
        .contains("|     4 |");
  }

  @Test
  void runsWhoseSettingsDifferAreNotMixed() {
    var place = run("a");
    var other = lab("run", "nightshift", "--games", "12", "--bots", "greedy", "--out", place);
    assertThat(other.code()).isEqualTo(1);
    assertThat(other.err()).contains("another run").contains("bots");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "run chess: there is no game 'chess'",
        "run nightshift --bots oracle: There is no bot “oracle”",
        "run nightshift --seats 9: nightshift seats 1 to 5, not 9",
        "run nightshift --games 0: --games is at least 1",
        "run nightshift --variant shift: A setting is given as key=value",
        "run nightshift --packs nowhere: There is no folder nowhere",
        "report nowhere: nowhere is not the folder of a run",
        "compare box box: say which game with --game",
        "compare box nowhere --game nightshift: “nowhere” is no run",
      })
  void whatCannotBeDoneIsSaidInASentence(String words) {
    var parts = words.split(": ", 2);
    var outcome = lab(parts[0].split(" "));
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.err()).contains(parts[1]).doesNotContain("\tat ");
  }

  @Test
  void runThatCannotBePlayedLeavesNoFolder() {
    var runs = folder.resolve("runs");
    assertThat(lab("run", "nightshift", "--spark", "local", "--out", runs.toString()).err())
        .contains("Spark is not part");
    assertThat(runs).doesNotExist();
  }

  @Test
  void misspeltSideIsSaidBeforeAnyGameIsPlayed() {
    var runs = folder.resolve("runs");
    var words = "compare box nowhere --game nightshift --games 2 --bots random --out " + runs;
    assertThat(lab(words.split(" ")).err()).contains("“nowhere” is no run");
    assertThat(runs).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"run", "report", "compare", "arena", "sql"})
  void everyCommandHasHelpInBothLanguages(String command) {
    assertThat(lab(command, "--help").out())
        .contains("Usage: nocturne lab " + command)
        .contains("Show this help");
    assertThat(lab(command, "--help", "--lang", "ru").out())
        .contains("Как запускать: nocturne lab " + command)
        .contains("Показать эту справку");
    assertThat(lab().out()).contains("  " + command);
  }

  @Test
  void everythingIsSaidInBothLanguages() {
    assertThat(Catalogue.load(Tongue.class).flaws()).isEmpty();
    assertThat(new Tongue(Language.RU).help().keySet())
        .isEqualTo(new Tongue(Language.EN).help().keySet());
  }

  @Test
  void misuseIsAnsweredWithAHint() {
    var misused = lab("run", "nightshift", "--gmes", "3");
    assertThat(misused.code()).isEqualTo(2);
    assertThat(misused.err()).contains("--gmes").endsWith("Try: nocturne lab run --help\n");
  }

  @Test
  void interruptedProgramLeavesARunThatGoesOn() throws Exception {
    var place = folder.resolve("interrupted");
    var program =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-Dstdout.encoding=UTF-8",
                "-cp",
                System.getProperty("java.class.path"),
                Lab.class.getName(),
                "run",
                "nightshift",
                "--games",
                "1000000000",
                "--bots",
                "random",
                "--out",
                place.toString())
            .redirectErrorStream(true)
            .start();
    try (var said = program.inputReader()) {
      assertThat(said.readLine()).startsWith("1 of 1,000,000,000 games");
      program.toHandle().destroy();
      assertThat(said.readLine()).startsWith("Stopped. ").endsWith("the same command goes on.");
    }
    assertThat(program.waitFor()).isNotZero();
    assertThat(new RunFolder(place).played()).isPositive();
  }
}
