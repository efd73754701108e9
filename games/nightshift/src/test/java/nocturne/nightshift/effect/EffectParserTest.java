package nocturne.nightshift.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.nightshift.component.Drink;
import nocturne.text.Problem;
import nocturne.text.Problems;
import nocturne.text.Sheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EffectParserTest {

  private final Problems problems = new Problems();

  private Effect parse(String effect) {
    return EffectParser.parse(Sheet.read("test", effect, problems));
  }

  private void reads(String effect, Effect expected) {
    assertThat(parse(effect)).isEqualTo(expected);
    assertThat(problems.list()).isEmpty();
  }

  @Test
  void moneyIsRead() {
    reads("CASH_GAIN ME 1000", new CashEffect.CashGain(Who.ME, 1000));
    reads("CASH_GAIN MATE 500", new CashEffect.CashGain(Who.MATE, 500));
    reads("CASH_LOSE OTHER 1500", new CashEffect.CashLose(Who.OTHER, 1500));
    reads("CASH_TAKE 1500", new CashEffect.CashTake(1500));
    reads("CASH_PER_COLLECTED 500 2000", new CashEffect.CashPerCollected(500, 2000));
  }

  @Test
  void drinksAndCardsAreRead() {
    reads("DRINK_GAIN ALL SHOT", new DrinkEffect.DrinkGain(Who.ALL, Drink.SHOT));
    reads("DRINK_GAIN ME CHAMPAGNE", new DrinkEffect.DrinkGain(Who.ME, Drink.CHAMPAGNE));
    reads("DRINK_LOSE 500", new DrinkEffect.DrinkLose(500));
    reads("DRINK_MOVE", new DrinkEffect.DrinkMove());
    reads("DRINK_CHARGED", new DrinkEffect.DrinkCharged());
    reads("DRINKS_CAP 1", new DrinkEffect.DrinksCap(1));
    reads("POWER_DRAW OTHER 1", new CardEffect.PowerDraw(Who.OTHER, 1));
    reads("POWER_PASS", new CardEffect.PowerPass());
    reads("CARD_CANCEL", new CardEffect.CardCancel());
  }

  @Test
  void rollsAndFiguresAreRead() {
    reads("ROLL_ADD -3", new RollEffect.RollAdd(-3));
    reads("ROLL_AGAIN", new RollEffect.RollAgain());
    reads("ROLL_TWO", new RollEffect.RollTwo());
    reads("ROLL_SET 2 5", new RollEffect.RollSet(List.of(2, 5)));
    reads("OUTCOME_BAN", new RollEffect.OutcomeBan());
    reads("ATTEMPT_CANCEL", new RollEffect.AttemptCancel());
    reads("ENERGY_ADD -2", new FigureEffect.EnergyAdd(-2));
    reads("FIG_TO_ANY", new FigureEffect.FigToAny());
    reads("FIG_STEP 3", new FigureEffect.FigStep(3));
    reads("BAR_OPEN", new FigureEffect.BarOpen());
  }

  @Test
  void customersAreRead() {
    reads("FLIP_UP 2", new CustomerEffect.FlipUp(2));
    reads("PEEK 3", new CustomerEffect.Peek(3));
    reads("UNCOMMIT", new CustomerEffect.Uncommit());
    reads("LOYALTY_SET 2", new CustomerEffect.LoyaltySet(2));
    reads("TO_VIP", new CustomerEffect.ToVip());
    reads("CUST_DISCARD_DEAL", new CustomerEffect.DiscardDeal());
    reads("CUST_PLACE", new CustomerEffect.Place());
  }

  @Test
  void roomsStageAndTheWholeClubAreRead() {
    reads("REDO_DRAW", new RoomEffect.RedoDraw());
    reads("REDO_VIP", new RoomEffect.RedoVip());
    reads("BUST_LIMIT 4", new RoomEffect.BustLimit(4));
    reads("STARS_ADD 1", new RoomEffect.StarsAdd(1));
    reads("TRAIT_ADD", new RoomEffect.TraitAdd());
    reads("TIP_ADD 500", new StageEffect.TipAdd(500));
    reads("STAGE_FREE_SKIP", new StageEffect.FreeSkip());
    reads("REFRESH", new FloorEffect.RefreshNow());
    reads("TIPPERS_DISCARD", new FloorEffect.TippersDiscard());
    reads("TIPPERS_PAY 500", new FloorEffect.TippersPay(500));
    reads("ROUND_ENERGY 3", new FloorEffect.RoundEnergy(3));
    reads("ROUND_ROLL 1", new FloorEffect.RoundRoll(1));
  }

  @Test
  void furtherSpacesDoNotMatter() {
    reads("'CASH_GAIN   ME  500 '", new CashEffect.CashGain(Who.ME, 500));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          peek 3              | 1  | expected an effect such as CASH_GAIN or PEEK, not 'peek'
          PEEK                | 4  | expected a whole number
          PEEK three          | 6  | expected a whole number, not 'three'
          PEEK 3 4            | 8  | nothing may follow here, but '4' does
          CASH_GAIN           | 9  | expected ME, OTHER, MATE or ALL
          CASH_GAIN 500       | 11 | expected ME, OTHER, MATE or ALL, not '500'
          CASH_GAIN ME        | 12 | expected a whole number
          CASH_GAIN ME ME     | 14 | expected a whole number, not 'ME'
          CASH_LOSE HER 500   | 11 | expected ME, OTHER, MATE or ALL, not 'HER'
          DRINK_GAIN ME       | 13 | expected SHOT or CHAMPAGNE
          DRINK_GAIN ME BEER  | 15 | expected SHOT or CHAMPAGNE, not 'BEER'
          REFRESH NOW         | 9  | nothing may follow here, but 'NOW' does
          ROLL_SET            | 8  | expected a whole number
          ROLL_SET 2 x        | 12 | expected a whole number, not 'x'
          CASH_PER_COLLECTED 500 | 22 | expected a whole number
          """)
  void mistakeIsReportedAtItsWord(String effect, int column, String message) {
    parse(effect);
    assertThat(problems.list()).containsExactly(new Problem("test", 1, column, "sheet", message));
  }
}
