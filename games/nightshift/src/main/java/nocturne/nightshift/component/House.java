package nocturne.nightshift.component;

import java.util.List;

/**
 * The amounts of money that the club pays and takes.
 *
 * @param income Subscriber Income by total Loyalty, rising
 * @param hearts VIP Room payments by number of hearts, then by Stars
 */
public record House(
    int shot,
    int champagne,
    int fine,
    int tip,
    int privateBust,
    int vipBust,
    int diamondTip,
    List<Income> income,
    List<List<Integer>> hearts) {

  /** From this total Loyalty on, this much. */
  public record Income(int from, int amount) {}

  public int price(Drink drink) {
    return drink == Drink.SHOT ? shot : champagne;
  }

  /** What Subscribers of this total Loyalty bring; exactly one row applies. */
  public int incomeFor(int loyalty) {
    int amount = 0;
    for (var row : income) if (loyalty >= row.from()) amount = row.amount();
    return amount;
  }

  public int pays(int heartCount, int stars) {
    return hearts.get(heartCount - 1).get(stars - 1);
  }
}
