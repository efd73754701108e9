package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_1_13;
import static nocturne.gangs.GangsRule.GN_2_01;
import static nocturne.gangs.GangsRule.GN_2_02;
import static nocturne.gangs.GangsRule.GN_2_16;
import static nocturne.gangs.GangsRule.GN_2_17;
import static nocturne.gangs.GangsRule.GN_3_01;
import static nocturne.gangs.GangsRule.GN_3_07;
import static nocturne.gangs.GangsRule.GN_6_06;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import org.junit.jupiter.api.Test;

/** What belongs to a gang: units, discs, hideouts, edgerunners. */
class GangPackTest {

  private static final Contents BOX = NightCityTable.GAME.contents();

  @Test
  @Covers(GN_2_02)
  void everyGangOwnsNineBasicUnitsAndFourDrones() {
    assertThat(BOX.gangs()).hasSize(4);
    for (var gang : BOX.gangs()) assertThat(gang.owned()).as(gang.id()).containsExactly(3, 3, 3, 4);
  }

  @Test
  @Covers(GN_2_02)
  void everyGangHasOneMarkerOneNetTokenAndBasesForThreeEdgerunners() {
    var table = NightCityTable.of(4);
    assertThat(table.at().cred.length()).isEqualTo(4);
    assertThat(table.at().net.length()).isEqualTo(4);
    assertThat(BOX.numbers().mostEdgerunners()).isEqualTo(3);
  }

  @Test
  @Covers({GN_1_13, GN_2_02})
  void threeOfFourHideoutsWaitInSlotsOfWhichTheFirstPaysLeast() {
    for (var gang : BOX.gangs())
      assertThat(gang.slots()).as(gang.id()).hasSize(3).isSorted().startsWith(1);
    assertThat(BOX.gangs().stream().map(Gang::slots))
        .containsExactly(List.of(1, 2, 3), List.of(1, 2, 3), List.of(1, 2, 2), List.of(1, 2, 3));
  }

  @Test
  @Covers({GN_2_02, GN_6_06})
  void everyGangHasSixDiscsOfWhichTheLastIsWild() {
    assertThat(Disc.values())
        .containsExactly(
            Disc.SOLOS, Disc.TECHIES, Disc.NETRUNNERS, Disc.HIDEOUT, Disc.UPGRADE, Disc.WILD);
  }

  @Test
  @Covers(GN_2_01)
  void solosTechiesAndNetrunnersAreBasicAndNobodyElseIs() {
    assertThat(Member.values()).filteredOn(Kin.BASIC::has).hasSize(3).doesNotContain(Member.DRONE);
    assertThat(BOX.edgerunners()).hasSize(10).noneMatch(Kin.BASIC::has);
  }

  @Test
  @Covers(GN_2_01)
  void dronesAndEdgerunnersAreUnitsToo() {
    assertThat(Member.values()).allMatch(Kin.UNIT::has);
    assertThat(BOX.edgerunners()).allMatch(Kin.UNIT::has).noneMatch(Kin.DRONE::has);
    assertThat(Kin.DRONE.has(Member.DRONE)).isTrue();
  }

  @Test
  @Covers(GN_2_16)
  void edgerunnersAreOfANormalTypeOrSpecialists() {
    assertThat(of(Role.SOLO))
        .containsExactlyInAnyOrder(
            "jackie-welles", "river-ward", "goro-takemura", "johnny-silverhand");
    assertThat(of(Role.TECHIE)).containsExactlyInAnyOrder("judy-alvarez", "viktor-vektor");
    assertThat(of(Role.NETRUNNER)).containsExactlyInAnyOrder("t-bug", "nix");
    assertThat(of(Role.SPECIALIST)).containsExactlyInAnyOrder("kerry-eurodyne", "rogue-amendiares");
    assertThat(of(Role.DRONE)).isEmpty();
  }

  private static List<String> of(Role role) {
    return BOX.edgerunners().stream().filter(it -> it.role() == role).map(Edgerunner::id).toList();
  }

  @Test
  @Covers(GN_2_17)
  void edgerunnerCountsAsItsTypeAndNeverAsABasicUnit() {
    for (var edgerunner : BOX.edgerunners()) {
      assertThat(Kin.SOLO.has(edgerunner)).isEqualTo(edgerunner.role() == Role.SOLO);
      assertThat(Kin.TECHIE.has(edgerunner)).isEqualTo(edgerunner.role() == Role.TECHIE);
      assertThat(Kin.NETRUNNER.has(edgerunner)).isEqualTo(edgerunner.role() == Role.NETRUNNER);
      assertThat(Kin.BASIC.has(edgerunner)).isFalse();
    }
  }

  @Test
  @Covers({GN_3_01, GN_3_07})
  void resourcesAreEddiesContrabandAndSecretsAndStreetCredIsNone() {
    assertThat(Resource.values())
        .containsExactly(Resource.EDDIES, Resource.CONTRABAND, Resource.SECRETS);
  }
}
