package nocturne.gangs.solo;

import static nocturne.gangs.GangsRule.GN_1_09;
import static nocturne.gangs.GangsRule.GN_3_09;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.GANG;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Resource;
import nocturne.kernel.Seat;
import org.junit.jupiter.api.Test;

/** The techies of the opposing gang want a resource. */
class ExtortTest {

  private static NightCityTable with(int eddies, int contraband, int secrets) {
    return NightCityTable.solo("tyger-claws", "maelstrom")
        .resources(ANN, eddies, contraband, secrets)
        .run(new OpposingGang.Extort(Seat.of(ANN)));
  }

  @Test
  @Covers(GN_3_09)
  void anyOneResourceThatIsThereMayBeDiscarded() {
    with(1, 1, 1).offers(ANN, "give-cred", "eddies", "contraband", "secrets");
    with(0, 3, 0).offers(ANN, "give-cred", "contraband");
  }

  @Test
  @Covers(GN_3_09)
  void oneIsDiscardedAndNotMore() {
    with(0, 3, 2)
        .chooses(ANN, "secrets")
        .has(ANN, Resource.SECRETS, 1)
        .has(ANN, Resource.CONTRABAND, 3)
        .hasCred(GANG, 0);
  }

  @Test
  @Covers(GN_1_09)
  void opportunityThatGoesIsTheTopmostOfTheColumn() {
    var table =
        NightCityTable.solo("tyger-claws", "maelstrom")
            .resources(ANN, 1, 0, 0)
            .market("ripperdoc-bd", "cybered-up", "preem-cyberware")
            .run(new OpposingGang.Extort(Seat.of(ANN)))
            .chooses(ANN, "eddies");
    var gone = table.at().opportunitiesGone;
    assertThat(gone.has(table.city(), table.opportunity("ripperdoc-bd"))).isTrue();
    assertThat(gone.has(table.city(), table.opportunity("cybered-up"))).isFalse();
  }
}
