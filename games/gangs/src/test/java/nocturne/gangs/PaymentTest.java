package nocturne.gangs;

import static nocturne.gangs.GangsRule.GN_3_02;
import static nocturne.gangs.GangsRule.GN_3_03;
import static nocturne.gangs.GangsRule.GN_3_04;
import static nocturne.gangs.GangsRule.GN_3_05;
import static nocturne.gangs.GangsRule.GN_3_06;
import static nocturne.gangs.GangsRule.GN_3_07;
import static nocturne.gangs.GangsRule.GN_3_10;
import static nocturne.gangs.GangsRule.GN_5_02;
import static nocturne.gangs.GangsRule.GN_6_04;
import static nocturne.gangs.GangsRule.GN_6_09;
import static nocturne.gangs.GangsRule.GN_8_07;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static nocturne.gangs.NightCityTable.DAN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.component.Resource;
import org.junit.jupiter.api.Test;

/** Resources are spent, gained, stolen; corporate secrets stand in for the others. */
class PaymentTest {

  private static NightCityTable with(int eddies, int contraband, int secrets) {
    return NightCityTable.of(2)
        .emptyBoard()
        .units(ANN, "watson", "solo")
        .resources(ANN, eddies, contraband, secrets);
  }

  private static NightCityTable has(NightCityTable table, int eddies, int contraband, int secrets) {
    return table
        .has(ANN, Resource.EDDIES, eddies)
        .has(ANN, Resource.CONTRABAND, contraband)
        .has(ANN, Resource.SECRETS, secrets);
  }

  @Test
  @Covers(GN_3_02)
  void secretStandsInForAnEddie() {
    has(with(1, 1, 1).activates(ANN, "hideout", "pacifica"), 0, 1, 0);
    has(with(0, 1, 3).activates(ANN, "hideout", "pacifica"), 0, 1, 1);
  }

  @Test
  @Covers(GN_3_02)
  void secretStandsInForContraband() {
    var table =
        with(1, 0, 1)
            .units(ANN, "pacifica-business", "techie")
            .market("organitskaya-bd")
            .activates(ANN, "techies", "done", "organitskaya-bd");
    has(table, 1, 0, 0);
  }

  @Test
  @Covers({GN_3_02, GN_3_05})
  void contrabandAndEddiesDoNotStandInForEachOther() {
    with(1, 5, 0).activates(ANN).refuses(ANN, "hideout", GN_6_09);
    with(5, 0, 0)
        .units(ANN, "pacifica-business", "techie")
        .units(ANN, "heywood-fixer", "solo")
        .edgerunners("nix")
        .market("organitskaya-bd")
        .activates(ANN, "techies", "done")
        .refuses(ANN, "organitskaya-bd", GN_8_07);
  }

  @Test
  @Covers(GN_3_03)
  void nothingStandsInForASecret() {
    buysCred(5, 2, 0).isAsked(ANN, GN_6_04).hasCred(ANN, 1);
    buysCred(0, 2, 1).offers(ANN, "0", "1").chooses(ANN, "1").hasCred(ANN, 3);
  }

  /** Ann has seized the opportunity that sells Street Cred for a secret; it cost 2 contraband. */
  private static NightCityTable buysCred(int eddies, int contraband, int secrets) {
    var table =
        with(eddies, contraband, secrets)
            .units(ANN, "pacifica-business", "techie")
            .market("corporate-elite-bd")
            .activates(ANN, "techies", "done", "corporate-elite-bd");
    return secrets > 0 ? table.isAsked(ANN, GN_3_02).chooses(ANN, "0") : table;
  }

  @Test
  @Covers({GN_3_04, GN_5_02})
  void supplyNeverRunsOut() {
    var table =
        with(20, 20, 20)
            .resources(BEN, 20, 20, 20)
            .units(ANN, "city-center", "techie")
            .hideouts(ANN, "city-center")
            .reclaims(ANN)
            .chooses(ANN, "eddies-1");
    has(table, 23, 20, 21);
  }

  @Test
  @Covers(GN_3_04)
  void whatIsSpentGoesToNobody() {
    with(2, 0, 0)
        .resources(BEN, 0, 0, 0)
        .activates(ANN, "hideout", "pacifica")
        .has(ANN, Resource.EDDIES, 0)
        .has(BEN, Resource.EDDIES, 0);
  }

  @Test
  @Covers(GN_3_05)
  void costThatCannotBePaidCompletelyIsNotPaidAtAll() {
    has(with(1, 0, 0).activates(ANN).refuses(ANN, "hideout", GN_6_09), 1, 0, 0);
    with(2, 0, 0).activates(ANN).offersAmongOthers(ANN, "hideout");
    with(1, 0, 1).activates(ANN).offersAmongOthers(ANN, "hideout");
  }

  @Test
  @Covers(GN_3_06)
  void payerSaysHowManySecretsStandIn() {
    var table =
        with(2, 0, 2)
            .activates(ANN, "hideout")
            .isAsked(ANN, GN_3_02)
            .offers(ANN, "0", "1", "2")
            .chooses(ANN, "1", "pacifica");
    has(table, 1, 0, 1);
  }

  @Test
  @Covers(GN_3_06)
  void secretsStandInForAtLeastWhatIsLacking() {
    with(1, 0, 2).activates(ANN, "hideout").offers(ANN, "1", "2");
  }

  @Test
  @Covers(GN_3_07)
  void streetCredPaysForNothingAndCannotBeStolen() {
    with(0, 1, 0).cred(ANN, 10).activates(ANN).refuses(ANN, "hideout", GN_6_09);
    spikedBraindance().chooses(ANN, "pass").hasCred(BEN, 3);
  }

  @Test
  @Covers(GN_3_10)
  void thiefNamesAKindThatTheVictimHas() {
    spikedBraindance()
        .isAsked(ANN, GN_3_10)
        .offers(ANN, "pass", "eddies", "secrets")
        .chooses(ANN, "secrets")
        .has(BEN, Resource.EDDIES, 2)
        .has(BEN, Resource.SECRETS, 0)
        .has(ANN, Resource.SECRETS, 1)
        .has(ANN, Resource.EDDIES, 0);
  }

  @Test
  @Covers(GN_3_10)
  void victimWithoutResourcesLosesNothing() {
    spikedBraindance()
        .chooses(ANN, "eddies")
        .isAsked(ANN, GN_6_04)
        .has(CAT, Resource.EDDIES, 0)
        .has(DAN, Resource.EDDIES, 2);
  }

  /** Ann robs all who are ahead: Ben has something, Cat nothing, and Dan is not ahead. */
  private static NightCityTable spikedBraindance() {
    return NightCityTable.of(4)
        .emptyBoard()
        .units(ANN, "pacifica-business", "techie")
        .units(ANN, "watson", "solo")
        .resources(ANN, 0, 3, 0)
        .cred(BEN, 3)
        .resources(BEN, 2, 0, 1)
        .cred(CAT, 3)
        .resources(CAT, 0, 0, 0)
        .cred(DAN, 1)
        .resources(DAN, 2, 0, 0)
        .market("spiked-bd")
        .activates(ANN, "techies", "done", "spiked-bd")
        .hasCred(ANN, 1);
  }

  @Test
  @Covers(GN_5_02)
  void diceOfNetWatchLieAsideUntilANetrunRollsBoth() {
    var table =
        NightCityTable.of(2).emptyBoard().units(ANN, "watson", "netrunner").resources(ANN, 1, 0, 0);
    assertThat(table.at().dice.length()).isEqualTo(2);
    assertThat(table.at().dice.get(table.city(), 0)).isEqualTo(0);
    assertThat(table.at().dice.get(table.city(), 1)).isEqualTo(0);
    table.dice(1, 6).activates(ANN, "netrunners", "done", "yes", "no");
    assertThat(table.at().dice.get(table.city(), 0)).isEqualTo(1);
    assertThat(table.at().dice.get(table.city(), 1)).isEqualTo(6);
  }
}
