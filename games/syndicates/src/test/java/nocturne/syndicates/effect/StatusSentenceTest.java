package nocturne.syndicates.effect;

import static nocturne.syndicates.Moon.Status.DISPLACE;
import static nocturne.syndicates.Moon.Status.LOCKDOWN;
import static nocturne.syndicates.Moon.Status.NONE;
import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.SyndicatesRule.KW_20;
import static nocturne.syndicates.SyndicatesRule.SM_18_02;
import static nocturne.syndicates.SyndicatesRule.SM_18_03;
import static nocturne.syndicates.SyndicatesRule.SM_18_04;
import static nocturne.syndicates.SyndicatesRule.SM_18_05;
import static nocturne.syndicates.SyndicatesRule.SM_18_06;
import static nocturne.syndicates.SyndicatesRule.SM_18_07;
import static nocturne.syndicates.SyndicatesRule.SM_18_08;
import static nocturne.syndicates.SyndicatesRule.SM_18_10;
import static nocturne.syndicates.SyndicatesRule.SM_18_11;
import static nocturne.syndicates.SyndicatesRule.SM_18_16;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;

class StatusSentenceTest {

  @Test
  @Covers({SM_18_02, SM_18_03, SM_18_07})
  void statusTokenIsPlacedWhereTheActingPartyHasInfluenceAndBelongsToIt() {
    var table =
        MoonTable.of(3)
            .influence("SK", BLUE, 1)
            .influence("SK", ORANGE, 3)
            .influence("CA", ORANGE, 2)
            .performs(BLUE, "LOCKDOWN ANY")
            .offers(BLUE, "SK", "stop")
            .refuses(BLUE, "CA", SM_18_07)
            .chooses(BLUE, "SK")
            .hasStatus("SK", LOCKDOWN)
            .rests();
    assertThat(table.moon().statusOwner(table.sector("SK"))).isEqualTo(BLUE);
  }

  @Test
  @Covers(SM_18_07)
  void withoutOwnInfluenceNoStatusTokenIsPlaced() {
    MoonTable.of(3)
        .influence("SK", ORANGE, 3)
        .performs(BLUE, "DISPLACE SK")
        .hasStatus("SK", NONE)
        .rests();
  }

  @Test
  @Covers(SM_18_07)
  void withoutOwnInfluenceNoStatusTokenIsRemoved() {
    MoonTable.of(3)
        .influence("SK", ORANGE, 3)
        .status("SK", DISPLACE, ORANGE)
        .performs(BLUE, "DISPLACE SK")
        .hasStatus("SK", DISPLACE)
        .rests();
  }

  /** CHK-14. */
  @Test
  @Covers({SM_18_04, SM_18_05, KW_20})
  void statusTokenInTheWayIsRemovedAndNoneIsPlaced() {
    MoonTable.of(3)
        .influence("SK", ORANGE, 1)
        .status("SK", DISPLACE, ORANGE)
        .influence("SK", BLUE, 2)
        .performs(BLUE, "LOCKDOWN SK")
        .chooses(BLUE, "SK")
        .happened(SM_18_05)
        .hasStatus("SK", NONE)
        .rests();
  }

  @Test
  @Covers({SM_18_05, SM_18_06})
  void ownStatusTokenIsRemovedAsWell() {
    MoonTable.of(3)
        .influence("SK", BLUE, 2)
        .status("SK", LOCKDOWN, BLUE)
        .performs(BLUE, "DISPLACE SK")
        .chooses(BLUE, "SK")
        .hasStatus("SK", NONE);
  }

  @Test
  @Covers({SM_18_16, SM_18_05})
  void lockdownDoesNotProtectItsOwnToken() {
    MoonTable.of(3)
        .influence("SK", ORANGE, 3)
        .status("SK", LOCKDOWN, ORANGE)
        .influence("SK", BLUE, 1)
        .performs(BLUE, "LOCKDOWN SK")
        .chooses(BLUE, "SK")
        .hasStatus("SK", NONE);
  }

  @Test
  @Covers({SM_18_08, SM_18_03})
  void statusTokenGoesWithTheLastInfluenceOfItsOwner() {
    MoonTable.of(3)
        .influence("SK", ORANGE, 2)
        .influence("SK", MAGENTA, 2)
        .status("SK", DISPLACE, ORANGE)
        .performs(BLUE, "ELIMINATE 2 SK")
        .chooses(BLUE, "player-2")
        .hasStatus("SK", DISPLACE)
        .chooses(BLUE, "player-2")
        .happened(SM_18_08)
        .hasStatus("SK", NONE);
  }

  @Test
  @Covers({SM_18_08, SM_18_03})
  void statusTokenGoesWhenItsOwnerMovesAway() {
    MoonTable.of(3)
        .influence("SK", BLUE, 1)
        .status("SK", LOCKDOWN, BLUE)
        .performs(BLUE, "SHIP 1 SP")
        .chooses(BLUE, "SK")
        .hasStatus("SK", NONE)
        .hasInfluence("SP", BLUE, 1);
  }

  @Test
  @Covers({SM_18_08, SM_18_03})
  void statusTokenGoesWhenItsOwnerIsPushedOutOrTakenForAnotherPlace() {
    MoonTable.of(3)
        .influence("SK", ORANGE, 1)
        .status("SK", DISPLACE, ORANGE)
        .performs(BLUE, "PUSH 1 SK")
        .chooses(BLUE, "player-2", "PR")
        .hasStatus("SK", NONE)
        .influence("WK", BLUE, 1)
        .status("WK", LOCKDOWN, BLUE)
        .emptySupply(BLUE, "CA")
        .performs(BLUE, "ADD 1 SP")
        .chooses(BLUE, "one", "WK")
        .hasStatus("WK", NONE)
        .hasInfluence("SP", BLUE, 1);
  }

  @Test
  @Covers({SM_18_11, SM_18_04})
  void thereAreStatusTokensForEverySector() {
    var table = MoonTable.of(3);
    for (var sector : table.moon().contents().sectors()) {
      table
          .influence(sector.id(), BLUE, 1)
          .performs(BLUE, "LOCKDOWN " + sector.id())
          .chooses(BLUE, sector.id());
    }
    for (var sector : table.moon().contents().sectors()) table.hasStatus(sector.id(), LOCKDOWN);
  }

  @Test
  @Covers(SM_18_10)
  void removedTokenReturnsToTheSupplyAndMayBePlacedAgain() {
    var table =
        MoonTable.of(3)
            .influence("SK", BLUE, 1)
            .influence("SK", ORANGE, 1)
            .status("SK", DISPLACE, ORANGE)
            .performs(BLUE, "LOCKDOWN SK")
            .chooses(BLUE, "SK")
            .hasStatus("SK", NONE)
            .performs(BLUE, "LOCKDOWN SK")
            .chooses(BLUE, "SK")
            .hasStatus("SK", LOCKDOWN);
    assertThat(table.moon().statusOwner(table.sector("SK"))).isEqualTo(BLUE);
  }
}
