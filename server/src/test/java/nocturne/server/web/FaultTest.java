package nocturne.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import nocturne.server.table.Refused;
import org.junit.jupiter.api.Test;

class FaultTest {

  /** Nothing is wrong with what was asked: the same will be done for who asks again. */
  @Test
  void whoComesWhileTheHouseClosesIsToldToComeAgain() {
    var fault = Fault.of(new Refused("moved", "come again"));
    assertThat(fault.status()).isEqualTo(503);
    assertThat(fault.bug()).isFalse();
  }

  @Test
  void whatATableDoesNotDoIsAConflict() {
    assertThat(Fault.of(new Refused("phase", "the game is over")).status()).isEqualTo(409);
  }
}
