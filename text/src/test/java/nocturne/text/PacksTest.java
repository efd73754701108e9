package nocturne.text;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PacksTest {

  @TempDir Path folder;

  private final Problems problems = new Problems();
  private final Packs builtIn = Packs.builtIn(PacksTest.class, "packs");

  private record Mission(String id, int reward) {

    static Mission read(Entry entry) {
      return new Mission(entry.text("id"), entry.number("reward", 0, 9));
    }
  }

  private void user(String file, String yaml) throws IOException {
    var path = folder.resolve(file);
    Files.createDirectories(path.getParent());
    Files.write(path, yaml.getBytes(UTF_8));
  }

  private List<Mission> missions(Packs packs) {
    var sections = packs.read(problems);
    var missions = sections.entries("missions", Mission::read);
    sections.entries("fixers");
    sections.done();
    return missions;
  }

  @Test
  void builtInSheetsAreReadInTheOrderOfTheirIndex() {
    assertThat(missions(builtIn))
        .containsExactly(
            new Mission("heist", 3), new Mission("escort", 2), new Mission("delivery", 1));
    assertThat(problems.list()).isEmpty();
  }

  @Test
  void aUsersEntryReplacesTheBuiltInOneWithItsIdAndOthersAreAdded() throws IOException {
    user("b.yaml", "missions: [{id: escort, reward: 9}]");
    user("a/deep.yaml", "missions: [{id: sabotage, reward: 4}]");
    user("notes.txt", "missions: none of these");

    assertThat(missions(builtIn.with(folder, problems)))
        .containsExactly(
            new Mission("heist", 3),
            new Mission("escort", 9),
            new Mission("delivery", 1),
            new Mission("sabotage", 4));
    assertThat(problems.list()).isEmpty();
  }

  @Test
  void oneIdTwiceInTheSameLayerIsAProblemThatNamesBothPlaces() throws IOException {
    user("a.yaml", "missions:\n  - id: sabotage\n    reward: 4\n");
    user("b.yaml", "missions:\n  - reward: none\n    id: sabotage\n");
    missions(builtIn.with(folder, problems));

    var a = folder.resolve("a.yaml").toString();
    var b = folder.resolve("b.yaml").toString();
    assertThat(problems.list())
        .containsExactly(
            new Problem(
                b, 2, 13, "sabotage", "reward: expected a whole number from 0 to 9, found 'none'"),
            new Problem(b, 3, 9, "sabotage", "id: 'sabotage' is already the id at " + a + ":2:9"));
  }

  @Test
  void anEntryWithoutIdIsAProblemAndTheRestOfItIsReadAllTheSame() throws IOException {
    user("a.yaml", "missions:\n  - reward: none\n  - just a word\n");
    missions(builtIn.with(folder, problems));

    var a = folder.resolve("a.yaml").toString();
    assertThat(problems.list())
        .containsExactly(
            new Problem(a, 2, 5, "missions[1]", "the field 'id' is missing"),
            new Problem(
                a,
                2,
                13,
                "missions[1]",
                "reward: expected a whole number from 0 to 9, found 'none'"),
            new Problem(
                a,
                3,
                5,
                "sheet",
                "missions[2]: expected a mapping of fields, found 'just a word'"));
  }

  @Test
  void aSectionThatNobodyAsksForIsAProblem() throws IOException {
    user("a.yaml", "misions: []\n");
    missions(builtIn.with(folder, problems));

    assertThat(problems.list())
        .extracting(Problem::message)
        .containsExactly("the field 'misions' is unknown; did you mean 'missions'?");
  }

  @Test
  void aFolderThatIsNotThereIsAProblem() {
    var nowhere = folder.resolve("nowhere");
    builtIn.with(nowhere, problems);

    assertThat(problems.list())
        .containsExactly(
            new Problem(nowhere.toString(), 1, 1, "sheet", "the folder can't be read"));
  }

  @Test
  void theHashIsStable() throws IOException {
    assertThat(builtIn.hash())
        .matches("[0-9a-f]{64}")
        .isEqualTo(Packs.builtIn(PacksTest.class, "packs").hash());

    user("one/a.yaml", "missions: []");
    user("two/a.yaml", "missions: []");
    assertThat(hashWith("one")).isEqualTo(hashWith("two")).isNotEqualTo(builtIn.hash());
  }

  @Test
  void theHashChangesWithAByteANameOrALayer() throws IOException {
    user("one/a.yaml", "missions: []");
    user("two/a.yaml", "missions: [] ");
    user("three/b.yaml", "missions: []");
    user("four/a.yaml", "missions: []");
    user("four/b.yaml", "");

    assertThat(List.of(hashWith("one"), hashWith("two"), hashWith("three"), hashWith("four")))
        .doesNotHaveDuplicates();
    assertThat(
            builtIn
                .with(folder.resolve("one"), problems)
                .with(folder.resolve("three"), problems)
                .hash())
        .isNotEqualTo(
            builtIn
                .with(folder.resolve("three"), problems)
                .with(folder.resolve("one"), problems)
                .hash());
  }

  @Test
  void anEmptyFolderChangesNothing() {
    assertThat(builtIn.with(folder, problems).hash()).isEqualTo(builtIn.hash());
  }

  private String hashWith(String name) {
    return builtIn.with(folder.resolve(name), problems).hash();
  }
}
