package nocturne.server.guard.parlour;

import java.util.List;
import java.util.stream.IntStream;
import nocturne.kernel.Component;
import nocturne.kernel.Name;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** A card, and the choice to lay it. */
record Card(int index) implements Component, Option {

  static final List<Card> ALL = IntStream.range(0, 40).mapToObj(Card::new).toList();

  @Override
  public String id() {
    return "card-" + index;
  }

  @Override
  public Name name() {
    return new Name("Card " + index, "Карта " + index);
  }

  @Override
  public Text label() {
    return Text.of("lay", this);
  }
}
