package nocturne.nightshift.room;

import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.NightshiftRule.NS_13_01;
import static nocturne.nightshift.NightshiftRule.NS_13_02;
import static nocturne.nightshift.NightshiftRule.NS_13_03;
import static nocturne.nightshift.NightshiftRule.NS_13_05;
import static nocturne.nightshift.NightshiftRule.NS_13_06;
import static nocturne.nightshift.NightshiftRule.NS_13_07;
import static nocturne.nightshift.NightshiftRule.NS_13_08;
import static nocturne.nightshift.NightshiftRule.NS_13_09;
import static nocturne.nightshift.NightshiftRule.NS_13_11;
import static nocturne.nightshift.NightshiftRule.NS_13_12;
import static nocturne.nightshift.NightshiftRule.NS_13_13;
import static nocturne.nightshift.NightshiftRule.NS_13_14;
import static nocturne.nightshift.NightshiftRule.NS_13_15;
import static nocturne.nightshift.NightshiftRule.NS_13_16;
import static nocturne.nightshift.NightshiftRule.NS_13_17;
import static nocturne.nightshift.NightshiftRule.NS_13_18;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import nocturne.kernel.Text;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.component.Trait;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VipRoomTest {

  /** Bea is Topaz, whose trait is Compassion; without Drinks. */
  private static ClubTable topazWith(String customer, Trait... rolls) {
    var table =
        ClubTable.of(2)
            .drinks(BEA, 0, 0)
            .stands(BEA, "S1")
            .guest("S1", customer)
            .committed("S1", BEA, Room.VIP);
    for (var trait : rolls) table.rig("vip die", trait.ordinal());
    return table;
  }

  private static void hearts(ClubTable table, Trait... traits) {
    assertThat(Stream.of(Trait.values()).filter(trait -> VipRoom.has(table.club(), trait)))
        .containsExactlyInAnyOrder(traits);
    assertThat(VipRoom.hearts(table.club())).isEqualTo(traits.length);
  }

  /** EX-24 (the ledger's own id). */
  @Test
  @Covers({NS_13_02, NS_13_07, NS_13_08, NS_13_09, NS_13_15, NS_13_16})
  void repeatedTraitEndsTheVisitAtThePresentLevel() {
    var table = topazWith("C35", Trait.FANTASY, Trait.INTELLECT, Trait.FANTASY).turn(BEA);
    hearts(table, Trait.COMPASSION);
    table.chooses(BEA, "roll");
    hearts(table, Trait.COMPASSION, Trait.FANTASY);
    table.chooses(BEA, "roll");
    hearts(table, Trait.COMPASSION, Trait.FANTASY, Trait.INTELLECT);
    table.chooses(BEA, "roll").rests().hasCash(BEA, 7_000).hasCollected(BEA, "C35");
    hearts(table);
    table.isAt(BEA, Place.VIP_EXIT);
    assertThat(table.club().commitment(BEA)).isEmpty();
  }

  @Test
  @Covers({NS_13_08, NS_13_13})
  void whoMayTakeARepeatedTraitBackIsToldWhatItWouldPay() {
    var table = topazWith("C35", Trait.FANTASY, Trait.FANTASY).drinks(BEA, 0, 1).turn(BEA);
    table.chooses(BEA, "roll", "accept", "roll");
    assertThat(table.club().question(BEA).orElseThrow().prompt())
        .isEqualTo(Text.of("ask.accept-known-trait", Trait.FANTASY, VipRoom.pays(table.club())));
    table.chooses(BEA, "accept").rests().hasCollected(BEA, "C35");
  }

  /** EX-25 (the ledger's own id). */
  @Test
  @Covers({NS_13_06, NS_13_15, NS_13_16})
  void ownTraitIsABustForAThousand() {
    var table = topazWith("C35", Trait.FANTASY, Trait.INTELLECT, Trait.COMPASSION).turn(BEA);
    table.chooses(BEA, "roll", "roll", "roll").rests().hasCash(BEA, 1_000).hasCollected(BEA);
    assertThat(table.at().customerDiscard.list(table.club()))
        .containsExactly(table.customer("C35"));
    hearts(table);
    table.isAt(BEA, Place.VIP_EXIT);
    assertThat(table.club().commitment(BEA)).isEmpty();
  }

  /** EX-26 (the ledger's own id). */
  @Test
  @Covers({NS_13_03, NS_13_15})
  void dancerMayLeaveBeforeTheFirstRoll() {
    topazWith("C15")
        .turn(BEA)
        .isAt(BEA, Place.VIP_ROOM)
        .offers(BEA, "roll", "leave")
        .chooses(BEA, "leave")
        .rests()
        .hasCash(BEA, 1_500)
        .hasCollected(BEA, "C15");
  }

  /** EX-27 (the ledger's own id). */
  @Test
  @Covers({NS_13_11, NS_13_12})
  void fiveHeartsEndTheVisitInLove() {
    topazWith("C01", Trait.EGO, Trait.FUN, Trait.FANTASY, Trait.INTELLECT)
        .turn(BEA)
        .chooses(BEA, "roll", "roll", "roll", "roll")
        .rests()
        .hasCash(BEA, 10_000)
        .hasCollected(BEA, "C01");
  }

  @Test
  @Covers(NS_13_03)
  void dancerMayLeaveBeforeAnyLaterRoll() {
    topazWith("C15", Trait.EGO, Trait.FUN)
        .turn(BEA)
        .chooses(BEA, "roll")
        .offers(BEA, "roll", "leave")
        .chooses(BEA, "roll")
        .offers(BEA, "roll", "leave")
        .chooses(BEA, "leave")
        .hasCash(BEA, 5_000);
  }

  @ParameterizedTest
  @CsvSource({
    "ruby, EGO",
    "topaz, COMPASSION",
    "emerald, FUN",
    "sapphire, INTELLECT",
    "amethyst, FANTASY"
  })
  @Covers({NS_13_02, NS_13_06})
  void firstHeartIsTheDancersOwnTraitAndRollingItIsABust(String dancer, Trait trait) {
    var table = topazWith("C15", trait).plays(BEA, dancer).turn(BEA);
    hearts(table, trait);
    table.chooses(BEA, "roll").rests().hasCash(BEA, 1_000).hasCollected(BEA);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1000, 1500, 2000",
    "2, 2000, 3000, 4000",
    "3, 3000, 5000, 7000",
    "4, 5000, 8000, 12000",
    "5, 10000, 15000, 20000"
  })
  @Covers({NS_13_11, NS_13_18})
  void levelPaysByTheStarsOfTheCustomer(int hearts, int one, int two, int three) {
    var pays = List.of(one, two, three);
    var customers = List.of("C01", "C15", "C35");
    var others = List.of(Trait.EGO, Trait.FUN, Trait.FANTASY, Trait.INTELLECT);
    for (int stars = 1; stars <= 3; stars++) {
      var rolls = others.subList(0, hearts - 1).toArray(Trait[]::new);
      var table = topazWith(customers.get(stars - 1), rolls).turn(BEA);
      for (int i = 1; i < hearts; i++) table.chooses(BEA, "roll");
      if (hearts < 5) table.chooses(BEA, "leave");
      table.rests().hasCash(BEA, pays.get(stars - 1));
    }
  }

  @Test
  @Covers({NS_13_13, NS_13_14})
  void champagneRepeatsARollAndTheNewOneMayBeRepeatedToo() {
    topazWith("C15", Trait.COMPASSION, Trait.COMPASSION, Trait.FUN)
        .drinks(BEA, 0, 2)
        .turn(BEA)
        .chooses(BEA, "roll")
        .offers(BEA, "accept", "champagne")
        .chooses(BEA, "champagne")
        .hasDrinks(BEA, 0, 1)
        .offers(BEA, "accept", "champagne")
        .chooses(BEA, "champagne")
        .hasDrinks(BEA, 0, 0)
        .offers(BEA, "roll", "leave")
        .chooses(BEA, "leave")
        .hasCash(BEA, 3_000);
  }

  @Test
  @Covers({NS_13_13, NS_13_14})
  void repeatedTraitAndANewOneCanBeCancelled() {
    var table =
        topazWith("C15", Trait.FUN, Trait.FUN, Trait.EGO, Trait.FANTASY, Trait.INTELLECT)
            .drinks(BEA, 0, 2)
            .turn(BEA)
            .chooses(BEA, "roll", "accept", "roll", "champagne", "accept");
    hearts(table, Trait.COMPASSION, Trait.FUN, Trait.EGO);
    table.chooses(BEA, "roll", "champagne");
    hearts(table, Trait.COMPASSION, Trait.FUN, Trait.EGO, Trait.INTELLECT);
  }

  @Test
  @Covers(NS_13_01)
  void vipRoomIsEnteredOnlyByStartingATurnWithACommitment() {
    ClubTable.of(2)
        .drinks(BEA, 0, 0)
        .stands(BEA, "S9")
        .guest("S9", "C15")
        .rolls(6)
        .turn(BEA)
        .offers(BEA, "clockwise", "counterclockwise", "engage", "end")
        .chooses(BEA, "engage", "outcome-3")
        .rests()
        .isAt(BEA, "S9")
        .turn(BEA)
        .isAt(BEA, Place.VIP_ROOM)
        .isEmpty("S9");
  }

  @Test
  @Covers(NS_13_17)
  void returningFromBelowTheVipRoomCostsOneEnergy() {
    topazWith("C15")
        .turn(BEA)
        .chooses(BEA, "leave")
        .turn(BEA)
        .hasEnergy(4)
        .offers(BEA, "enter", "end")
        .chooses(BEA, "enter")
        .isAt(BEA, "S9")
        .hasEnergy(3);
  }

  @Test
  @Covers(NS_13_05)
  void vipDieShowsEachTraitOnceInFive() {
    var table = topazWith("C15").turn(BEA);
    var club = table.club();
    int[] shown = new int[Trait.values().length];
    for (int roll = 0; roll < 5_000; roll++) {
      VipRoom.redo(club, BEA, NS_13_14);
      shown[club.at().pendingTrait.get(club)]++;
    }
    assertThat(shown).hasSize(5);
    for (int count : shown) assertThat(count).isBetween(900, 1_100);
  }
}
