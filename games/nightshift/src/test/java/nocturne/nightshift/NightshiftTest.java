package nocturne.nightshift;

import static nocturne.nightshift.ClubTable.GAME;
import static nocturne.nightshift.NightshiftRule.NS_1_14;
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

class NightshiftTest {

  private static Club open(int players, Map<String, String> settings) {
    var names = IntStream.range(0, players).mapToObj(i -> Setup.Player.person("P" + i)).toList();
    return GAME.open(new Setup(Variant.of(GAME.settings(), settings), names), new FastChance(1));
  }

  @ParameterizedTest
  @CsvSource({
    "1, auto, SOLO",
    "2, auto, COMPETITIVE",
    "5, auto, COMPETITIVE",
    "1, solo, SOLO",
    "2, competitive, COMPETITIVE",
    "2, co-op, CO_OP",
    "5, co-op, CO_OP",
    "4, teams, TEAMS"
  })
  void modesFitTheirNumbersOfPlayers(int players, String mode, Mode played) {
    var club = open(players, Map.of(Nightshift.MODE, mode));
    assertThat(club.seatCount()).isEqualTo(players);
    assertThat(club.plan().mode()).isEqualTo(played);
  }

  @ParameterizedTest
  @CsvSource({
    "1, competitive",
    "1, co-op",
    "1, teams",
    "2, solo",
    "5, solo",
    "2, teams",
    "3, teams",
    "5, teams"
  })
  void modeThatDoesNotFitIsRefused(int players, String mode) {
    assertThatThrownBy(() -> open(players, Map.of(Nightshift.MODE, mode)))
        .isInstanceOf(SetupRefused.class)
        .hasMessage("mode " + mode + " can't be played by " + players);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 6})
  void otherNumbersOfPlayersAreRefused(int players) {
    assertThatThrownBy(() -> open(players, Map.of()))
        .isInstanceOf(SetupRefused.class)
        .hasMessage("nightshift seats 1 to 5, not " + players);
  }

  @Test
  @Covers(NS_1_14)
  void firstPlayerWhoIsNotThereIsRefused() {
    assertThatThrownBy(() -> open(2, Map.of(Nightshift.FIRST, "3")))
        .isInstanceOf(SetupRefused.class)
        .hasMessage("player 3 of 2 can't be the first");
  }

  @Test
  void unknownSettingsAndValuesAreRefused() {
    assertThatThrownBy(() -> open(3, Map.of("side", "longer")))
        .isInstanceOf(SetupRefused.class)
        .hasMessage(
            "there is no setting 'side'; there are cash, dancers, first, mode, odds, shift");
    assertThatThrownBy(() -> open(3, Map.of(Nightshift.SHIFT, "endless")))
        .isInstanceOf(SetupRefused.class)
        .hasMessage("shift can't be 'endless'; it is one of longer, shorter");
    assertThatThrownBy(() -> open(3, Map.of(Nightshift.CASH, "stolen")))
        .isInstanceOf(SetupRefused.class)
        .hasMessage("cash can't be 'stolen'; it is one of hidden, open");
  }
}
