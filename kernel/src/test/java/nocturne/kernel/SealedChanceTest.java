package nocturne.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SealedChanceTest {

  private static final String SECRET = "0123456789abcdef".repeat(4);

  private static List<Integer> event(Chance chance, String label) {
    chance.open(label);
    return IntStream.range(0, 8).mapToObj(i -> chance.below(1000)).toList();
  }

  private static SealedChance chance(Long... lots) {
    return new SealedChance(new Seed(SECRET, List.of(lots)));
  }

  @Test
  void theSameSeedGivesTheSameEvents() {
    var one = chance(1L, 2L);
    var other = chance(1L, 2L);
    assertThat(event(one, "die")).isEqualTo(event(other, "die"));
    assertThat(event(one, "deck")).isEqualTo(event(other, "deck"));
  }

  @Test
  void anotherLabelGivesOtherNumbers() {
    assertThat(event(chance(), "die")).isNotEqualTo(event(chance(), "deck"));
  }

  @Test
  void theSameLabelGivesOtherNumbersTheSecondTime() {
    var chance = chance();
    assertThat(event(chance, "die")).isNotEqualTo(event(chance, "die"));
  }

  @Test
  void anotherLotGivesOtherNumbers() {
    assertThat(event(chance(1L, 2L), "die"))
        .isNotEqualTo(event(chance(1L, 3L), "die"))
        .isNotEqualTo(event(chance(2L, 1L), "die"))
        .isNotEqualTo(event(chance(12L), "die"))
        .isNotEqualTo(event(chance(), "die"));
  }

  @Test
  void anotherSecretGivesOtherNumbers() {
    var other = new SealedChance(new Seed("f".repeat(64), List.of()));
    assertThat(event(chance(), "die")).isNotEqualTo(event(other, "die"));
  }

  @Test
  void anEventDoesNotDependOnHowManyNumbersTheOneBeforeTook() {
    var one = chance();
    var other = chance();
    event(one, "deck");
    other.open("deck");
    assertThat(event(one, "die")).isEqualTo(event(other, "die"));
  }

  @Test
  void aRetakeMakesEveryLaterEventAnother() {
    var one = chance();
    var other = chance();
    other.retake();
    assertThat(event(one, "die")).isNotEqualTo(event(other, "die"));
    assertThat(event(one, "deck")).isNotEqualTo(event(other, "deck"));
  }

  @Test
  void anybodyCanDeriveAnEventFromThePublishedSeed() throws Exception {
    var text = "event " + SECRET + " [5, 6] 0 0 die";
    var hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    var bytes = ByteBuffer.wrap(hash);
    var derived = new FastChance(0);
    derived.state(bytes.getLong(), bytes.getLong());
    var expected = IntStream.range(0, 8).mapToObj(i -> derived.below(1000)).toList();
    assertThat(event(chance(5L, 6L), "die")).isEqualTo(expected);
  }

  @Test
  void theCommitmentIsTheHashOfTheSecretAndNotTheSecret() throws Exception {
    var seed = new Seed(SECRET, List.of());
    var hash =
        MessageDigest.getInstance("SHA-256")
            .digest(("commitment " + SECRET).getBytes(StandardCharsets.UTF_8));
    assertThat(seed.commitment()).isEqualTo(HexFormat.of().formatHex(hash));
  }

  @Test
  void theCommitmentIsMadeBeforeTheSeatsDrawTheirLots() {
    assertThat(new Seed(SECRET, List.of(1L, 2L)).commitment())
        .isEqualTo(new Seed(SECRET, List.of()).commitment());
  }

  @Test
  void tablesOfDifferentSeedsDifferBeforeAnythingWasRolled() {
    assertThat(chance(1L).digest()).isNotEqualTo(chance(2L).digest());
  }

  @Test
  void whatIsToComeIsInTheDigest() {
    var one = chance();
    var other = chance();
    event(one, "die");
    event(other, "die");
    assertThat(one.digest()).isEqualTo(other.digest());
    other.retake();
    assertThat(one.digest()).isNotEqualTo(other.digest());
  }

  @Test
  void aCopyGoesOnAsTheOriginalDoes() {
    var chance = chance();
    event(chance, "die");
    chance.retake();
    var copy = chance.copy();
    assertThat(event(copy, "die")).isEqualTo(event(chance, "die"));
  }

  @Test
  void theSameWordIsTheSameSeed() {
    assertThat(Seed.of("moon")).isEqualTo(Seed.of("moon")).isNotEqualTo(Seed.of("Moon"));
  }

  @Test
  void aFreshSeedIsNeverTheSame() {
    assertThat(Seed.fresh(List.of(1L))).isNotEqualTo(Seed.fresh(List.of(1L)));
    assertThat(Seed.fresh(List.of(1L)).lots()).containsExactly(1L);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "12", "g", "0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF0123456789ABCDEF"})
  void aSeedIs64HexadecimalDigits(String secret) {
    assertThatIllegalArgumentException().isThrownBy(() -> new Seed(secret, List.of()));
  }

  @Test
  void riggedNumbersComeUnderTheirLabelInTheirOrder() {
    var chance = new RiggedChance(1);
    chance.rig("die", 5, 0, 3);
    chance.open("die");
    assertThat(chance.below(6)).isEqualTo(5);
    assertThat(chance.below(6)).isEqualTo(0);
    chance.open("die");
    assertThat(chance.below(6)).isEqualTo(3);
  }

  @Test
  void unriggedNumbersAreThoseOfFastChance() {
    var rigged = new RiggedChance(1);
    var fast = new FastChance(1);
    rigged.rig("die", 5);
    rigged.open("deck");
    assertThat(rigged.below(1000)).isEqualTo(fast.below(1000));
    rigged.open("die");
    assertThat(rigged.below(6)).isEqualTo(5);
    assertThat(rigged.below(1000)).isEqualTo(fast.below(1000));
  }

  @Test
  void aNumberThatCanNotComeIsRefused() {
    var chance = new RiggedChance(1);
    chance.rig("die", 6);
    chance.open("die");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> chance.below(6))
        .withMessage("die can't give 6 of 6");
  }

  @Test
  void aCopyOfARiggedChanceHasTheSameNumbersToCome() {
    var chance = new RiggedChance(1);
    chance.rig("die", 5, 4);
    chance.open("die");
    chance.below(6);
    var copy = chance.copy();
    assertThat(copy.below(6)).isEqualTo(4);
    assertThat(chance.below(6)).isEqualTo(4);
  }

  @Test
  void riggedNumbersToComeAreInTheDigest() {
    var one = new RiggedChance(1);
    var other = new RiggedChance(1);
    assertThat(one.digest()).isEqualTo(other.digest());
    other.rig("die", 5);
    assertThat(one.digest()).isNotEqualTo(other.digest());
  }

  @Test
  void riggedNumbersThatHaveNotComeCanBeTold() {
    var chance = new RiggedChance(1);
    chance.rig("die", 5, 4);
    chance.rig("coin", 1);
    chance.open("die");
    chance.below(6);
    assertThat(chance.unused()).isEqualTo("coin 1, die 4");
    chance.below(6);
    chance.open("coin");
    chance.below(2);
    assertThat(chance.unused()).isEmpty();
  }
}
