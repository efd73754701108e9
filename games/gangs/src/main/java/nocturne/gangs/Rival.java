package nocturne.gangs;

import java.util.List;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** One of the other sides, to choose. */
public record Rival(int side, Named who) implements Option {

  public static Rival of(NightCity city, int side) {
    return new Rival(side, city.name(side));
  }

  @Override
  public String id() {
    return who.id();
  }

  @Override
  public Text label() {
    return Text.of("it", who);
  }

  @Override
  public List<? extends Named> touches() {
    return List.of(who);
  }
}
