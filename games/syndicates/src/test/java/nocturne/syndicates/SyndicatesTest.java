package nocturne.syndicates;

import static nocturne.syndicates.MoonTable.GAME;
import static nocturne.syndicates.SyndicatesRule.SM_1_01;
import static nocturne.syndicates.SyndicatesRule.SM_20_01;
import static nocturne.syndicates.SyndicatesRule.SM_2_10;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.stream.IntStream;
import nocturne.kernel.FastChance;
import nocturne.kernel.Setup;
import nocturne.kernel.SetupRefused;
import nocturne.kernel.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SyndicatesTest {

  private static Moon open(int players, Map<String, String> settings) {
    var names = IntStream.range(0, players).mapToObj(i -> Setup.Player.person("P" + i)).toList();
    return GAME.open(new Setup(Variant.of(GAME.settings(), settings), names), new FastChance(1));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  @Covers(SM_1_01)
  void twoToFivePlay(int players) {
    assertThat(open(players, Map.of()).seatCount()).isEqualTo(players);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 6})
  @Covers(SM_1_01)
  void otherNumbersOfPlayersAreRefused(int players) {
    assertThatThrownBy(() -> open(players, Map.of()))
        .isInstanceOf(SetupRefused.class)
        .hasMessage("syndicates seats 2 to 5, not " + players);
  }

  @Test
  @Covers(SM_20_01)
  void twoPlayersCannotDoWithoutTheCardRow() {
    assertThatThrownBy(() -> open(2, Map.of(Syndicates.CARD_ROW, "no")))
        .isInstanceOf(SetupRefused.class)
        .hasMessage(
            "the game for two needs the Card Row, because the Kingpin takes its cards from it");
  }

  @ParameterizedTest
  @CsvSource({
    "2, FO+CO+LK+LE, 2 players use 5 syndicates; 4",
    "3, FO+CO+LK+LE+MF+BF, 3 players use 5 syndicates; 6",
    "4, FO+CO+LK+LE+MF, 4 players use 6 syndicates; 5",
    "5, FO+CO+LK+LE+MF, 5 players use 7 syndicates; 5"
  })
  @Covers(SM_2_10)
  void wrongNumberOfSyndicatesIsRefused(int players, String syndicates, String sentence) {
    assertThatThrownBy(() -> open(players, Map.of(Syndicates.IN_PLAY, syndicates)))
        .isInstanceOf(SetupRefused.class)
        .hasMessage(sentence.replace(";", ", not"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"FO+FO+CO+LK+LE", "FO+CO+LK+LE+XX", "FO,CO,LK,LE,MF", "", "FO+CO+LK+LE+"})
  void twiceTheSameAndUnknownSyndicatesAreRefused(String syndicates) {
    assertThatThrownBy(() -> open(3, Map.of(Syndicates.IN_PLAY, syndicates)))
        .isInstanceOf(SetupRefused.class)
        .hasMessage(
            "syndicates can't be '"
                + syndicates
                + "'; it is random or some of FO+CO+LK+LE+MF+BF+FE+NC+TB+DC");
  }

  @Test
  void unknownSettingsAndValuesAreRefused() {
    assertThatThrownBy(() -> open(3, Map.of("rows", "no")))
        .isInstanceOf(SetupRefused.class)
        .hasMessage("there is no setting 'rows'; there are row, syndicates");
    assertThatThrownBy(() -> open(3, Map.of(Syndicates.CARD_ROW, "maybe")))
        .isInstanceOf(SetupRefused.class)
        .hasMessage("row can't be 'maybe'; it is yes or no");
  }
}
