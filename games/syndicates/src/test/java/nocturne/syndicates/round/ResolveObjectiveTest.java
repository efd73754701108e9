package nocturne.syndicates.round;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.PURPLE;
import static nocturne.syndicates.MoonTable.TEAL;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_12_09;
import static nocturne.syndicates.SyndicatesRule.SM_12_10;
import static nocturne.syndicates.SyndicatesRule.SM_12_11;
import static nocturne.syndicates.SyndicatesRule.SM_12_12;
import static nocturne.syndicates.SyndicatesRule.SM_12_13;
import static nocturne.syndicates.SyndicatesRule.SM_12_14;
import static nocturne.syndicates.SyndicatesRule.SM_12_15;
import static nocturne.syndicates.SyndicatesRule.SM_12_16;
import static nocturne.syndicates.SyndicatesRule.SM_12_17;
import static nocturne.syndicates.SyndicatesRule.SM_12_18;
import static nocturne.syndicates.SyndicatesRule.SM_12_19;
import static nocturne.syndicates.SyndicatesRule.SM_12_20;
import static nocturne.syndicates.SyndicatesRule.SM_12_21;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Happening;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.Party;
import org.junit.jupiter.api.Test;

class ResolveObjectiveTest {

  /** Blue alone has a choice of objective cards; the other two have one each. */
  private static MoonTable blueMayChoose(String... objectives) {
    return MoonTable.of(3)
        .objectives(BLUE, objectives)
        .objectives(ORANGE, "OB-29")
        .objectives(MAGENTA, "OB-30");
  }

  private static MoonTable resolve(MoonTable table) {
    var seats = table.moon().seats();
    return table.run(new ChooseObjective(seats), new RevealObjectives(), new RefreshTokens(seats));
  }

  private static boolean isActive(MoonTable table, Party party, String operation) {
    return table.moon().isActive(party, table.operation(operation));
  }

  /** SIM-13. */
  @Test
  @Covers({SM_12_11, SM_12_12, SM_12_16})
  void tiedInTheMazeTealScoresTheCrimePartAndRefreshesAToken() {
    var table =
        MoonTable.of(5)
            .influence("MZ", TEAL, 3)
            .influence("MZ", PURPLE, 3)
            .owns(TEAL, "OP-WI1", "OP-VI1", "OP-SM1")
            .exhausted(TEAL, "OP-SM1")
            .objectives(BLUE, "OB-01")
            .objectives(ORANGE, "OB-03")
            .objectives(MAGENTA, "OB-05")
            .objectives(PURPLE, "OB-07")
            .objectives(TEAL, "OB-27", "OB-29");
    resolve(table)
        .chooses(TEAL, "OB-27")
        .hasKredits(TEAL, 2)
        .asks(TEAL, RefreshTokens.class)
        .offers(TEAL, "OP-SM1", "pass")
        .chooses(TEAL, "OP-SM1")
        .rests();
    assertThat(isActive(table, TEAL, "OP-SM1")).isTrue();
  }

  @Test
  @Covers({SM_12_11, SM_12_12, SM_12_13, SM_12_17})
  void tokensOfTheTypeAndWildOnesCountOnBothSides() {
    var table =
        blueMayChoose("OB-05", "OB-01")
            .owns(BLUE, "OP-HE1", "OP-HE2", "OP-WI1", "OP-FR1")
            .exhausted(BLUE, "OP-HE2", "OP-WI1");
    resolve(table).chooses(BLUE, "OB-05").hasKredits(BLUE, 3).chooses(BLUE, "OP-HE2").rests();
    assertThat(isActive(table, BLUE, "OP-WI1")).isFalse();
  }

  @Test
  @Covers({SM_12_14, SM_12_15, SM_12_17})
  void withoutTheCrimeTypeOneTokenOfAnyTypeMayBeRefreshed() {
    var table =
        blueMayChoose("OB-05", "OB-01")
            .influence("NN", BLUE, 2)
            .owns(BLUE, "OP-FR1", "OP-SM1")
            .exhausted(BLUE, "OP-FR1", "OP-SM1");
    resolve(table)
        .chooses(BLUE, "OB-05")
        .hasKredits(BLUE, 3)
        .happened(SM_12_15)
        .offers(BLUE, "OP-FR1", "OP-SM1", "pass")
        .chooses(BLUE, "OP-SM1")
        .rests();
    assertThat(isActive(table, BLUE, "OP-SM1")).isTrue();
    assertThat(isActive(table, BLUE, "OP-FR1")).isFalse();
  }

  @Test
  @Covers(SM_12_17)
  void failingInBothPartsGivesTwoRefreshes() {
    var table =
        blueMayChoose("OB-05", "OB-01")
            .owns(BLUE, "OP-FR1", "OP-SM1", "OP-IL1")
            .exhausted(BLUE, "OP-FR1", "OP-SM1", "OP-IL1");
    resolve(table).chooses(BLUE, "OB-05", "OP-FR1", "OP-SM1").hasKredits(BLUE, 0).rests();
    assertThat(isActive(table, BLUE, "OP-IL1")).isFalse();
  }

  @Test
  @Covers(SM_12_17)
  void succeedingInBothPartsGivesNoRefresh() {
    var table =
        blueMayChoose("OB-05", "OB-01")
            .influence("NN", BLUE, 2)
            .owns(BLUE, "OP-HE1")
            .exhausted(BLUE, "OP-HE1");
    resolve(table).chooses(BLUE, "OB-05").hasKredits(BLUE, 4).rests();
  }

  @Test
  @Covers(SM_12_18)
  void pettyCrimeAndWildTokensMayBeRefreshed() {
    var table =
        blueMayChoose("OB-05", "OB-01")
            .owns(BLUE, "OP-WI1")
            .exhausted(BLUE, "OP-WI1")
            .exhaustedPetty(BLUE);
    resolve(table)
        .chooses(BLUE, "OB-05")
        .offers(BLUE, "OP-WI1", "OP-PC-1", "pass")
        .chooses(BLUE, "OP-PC-1")
        .rests();
    assertThat(table.moon().isActive(BLUE, table.petty(BLUE))).isTrue();
  }

  @Test
  @Covers(SM_12_18)
  void refreshingIsOptional() {
    var table = blueMayChoose("OB-05", "OB-01").owns(BLUE, "OP-FR1").exhausted(BLUE, "OP-FR1");
    resolve(table).chooses(BLUE, "OB-05", "pass").rests();
    assertThat(isActive(table, BLUE, "OP-FR1")).isFalse();
  }

  @Test
  @Covers(SM_12_18)
  void playerWithoutAnInactiveTokenIsNotAskedToRefresh() {
    resolve(blueMayChoose("OB-05", "OB-01").owns(BLUE, "OP-FR1")).chooses(BLUE, "OB-05").rests();
  }

  @Test
  @Covers(SM_12_10)
  void crimePartIsResolvedBeforeTheControlPart() {
    var table = blueMayChoose("OB-05", "OB-01").influence("NN", BLUE, 2).owns(BLUE, "OP-HE1");
    resolve(table).chooses(BLUE, "OB-05");
    assertThat(table.test().happenings())
        .extracting(Happening::rule)
        .startsWith(SM_12_09, SM_12_11, SM_12_15);
  }

  @Test
  @Covers(SM_12_19)
  void objectiveSectorPaysOnTopOfControl() {
    blueMayChoose("OB-01", "OB-05")
        .influence("SP", BLUE, 2)
        .run(new EndOfRound())
        .hasKredits(BLUE, 3)
        .chooses(BLUE, "OB-01")
        .hasKredits(BLUE, 6);
  }

  @Test
  @Covers(SM_12_09)
  void objectivesAreChosenInSecretAndRevealedTogether() {
    var table =
        MoonTable.of(2).objectives(BLUE, "OB-01", "OB-03").objectives(ORANGE, "OB-05", "OB-07");
    var chosen = table.objective("OB-01");
    resolve(table)
        .offers(BLUE, "OB-01", "OB-03")
        .offers(ORANGE, "OB-05", "OB-07")
        .chooses(BLUE, "OB-01")
        .didNotHappen(SM_12_09);
    table.test().seat(seat(BLUE)).isNotAsked().sees(chosen);
    table.test().seat(seat(ORANGE)).doesNotSee(chosen).doesNotSee(table.objective("OB-03"));
    table.chooses(ORANGE, "OB-07").happened(SM_12_09).rests();
    table.test().seat(seat(ORANGE)).sees(chosen).doesNotSee(table.objective("OB-03"));
    table.test().seat(seat(BLUE)).sees(table.objective("OB-07"));
  }

  @Test
  @Covers({SM_12_20, SM_12_21})
  void resolvedObjectivesLeaveTheGame() {
    var table = blueMayChoose("OB-01", "OB-03", "OB-05");
    resolve(table).chooses(BLUE, "OB-01").rests();
    assertThat(table.at().objectives(BLUE).list(table.moon()))
        .containsExactly(table.objective("OB-03"), table.objective("OB-05"));
    assertThat(table.at().resolvedObjectives.has(table.moon(), table.objective("OB-01"))).isTrue();
    assertThat(table.at().faceUpObjectives.has(table.moon(), table.objective("OB-01"))).isFalse();
  }
}
