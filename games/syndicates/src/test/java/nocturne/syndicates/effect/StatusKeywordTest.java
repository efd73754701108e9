package nocturne.syndicates.effect;

import static nocturne.syndicates.Moon.Status.LOCKDOWN;
import static nocturne.syndicates.Moon.Status.NONE;
import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.SyndicatesRule.KW_20;
import static nocturne.syndicates.SyndicatesRule.KW_28;
import static nocturne.syndicates.SyndicatesRule.KW_29;
import static nocturne.syndicates.SyndicatesRule.SM_18_07;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.syndicates.Covers;
import nocturne.syndicates.Moon;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatusKeywordTest {

  @ParameterizedTest
  @CsvSource({"LOCKDOWN", "DISPLACE"})
  @Covers({KW_28, KW_29})
  void tokenOfTheActingPartyIsPlacedWhereItHasInfluence(Moon.Status status) {
    var table =
        MoonTable.of(3)
            .influence("CA", BLUE, 1)
            .influence("MZ", BLUE, 2)
            .influence("SP", ORANGE, 2)
            .performs(BLUE, status + " ANY")
            .offers(BLUE, "CA", "MZ", "stop")
            .refuses(BLUE, "SP", SM_18_07)
            .chooses(BLUE, "CA")
            .hasStatus("CA", status)
            .hasStatus("MZ", NONE)
            .rests();
    assertThat(table.moon().statusOwner(table.sector("CA"))).isEqualTo(BLUE);
  }

  @ParameterizedTest
  @CsvSource({"LOCKDOWN, DISPLACE", "LOCKDOWN, LOCKDOWN", "DISPLACE, LOCKDOWN"})
  @Covers({KW_20, KW_28, KW_29})
  void tokenThatLiesThereIsRemovedAndNoneIsPlaced(String keyword, Moon.Status present) {
    MoonTable.of(3)
        .influence("CA", BLUE, 1)
        .influence("CA", ORANGE, 1)
        .status("CA", present, ORANGE)
        .performs(BLUE, keyword + " CA")
        .chooses(BLUE, "CA")
        .hasStatus("CA", NONE)
        .rests();
  }

  @ParameterizedTest
  @CsvSource({"LOCKDOWN", "DISPLACE"})
  @Covers({KW_28, KW_29})
  void withoutOwnInfluenceATokenIsNeitherPlacedNorRemoved(Moon.Status status) {
    MoonTable.of(3)
        .influence("CA", ORANGE, 1)
        .status("CA", LOCKDOWN, ORANGE)
        .performs(BLUE, status + " CA")
        .hasStatus("CA", LOCKDOWN)
        .rests();
  }

  @ParameterizedTest
  @CsvSource({"LOCKDOWN", "DISPLACE"})
  @Covers({KW_28, KW_29})
  void kingpinMustPerformIfItCan(Moon.Status status) {
    var table =
        MoonTable.of(2)
            .influence("CA", KINGPIN, 1)
            .influence("SP", KINGPIN, 1)
            .influence("MZ", BLUE, 1)
            .kingpinPerforms(BLUE, status + " ANY")
            .offers(BLUE, "CA", "SP")
            .chooses(BLUE, "SP")
            .hasStatus("SP", status)
            .rests();
    assertThat(table.moon().statusOwner(table.sector("SP"))).isEqualTo(KINGPIN);
  }
}
