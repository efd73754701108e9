package nocturne.syndicates.component;

import static nocturne.syndicates.SyndicatesRule.SM_2_26;
import static nocturne.syndicates.SyndicatesRule.SM_3_01;
import static nocturne.syndicates.SyndicatesRule.SM_3_03;
import static nocturne.syndicates.SyndicatesRule.SM_5_02;
import static nocturne.syndicates.SyndicatesRule.SM_6_07;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Optional;
import nocturne.kernel.Box;
import nocturne.syndicates.Covers;
import nocturne.syndicates.SyndicatesBox;
import nocturne.text.PackException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong in a user's packs is said with its place, all of it at once. */
class PackMistakesTest {

  private static final String OPERATION =
      """
      operations:
        - id: OP-FR1
          type: fraud
          value: 3
          hustle: BURN
          sectors: [SP, BD]
          name: {en: "Night", ru: "Ночь"}
          provenance: original
      """;

  private static final String AVANTE =
      """
      sectors:
        - id: AV
          name: {en: "Avante", ru: "Аванте"}
          at: [-11, -1]
          borders: [BZ, CA, MZ]
          provenance: rulebook
          note: {en: "Silk.", ru: "Шёлк."}
      """;

  private static final String OBJECTIVE =
      """
      objectives:
        - id: OB-31
          crime: heist
          sector: SP
          name: {en: "Night", ru: "Ночь"}
          provenance: original
      """;

  private final Path folder;

  PackMistakesTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private OwnPacks mine(String yaml) {
    return new OwnPacks(folder).file("mine.yaml", yaml);
  }

  private static String stranger() {
    return OwnPacks.agents(OwnPacks.agent("FO-001", "FO", "ADD 2 SP", "BURN"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          AD 2 SP           | BURN       | 6:13 | above[1]: expected a keyword such as ADD or BURN, not 'AD'
          ADD 2 QQ          | BURN       | 6:19 | above[1]: expected a sector, ADJ, ANY, ONE, ALL or SAME, not 'QQ'
          ADD 1 SP, PUSH 4 SP | BURN     | 6:28 | above[2]: expected an amount from 1 to 3, not '4'
          ADD 1 SAME        | BURN       | 6:19 | above[1]: only the second sentence above the line can speak of the SAME place
          BURN              | ADD 1 SAME | 7:18 | below: only the second sentence above the line can speak of the SAME place
          BURN, BURN, BURN  | BURN       | 2:5  | a card has one or two sentences above the line
          ''                | BURN       | 2:5  | a card has one or two sentences above the line
          """)
  void cardThatCannotBeReadIsReportedAtItsWord(
      String above, String below, String place, String message) {
    assertThat(mine(OwnPacks.agents(OwnPacks.agent("FO-001", "FO", above, below))).problems())
        .containsExactly("mine.yaml:" + place + ": FO-001: " + message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          hustle: BURN      | hustle: GAMBLE     | 5:13 | hustle: GAMBLE needs a Focus Pile, and a hustle has none
          hustle: BURN      | hustle: ADD 1 SAME | 5:19 | hustle: only the second sentence above the line can speak of the SAME place
          sectors: [SP, BD] | sectors: [SP, MZ]  | 2:5  | SP and MZ share no border
          sectors: [SP, BD] | sectors: [SP]      | 2:5  | an operation lies between two sectors
          value: 3          | value: 0           | 4:12 | value: expected a whole number from 1 to 9, found '0'
          type: fraud       | type: petty        | 3:11 | type: expected one of fraud, violence, heist, smuggling, illicit, espionage, wild, found 'petty'
          """)
  void operationThatCannotLieOnTheBoardIsReported(
      String right, String wrong, String place, String message) {
    assertThat(mine(OPERATION.replace(right, wrong)).problems())
        .containsExactly("mine.yaml:" + place + ": OP-FR1: " + message);
  }

  @Test
  void agentThatChangesSidesIsReportedForBoth() {
    assertThat(mine(OwnPacks.agents(OwnPacks.agent("FO-001", "CO", "ADD 2 SP", "BURN"))).problems())
        .containsExactly(
            "packs/syndicates.yaml:3:5: FO: a syndicate has 10 agents, and this one has 9",
            "packs/syndicates.yaml:16:5: CO: a syndicate has 10 agents, and this one has 11");
  }

  @Test
  @Covers(SM_5_02)
  void newSyndicateWithNineAgentsIsReportedWhereItStands() {
    assertThat(mine(OwnPacks.STRANGERS).file("nine.yaml", OwnPacks.strangers(9)).problems())
        .containsExactly("mine.yaml:2:5: XX: a syndicate has 10 agents, and this one has 9");
  }

  @Test
  void agentOfAnUnknownSyndicateIsReported() {
    assertThat(mine(OwnPacks.agents(OwnPacks.agent("ZZ-001", "ZZ", "ADD 2 SP", "BURN"))).problems())
        .containsExactly(
            "mine.yaml:3:16: ZZ-001: syndicate: expected the id of a syndicate, found 'ZZ'");
  }

  @Test
  @Covers(SM_3_03)
  void borderOfOneSideOnlyIsReported() {
    assertThat(mine(AVANTE.replace("MZ]", "MZ, SP]")).problems())
        .containsExactly("mine.yaml:2:5: AV: borders on SP, but SP does not border on it");
  }

  @Test
  @Covers(SM_3_03)
  void sectorThatBordersOnItselfIsReported() {
    assertThat(mine(AVANTE.replace("MZ]", "MZ, AV]")).problems())
        .containsExactly("mine.yaml:2:5: AV: a sector can't border on itself");
  }

  @Test
  @Covers(SM_3_01)
  void sixteenthSectorIsReported() {
    assertThat(mine(AVANTE.replace("id: AV", "id: QQ").replace("[BZ, CA, MZ]", "[]")).problems())
        .containsExactly("packs/board.yaml:3:5: SP: the board has 15 sectors, and these are 16");
  }

  @Test
  @Covers(SM_2_26)
  void thirdObjectiveOfASectorIsReported() {
    assertThat(mine(OBJECTIVE).problems())
        .containsExactly(
            "mine.yaml:2:5: OB-31: no more than two objective cards may name the same sector",
            "packs/objectives.yaml:3:5: OB-01: no more than two objective cards may name the same"
                + " sector",
            "packs/objectives.yaml:8:5: OB-02: no more than two objective cards may name the same"
                + " sector");
  }

  @Test
  @Covers(SM_6_07)
  void objectiveForWildCrimesIsReported() {
    assertThat(mine(OBJECTIVE.replace("OB-31", "OB-01").replace("heist", "wild")).problems())
        .containsExactly(
            "mine.yaml:3:12: OB-01: crime: expected one of fraud, violence, heist, smuggling,"
                + " illicit, espionage, found 'wild'");
  }

  @Test
  void missingRussianNameIsReported() {
    assertThat(mine(stranger().replace(", ru: \"Незнакомец\"", "")).problems())
        .containsExactly("mine.yaml:5:11: FO-001.name: the field 'ru' is missing");
  }

  @Test
  void unknownFieldIsReportedWithWhatItMayHaveMeant() {
    assertThat(mine(stranger().replace("    number: 1", "    nubmer: 1")).problems())
        .containsExactly(
            "mine.yaml:2:5: FO-001: the field 'number' is missing",
            "mine.yaml:4:5: FO-001: the field 'nubmer' is unknown; did you mean 'number'?");
  }

  @Test
  void unknownSectionIsReported() {
    assertThat(mine("agent: []\n").problems())
        .containsExactly(
            "mine.yaml:1:1: sheet: the field 'agent' is unknown; did you mean 'agents'?");
  }

  @Test
  void brokenYamlIsReportedWhereItBreaks() {
    assertThat(mine("agents:\n  - id: [FO-001\n    name: x\n").problems())
        .singleElement()
        .asString()
        .startsWith("mine.yaml:3:9: sheet: this is not YAML");
  }

  @Test
  void sameIdTwiceInOneFolderIsReported() {
    assertThat(mine(stranger() + stranger().replace("agents:\n", "")).problems())
        .contains("mine.yaml:10:9: FO-001: id: 'FO-001' is already the id at mine.yaml:2:9");
  }

  @Test
  void everythingIsReportedAtOnceAndNothingStarts() {
    var packs =
        mine(OwnPacks.agents(OwnPacks.agent("FO-001", "FO", "AD 2 SP, PUSH 4 SP", "ADD 1 SAME")))
            .file("board.yaml", AVANTE.replace("MZ]", "MZ, SP]") + OBJECTIVE)
            .file("broken.yaml", "agents: [\n")
            .file("operations.yaml", OPERATION.replace("BURN", "GAMBLE").replace("BD]", "MZ]"));
    assertThat(packs.problems().stream().map(problem -> problem.split(": ")[0]))
        .containsExactly(
            "board.yaml:2:5",
            "board.yaml:9:5",
            "broken.yaml:2:1",
            "mine.yaml:6:13",
            "mine.yaml:6:27",
            "mine.yaml:7:18",
            "operations.yaml:2:5",
            "operations.yaml:5:13",
            "packs/objectives.yaml:3:5",
            "packs/objectives.yaml:8:5");
    Box box = new SyndicatesBox();
    assertThatThrownBy(() -> box.open(Optional.of(folder))).isInstanceOf(PackException.class);
  }
}
