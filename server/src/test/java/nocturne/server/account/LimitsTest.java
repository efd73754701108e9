package nocturne.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LimitsTest {

  private final TestClock clock = new TestClock();
  private final Limits limits = new Limits(settings(3, 2), clock);

  private static LimitSettings settings(int perAddress, int perIdentity) {
    return new LimitSettings(all(perAddress), all(perIdentity), 100);
  }

  private static Map<Action, LimitSettings.Rate> all(int times) {
    var rates = new EnumMap<Action, LimitSettings.Rate>(Action.class);
    for (var action : Action.values()) {
      rates.put(action, new LimitSettings.Rate(times, Duration.ofMinutes(1)));
    }
    return rates;
  }

  private boolean may(String address) {
    return limits.take(Action.GUEST, address).isZero();
  }

  private boolean may(String address, String identity) {
    return limits.take(Action.GUEST, address, identity).isZero();
  }

  @Test
  void anAddressMayDoSomethingSoOftenAndThenWaits() {
    assertThat(may("192.0.2.1") && may("192.0.2.1") && may("192.0.2.1")).isTrue();

    assertThat(limits.take(Action.GUEST, "192.0.2.1")).isEqualTo(Duration.ofSeconds(20));
    clock.pass(Duration.ofSeconds(20));
    assertThat(may("192.0.2.1")).isTrue();
    assertThat(may("192.0.2.1")).isFalse();
  }

  @Test
  void eachAddressAndEachActionIsCountedAlone() {
    while (may("192.0.2.1")) {}

    assertThat(may("192.0.2.2")).isTrue();
    assertThat(limits.take(Action.TABLE, "192.0.2.1")).isZero();
  }

  @Test
  void anAllowanceCountsWithEverythingElseThatIsAskedFor() {
    var place = limits.of(Action.GUEST, "192.0.2.1");
    var player = limits.of(Action.GUEST, "192.0.2.1", "ann");

    assertThat(player.take()).isZero();
    assertThat(player.take()).isZero();
    assertThat(player.take()).isEqualTo(Duration.ofSeconds(30));
    assertThat(may("192.0.2.2", "Ann")).isFalse();
    assertThat(place.take()).isZero();
    assertThat(place.take()).isEqualTo(Duration.ofSeconds(20));
    clock.pass(Duration.ofSeconds(30));
    assertThat(player.take()).isZero();
  }

  @Test
  void aPlayerIsCountedWhereverTheyComeFrom() {
    assertThat(may("192.0.2.1", "ann")).isTrue();
    assertThat(may("192.0.2.2", "Ann")).isTrue();

    assertThat(limits.take(Action.GUEST, "192.0.2.3", "ann")).isEqualTo(Duration.ofSeconds(30));
    assertThat(may("192.0.2.3", "bob")).isTrue();
  }

  @Test
  void whatOnePlayerIsRefusedIsNotCountedAgainstTheAddress() {
    assertThat(may("192.0.2.1", "ann") && may("192.0.2.1", "ann")).isTrue();
    for (var i = 0; i < 10; i++) {
      assertThat(may("192.0.2.1", "ann")).isFalse();
    }

    assertThat(may("192.0.2.1", "bob")).isTrue();
  }

  @Test
  void aWholeNetworkOfIpv6IsOneAddress() {
    assertThat(may("2001:db8:0:1::1") && may("2001:db8:0:1::2") && may("2001:db8:0:1:ffff::%eth0"))
        .isTrue();

    assertThat(may("2001:db8:0:1:a:b:c:d")).isFalse();
    assertThat(may("2001:db8:0:2::1")).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "192.0.2.1, 192.0.2.1",
    "::ffff:192.0.2.1, 192.0.2.1",
    "2001:DB8::1, 20010db800000000/64",
    "2001:db8::ffff:0:0:1%eth0, 20010db800000000/64",
    "nocturne.example, elsewhere",
    "'', elsewhere"
  })
  void anAddressIsReadWithoutAskingAnybody(String raw, String address) {
    assertThat(Address.of(raw).text()).isEqualTo(address);
  }

  @Test
  void onlySoManyAreRemembered() {
    for (var i = 0; i < 10_000; i++) {
      may("10.0." + i / 256 + "." + i % 256);
    }

    assertThat(limits.remembered()).isLessThanOrEqualTo(100);
  }

  @Test
  void whoIsQuietIsForgotten() {
    may("192.0.2.1");
    clock.pass(Duration.ofMinutes(1).plusMillis(1));

    assertThat(limits.remembered()).isZero();
  }

  @Test
  void everyActionHasALimit() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new LimitSettings(Map.of(), all(1), 100))
        .withMessage("There is no limit for GUEST");
    assertThat(LimitSettings.USUAL.perAddress()).containsOnlyKeys(Action.values());
  }
}
