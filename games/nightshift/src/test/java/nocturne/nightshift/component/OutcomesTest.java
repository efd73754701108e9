package nocturne.nightshift.component;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.nightshift.component.Outcome.Deed;
import nocturne.text.Problems;
import nocturne.text.Sheet;
import org.junit.jupiter.api.Test;

class OutcomesTest {

  private final Problems problems = new Problems();

  private void reads(String outcome, int threshold, Deed... deeds) {
    var read = Outcomes.read(2, Sheet.read("test", outcome, problems));
    assertThat(read).isEqualTo(new Outcome(2, threshold, List.of(deeds)));
    assertThat(problems.list()).isEmpty();
  }

  @Test
  void everyWordOfTheCardsIsRead() {
    reads("5+ VIP", 5, new Deed.Commit(Room.VIP));
    reads("2+ PRIVATE", 2, new Deed.Commit(Room.PRIVATE));
    reads("1+ CASH 500", 1, new Deed.Cash(500));
    reads("1+ PAY 1000", 1, new Deed.Pay(1000));
    reads("1+ SHOT", 1, new Deed.Treat(Drink.SHOT));
    reads("3+ CHAMPAGNE", 3, new Deed.Treat(Drink.CHAMPAGNE));
    reads("3+ POWER", 3, new Deed.Power());
    reads("1+ CHAT", 1, new Deed.Chat());
    reads("1+ LEAVES", 1, new Deed.Leaves());
    reads("1+ LOCKER", 1, new Deed.Locker());
    reads("1+ SIDES", 1, new Deed.Sides());
    reads("2+ SWAP", 2, new Deed.Swap());
  }

  @Test
  void severalDeedsOfOneOutcomeAreReadInOrder() {
    reads("4+ CASH 1000 LEAVES", 4, new Deed.Cash(1000), new Deed.Leaves());
    reads("1+ LOCKER LEAVES", 1, new Deed.Locker(), new Deed.Leaves());
  }
}
