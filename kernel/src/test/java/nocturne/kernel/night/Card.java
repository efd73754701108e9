package nocturne.kernel.night;

import nocturne.kernel.Component;
import nocturne.kernel.Name;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** A card with a dark or a light back. */
public record Card(int index, int value, boolean light) implements Component, Option {

  @Override
  public String id() {
    return (light ? "light-" : "dark-") + value;
  }

  @Override
  public int back() {
    return light ? 1 : 0;
  }

  @Override
  public Name name() {
    return light
        ? new Name("Light " + value, "Светлая " + value)
        : new Name("Dark " + value, "Тёмная " + value);
  }

  @Override
  public Text label() {
    return Text.of("card", this);
  }
}
