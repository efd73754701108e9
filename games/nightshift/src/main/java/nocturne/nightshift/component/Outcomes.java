package nocturne.nightshift.component;

import java.util.ArrayList;
import java.util.List;
import nocturne.nightshift.component.Outcome.Deed;
import nocturne.text.Item;

/**
 * Reads the outcomes of a Customer as the packs write them, such as {@code 4+ CASH 1000 LEAVES}.
 */
final class Outcomes {

  private Outcomes() {}

  static Outcome read(int place, Item item) {
    var words = List.of(item.text().split(" +", -1));
    if (!words.getFirst().matches("\\d\\+")) {
      item.problem(0, "expected the lowest roll, such as 3+, not '" + words.getFirst() + "'");
      return new Outcome(place, 1, List.of(new Deed.Chat()));
    }
    var deeds = new ArrayList<Deed>();
    for (int i = 1; i < words.size(); i++) {
      var word = words.get(i);
      boolean paid = word.equals("CASH") || word.equals("PAY");
      int amount =
          paid && i + 1 < words.size() && words.get(i + 1).matches("\\d{3,5}")
              ? Integer.parseInt(words.get(++i))
              : 0;
      if (paid && amount == 0)
        item.problem(item.text().indexOf(word), "after " + word + " an amount is expected");
      deeds.add(deed(word, amount, item));
    }
    if (deeds.isEmpty()) item.problem("an outcome does something");
    return new Outcome(place, Integer.parseInt(words.getFirst().substring(0, 1)), deeds);
  }

  private static Deed deed(String word, int amount, Item item) {
    return switch (word) {
      case "VIP" -> new Deed.Commit(Room.VIP);
      case "PRIVATE" -> new Deed.Commit(Room.PRIVATE);
      case "CASH" -> new Deed.Cash(amount);
      case "PAY" -> new Deed.Pay(amount);
      case "SHOT" -> new Deed.Treat(Drink.SHOT);
      case "CHAMPAGNE" -> new Deed.Treat(Drink.CHAMPAGNE);
      case "POWER" -> new Deed.Power();
      case "CHAT" -> new Deed.Chat();
      case "LEAVES" -> new Deed.Leaves();
      case "LOCKER" -> new Deed.Locker();
      case "SIDES" -> new Deed.Sides();
      case "SWAP" -> new Deed.Swap();
      default -> {
        item.problem(
            Math.max(0, item.text().indexOf(word)),
            "'" + word + "' is nothing that an outcome does");
        yield new Deed.Chat();
      }
    };
  }
}
