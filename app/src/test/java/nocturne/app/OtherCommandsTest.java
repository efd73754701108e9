package nocturne.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import nocturne.app.moths.Moths;
import nocturne.kernel.Language;
import nocturne.kernel.RecordText;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seed;
import nocturne.text.Catalogue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OtherCommandsTest {

  @TempDir private Path state;

  private Path record(String... typed) {
    new Trial(state).types(typed).runs("play", "moths", "--seed", "a", "--bots", "random");
    return state.resolve("nocturne/moths-20261115-200000.record");
  }

  @Test
  void goodRecordIsVerified() {
    var file = record("1", "1", "1");
    var verified = new Trial(state).runs("verify", file.toString());

    assertThat(verified.code()).isZero();
    assertThat(verified.out())
        .startsWith(file + ": OK. moths, 6 choices, game over; the last table is ")
        .contains("the seed has the seal ff7429c6a463f86d");
  }

  /** The record of a game whose secret was told, and which went on by another one. */
  private Path branched() throws IOException {
    var moths = new Moths();
    var file = record("1");
    var recorded = Recorded.load(moths, RecordText.read(Files.readString(file), moths));
    recorded.reseal(Seed.of("branch"));
    return Files.writeString(state.resolve("branch.record"), RecordText.write(recorded.record()));
  }

  @Test
  void recordOfABranchIsVerifiedWithItsOwnSeal() throws IOException {
    var file = branched().toString();
    var seal = Seed.of("branch").commitment();
    var verified = new Trial(state).runs("verify", file, "--commitment", seal);

    assertThat(verified.code()).isZero();
    assertThat(verified.out()).contains("the seed has the seal " + seal);
  }

  @Test
  void whatWasPlayedBeforeABranchIsNotTakenBack() throws IOException {
    var file = branched().toString();
    var resumed = new Trial(state).types("u", "1", "1").runs("play", "--resume", file);

    assertThat(resumed.code()).isZero();
    assertThat(resumed.out())
        .contains("There is nothing to take back yet.")
        .contains("The game is over.");
  }

  @Test
  void unfinishedRecordIsVerified() {
    assertThat(new Trial(state).runs("verify", record("1").toString()).out())
        .contains("game not over");
  }

  @Test
  void editedRecordIsRefused() throws IOException {
    var file = record("1", "1", "1");
    Files.writeString(file, Files.readString(file).replace("fly ghost", "rest"));
    refused(file, "the record was changed after it was written");
  }

  @Test
  void cutRecordIsRefused() throws IOException {
    var file = record("1", "1", "1");
    var text = Files.readString(file);
    Files.writeString(file, text.substring(0, text.indexOf("end ")));
    refused(file, "the record is cut off");
  }

  @Test
  void otherFilesAreRefused() throws IOException {
    var file = Files.writeString(state.resolve("letter.txt"), "Dear Vera,\n");
    refused(file, "this is not a record");
    refused(state.resolve("nothing"), "There is no file");
    refused(Files.write(state.resolve("bytes"), new byte[] {(byte) 0xff, 0}), "is not a text file");
    refused(
        Files.writeString(state.resolve("chess"), "nocturne record 1\ngame chess\n"),
        "There is no game “chess”");
  }

  @Test
  void oneBadRecordAmongGoodOnesFailsAll() {
    var file = record("1");
    var verified = new Trial(state).runs("verify", file.toString(), "nowhere", file.toString());

    assertThat(verified.code()).isEqualTo(1);
    assertThat(verified.out()).hasLineCount(3);
  }

  @Test
  void publishedSealMustBeTheSeeds() {
    var file = record("1");

    assertThat(new Trial(state).runs("verify", file.toString(), "--commitment", "abc").code())
        .isEqualTo(1);
  }

  private void refused(Path file, String why) {
    var verified = new Trial(state).runs("verify", file.toString());
    assertThat(verified.code()).isEqualTo(1);
    assertThat(verified.out()).startsWith(file + ": ").contains(why).hasLineCount(1);
  }

  @Test
  void gamesAreListedWithTheirSettings() {
    assertThat(new Trial(state).runs("games").out())
        .contains("Moths (moths).")
        .contains("Seats: 2 to 4.")
        .contains(
            "Setting: rounds. What it does: How many rounds are played. May be: a whole number from 1 to 3. Usually: 2.")
        .contains("May be: one of oil, gas.")
        .contains("random, or some of these joined by +: emperor, luna");
    assertThat(new Trial(state).runs("games", "--lang", "ru").out())
        .contains("Мотыльки (moths).")
        .contains("Мест за столом: от 2 до 4.")
        .contains("целое число от 1 до 3");
    assertThat(new Trial(state).atScreen().runs("games").out()).contains("Moths (moths)");
  }

  @Test
  void withoutACommandThereIsAnOverview() {
    var overview = new Trial(state).runs();
    assertThat(overview.code()).isZero();
    assertThat(overview.out()).contains("nocturne play GAME").contains("nocturne bench");
  }

  @ParameterizedTest
  @ValueSource(strings = {"play", "games", "rules", "verify", "lab", "bench"})
  void everyCommandHasHelpInBothLanguages(String command) {
    var english = new Trial(state).runs(command, "--help");
    var russian = new Trial(state).runs(command, "--help", "--lang", "ru");

    assertThat(english.code()).isZero();
    assertThat(english.out()).contains("Usage: nocturne " + command).contains("Show this help");
    assertThat(russian.out())
        .contains("Как запускать: nocturne " + command)
        .contains("Показать эту справку");
    assertThat(new Trial(state).runs("--help").out()).contains("  " + command);
  }

  @Test
  void everyOptionHasADescriptionInBothLanguages() {
    assertThat(HelpTexts.in(Language.RU).keySet()).isEqualTo(HelpTexts.in(Language.EN).keySet());
  }

  @Test
  void everyMessageIsThereInBothLanguages() {
    assertThat(Catalogue.load(Nocturne.class).flaws()).isEmpty();
  }

  @Test
  void misuseIsAnsweredWithAHint() {
    var misused = new Trial(state).runs("play", "moths", "--seat", "3");

    assertThat(misused.code()).isEqualTo(2);
    assertThat(misused.err()).contains("--seat").endsWith("Try: nocturne play --help\n");
  }

  @Test
  void measurementsAreStartedByTheScript() {
    var bench = new Trial(state).runs("bench");

    assertThat(bench.code()).isEqualTo(1);
    assertThat(bench.err()).contains("./nocturne bench");
  }

  @Test
  void labIsStartedByTheScript() {
    var lab = new Trial(state).runs("lab", "run", "moths", "--games", "5");

    assertThat(lab.code()).isEqualTo(1);
    assertThat(lab.err()).contains("./nocturne lab");
  }
}
