package nocturne.nightlancer.street;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.NightlancerRule.NL_1_06;
import static nocturne.nightlancer.NightlancerRule.NL_8_12;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Space;
import org.junit.jupiter.api.Test;

/** On the ring of the final edition one may catch one's breath. */
class EdgeRingTest {

  private static CityTable tired() {
    return rested().has(ANN, 7, 5);
  }

  private static CityTable rested() {
    return CityTable.of(2)
        .owns(ANN)
        .opportunities(ANN)
        .nextContacts("night-watchman")
        .run(new StreetPhase());
  }

  @Test
  @Covers(NL_8_12)
  void tokenOnTheRingMayBringResolve() {
    tired()
        .chooses(ANN, "gf-1")
        .offers(ANN, "yes", "no")
        .chooses(ANN, "yes")
        .happened(NL_8_12)
        .hasResolve(ANN, 6);
    tired().chooses(ANN, "gf-1", "no").didNotHappen(NL_8_12).hasResolve(ANN, 5);
  }

  @Test
  @Covers(NL_8_12)
  void resolveComesBeforeTheAction() {
    tired()
        .chooses(ANN, "gf-1")
        .hasHand(ANN)
        .chooses(ANN, "yes")
        .told("resolve.gained", "drew")
        .hasHand(ANN, "night-watchman");
  }

  @Test
  @Covers(NL_8_12)
  void resolveComesBeforeTheHeatOfARiskySpace() {
    tired()
        .chooses(ANN, "mx-1")
        .hasHeat(ANN, 0)
        .chooses(ANN, "yes")
        .told("resolve.gained", "heat.gained")
        .hasHeat(ANN, 1)
        .hasResolve(ANN, 6);
  }

  @Test
  @Covers(NL_8_12)
  void spacesOffTheRingBringNone() {
    tired().chooses(ANN, "gf-2").isNotAsked(ANN).hasResolve(ANN, 5);
  }

  @Test
  @Covers({NL_8_12, NL_1_06})
  void whoeverHasAllResolveIsNotAsked() {
    rested().chooses(ANN, "gf-1").isNotAsked(ANN).hasResolve(ANN, 9);
  }

  @Test
  @Covers(NL_8_12)
  void ringGoesThroughSpacesOfOneActionAndOfTwo() {
    assertThat(ring("final")).containsExactly("gf-1", "sh-1", "uc-1", "mx-1", "mx-2", "mx-3");
    assertThat(ring("prototype")).isEmpty();
  }

  private static List<String> ring(String edition) {
    return CityTable.GAME.contents(edition).spaces().stream()
        .filter(Space::ring)
        .map(Space::id)
        .toList();
  }
}
