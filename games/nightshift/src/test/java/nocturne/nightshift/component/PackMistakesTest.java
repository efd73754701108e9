package nocturne.nightshift.component;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Optional;
import nocturne.kernel.Box;
import nocturne.nightshift.NightshiftBox;
import nocturne.text.PackException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong in a user's packs is said with its place, all of it at once. */
class PackMistakesTest {

  private final Path folder;

  PackMistakesTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private OwnPacks mine(String yaml) {
    return new OwnPacks(folder).file("mine.yaml", yaml);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          stars: 2            | stars: 4           | 4:12 | stars: expected a whole number from 1 to 3, found '4'
          loyalty: 7          | loyalty: 0         | 6:14 | loyalty: expected a whole number from 1 to 9, found '0'
          loyalty: 7          | loyalty: high      | 6:14 | loyalty: expected a whole number from 1 to 9, found 'high'
          tipper: false       | tipper: maybe      | 7:13 | tipper: expected one of false, true, found 'maybe'
          group: 1            | group: 5           | 8:12 | group: expected a whole number from 1 to 4, found '5'
          provenance: original | provenance: mine  | 11:17 | provenance: expected one of rulebook, public, original, found 'mine'
          """)
  void customerWithAWrongValueIsReported(String right, String wrong, String place, String message) {
    assertThat(mine(OwnPacks.CUSTOMER.replace(right, wrong)).problems())
        .containsExactly("mine.yaml:" + place + ": C01: " + message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          CHAT               | 9:17 | outcomes[1]: expected the lowest roll, such as 3+, not 'CHAT'
          1 CHAT             | 9:17 | outcomes[1]: expected the lowest roll, such as 3+, not '1'
          12+ CHAT           | 9:17 | outcomes[1]: expected the lowest roll, such as 3+, not '12+'
          1+ CHATS           | 9:20 | outcomes[1]: 'CHATS' is nothing that an outcome does
          1+ LOCKER LAEVES   | 9:27 | outcomes[1]: 'LAEVES' is nothing that an outcome does
          1+ CASH            | 9:20 | outcomes[1]: after CASH an amount is expected
          1+ PAY LEAVES      | 9:20 | outcomes[1]: after PAY an amount is expected
          1+                 | 9:16 | outcomes[1]: an outcome does something
          """)
  void outcomeThatCannotBeReadIsReportedAtItsWord(String outcome, String place, String message) {
    var yaml = OwnPacks.CUSTOMER.replace("[\"1+ CHAT\"", "[\"" + outcome + "\"");
    assertThat(mine(yaml).problems()).containsExactly("mine.yaml:" + place + ": C01: " + message);
  }

  @Test
  void customerWithoutOutcomesIsReported() {
    var yaml = OwnPacks.CUSTOMER.replace("[\"1+ CHAT\", \"3+ CASH 500 LEAVES\"]", "[]");
    assertThat(mine(yaml).problems())
        .containsExactly("mine.yaml:2:5: C01: a Customer has at least one outcome");
  }

  @Test
  void preferenceForAnUnknownDancerIsReported() {
    assertThat(mine(OwnPacks.CUSTOMER.replace("dancer: ruby", "dancer: rubi")).problems())
        .containsExactly(
            "mine.yaml:5:23: C01.prefers: dancer: expected the id of a dancer, found 'rubi';"
                + " did you mean 'ruby'?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          CASH_GAIN ME 2000 | CASH ME 2000      | 6:15 | effects[1]: expected an effect such as CASH_GAIN or PEEK, not 'CASH'
          CASH_GAIN ME 2000 | CASH_GAIN YOU 500 | 6:25 | effects[1]: expected ME, OTHER, MATE or ALL, not 'YOU'
          CASH_GAIN ME 2000 | PEEK, PEEK 3 4    | 6:18 | effects[1]: expected a whole number
          window: own       | window: always    | 5:13 | window: expected one of own, own_floor_turn, own_main_floor, own_off_stage, counter, turn_start, pre_roll_engage, pre_roll_steal_on_me, pre_roll_other, pre_roll_mine_in_company, post_roll_mine, post_roll_other and 9 more, found 'always'
          star: none        | star: big         | 4:11 | star: expected one of none, hollow, solid, found 'big'
          """)
  void powerCardThatCannotBeReadIsReported(
      String right, String wrong, String place, String message) {
    assertThat(mine(OwnPacks.POWER.replace(right, wrong)).problems())
        .contains("mine.yaml:" + place + ": P24: " + message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          TIP_ADD 500 | TIP_ADD    | 6:14 | ability: expected an ability and its number, such as TIP_ADD 500
          TIP_ADD 500 | FLY 500    | 6:14 | ability: expected TIP_ADD, LOYALTY_ADD, SHOT_ADD, REROLL or FREE_REDO
          trait: ego  | trait: wit | 5:12 | trait: expected one of ego, compassion, fun, intellect, fantasy, found 'wit'
          """)
  void dancerThatCannotBeReadIsReported(String right, String wrong, String place, String message) {
    assertThat(mine(OwnPacks.DANCER.replace(right, wrong)).problems())
        .containsExactly("mine.yaml:" + place + ": ruby: " + message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          moves: [spin]           | moves: [spin, dip, dip] | 2:5  | a dance has one or two moves
          moves: [spin]           | moves: []               | 2:5  | a dance has one or two moves
          moves: [spin]           | moves: [hop]            | 3:13 | moves[1]: expected one of spin, wave, dip, glide, pose, found 'hop'
          pays: [500, 1000, 1000] | pays: [500, 1000]       | 2:5  | '''pays'' must be three amounts, one for each number of Stars'
          pays: [500, 1000, 1000] | pays: [-5, 1000, 1000]  | 4:12 | pays[1]: expected a whole number from 0 to 1000000, found '-5'
          """)
  void danceThatCannotBeReadIsReported(String right, String wrong, String place, String message) {
    assertThat(mine(OwnPacks.DANCE.replace(right, wrong)).problems())
        .containsExactly("mine.yaml:" + place + ": PR-01: " + message);
  }

  @Test
  void sixthDancerAndThirteenthTableAreReported() {
    assertThat(mine(OwnPacks.DANCER.replace("id: ruby", "id: opal")).problems())
        .containsExactly("packs/dancers.yaml:3:5: ruby: the game has 5 dancers, and these are 6");
    assertThat(mine(OwnPacks.TABLE.replace("id: S1", "id: S13")).problems())
        .containsExactly("packs/floor.yaml:4:5: S1: the game has 12 tables, and these are 13");
  }

  @Test
  void roundThatIsThereTwiceOrMissingIsReported() {
    assertThat(mine(OwnPacks.ROUND.replace("round: 3", "round: 2")).problems())
        .containsExactly(
            "packs/timer.yaml:4:5: longer-01: the longer shift has not exactly one round 3");
    assertThat(mine(OwnPacks.ROUND.replace("stage: [ruby]", "stage: [opal]")).problems())
        .containsExactly(
            "mine.yaml:6:13: longer-03: stage[1]: expected the id of a dancer, found 'opal'; did"
                + " you mean 'topaz'?");
  }

  @Test
  void targetThatIsThereTwiceIsReported() {
    assertThat(mine(OwnPacks.TARGET.replace("players: 2", "players: 3")).problems())
        .singleElement()
        .asString()
        .endsWith("the longer shift has not exactly one target for each number of players");
  }

  @Test
  void amountNobodyAsksForIsReported() {
    assertThat(mine(OwnPacks.AMOUNT.replace("id: tip", "id: tips")).problems())
        .containsExactly(
            "mine.yaml:2:9: tips: id: expected one of shot, champagne, fine, tip, private-bust,"
                + " vip-bust, diamond-tip, found 'tips'; did you mean 'tip'?");
  }

  @Test
  void doorToNowhereIsReported() {
    assertThat(mine(OwnPacks.DOOR.replace("S12", "S20")).problems())
        .containsExactly(
            "mine.yaml:3:12: vip-exit: table: expected the id of a table, found 'S20'; did you mean"
                + " 'S10'?");
  }

  @Test
  void missingAndUnknownFieldsAreReported() {
    assertThat(mine(OwnPacks.CUSTOMER.replace(", ru: \"Зед\"", "")).problems())
        .containsExactly("mine.yaml:3:11: C01.name: the field 'ru' is missing");
    assertThat(mine(OwnPacks.CUSTOMER.replace("    loyalty: 7", "    loyality: 7")).problems())
        .containsExactly(
            "mine.yaml:2:5: C01: the field 'loyalty' is missing",
            "mine.yaml:6:5: C01: the field 'loyality' is unknown; did you mean 'loyalty'?");
    assertThat(mine("customer: []\n").problems())
        .containsExactly(
            "mine.yaml:1:1: sheet: the field 'customer' is unknown; did you mean 'customers'?");
  }

  @Test
  void sameIdTwiceInOneFolderIsReported() {
    assertThat(mine(OwnPacks.DANCE + OwnPacks.DANCE.replace("dances:\n", "")).problems())
        .contains("mine.yaml:7:9: PR-01: id: 'PR-01' is already the id at mine.yaml:2:9");
  }

  @Test
  void everythingIsReportedAtOnceAndNothingStarts() {
    var packs =
        mine(OwnPacks.CUSTOMER.replace("CHAT", "CHATS").replace("stars: 2", "stars: 9"))
            .file("broken.yaml", "customers: [\n")
            .file("dance.yaml", OwnPacks.DANCE.replace("[spin]", "[]"))
            .file("power.yaml", OwnPacks.POWER.replace("ME 2000", "ME much"));
    assertThat(packs.problems().stream().map(problem -> problem.split(": ")[0]))
        .containsExactly(
            "broken.yaml:2:1",
            "dance.yaml:2:5",
            "mine.yaml:4:12",
            "mine.yaml:9:20",
            "power.yaml:6:28");
    Box box = new NightshiftBox();
    assertThatThrownBy(() -> box.open(Optional.of(folder))).isInstanceOf(PackException.class);
  }
}
