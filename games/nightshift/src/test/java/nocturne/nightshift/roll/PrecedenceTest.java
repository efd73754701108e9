package nocturne.nightshift.roll;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.NightshiftRule.NS_20_07;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import org.junit.jupiter.api.Test;

/** A card beats an ability, an ability beats a basic rule. */
class PrecedenceTest {

  private static ClubTable engaging() {
    var table =
        ClubTable.of(2)
            .plays(BEA, "emerald")
            .plays(ANN, "sapphire")
            .drinks(ANN, 0, 0)
            .stands(ANN, "S2")
            .guest("S2", "C15");
    table.at().active.set(table.club(), ANN.index() + 1);
    table.at().rollSpot.set(table.club(), table.spot("S2").index());
    RollKind.ENGAGE.set(table.club());
    return table;
  }

  @Test
  @Covers(NS_20_07)
  void abilityBeatsTheBasicRuleThatARollStands() {
    engaging().rolls(1).run(new Announce.Roll(ANN)).asks(ANN, OwnReroll.class);
  }

  @Test
  @Covers(NS_20_07)
  void cardThatSetsTheRollBeatsTheAbilityToRepeatIt() {
    var table = engaging();
    table.at().rollSet.set(table.club(), 1);
    table.run(new Announce.Roll(ANN)).rests();
    assertThat(Numbered.finalRoll(table.club())).isEqualTo(1);
  }
}
