package nocturne.server.wire.lanterns;

import java.util.List;
import nocturne.kernel.Component;
import nocturne.kernel.Name;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** A lantern; red ones have another back than blue ones. */
public record Lantern(int index, String id, Name name, int back) implements Component, Option {

  static final List<Lantern> ALL =
      List.of(
          new Lantern(0, "L1", new Name("Ember", "Уголь"), 1),
          new Lantern(1, "L2", new Name("Frost", "Иней"), 0),
          new Lantern(2, "L3", new Name("Blaze", "Пламя"), 1),
          new Lantern(3, "L4", new Name("Mist", "Туман"), 0));

  @Override
  public Text label() {
    return Text.of("hang", this);
  }
}
