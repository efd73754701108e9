package nocturne.server.wire.lanterns;

import java.util.List;
import java.util.Map;
import nocturne.kernel.Chance;
import nocturne.kernel.Facts;
import nocturne.kernel.Game;
import nocturne.kernel.Name;
import nocturne.kernel.Named;
import nocturne.kernel.Seat;
import nocturne.kernel.Setting;
import nocturne.kernel.Setup;
import nocturne.kernel.SetupRefused;
import nocturne.kernel.Text;
import nocturne.kernel.Value;
import nocturne.kernel.Variant;
import nocturne.kernel.View;
import nocturne.text.Page;
import nocturne.text.Page.Cell;
import nocturne.text.Page.Style;
import nocturne.text.Portrait;

/** A game for two that has a little of everything that goes over the wire, and no chance in it. */
public final class Lanterns implements Game<Street>, Portrait<Street> {

  public static final Setup SETUP =
      new Setup(
          Variant.of(new Lanterns().settings(), Map.of()),
          List.of(Setup.Player.person("Ann"), Setup.Player.person("Ben")));

  @Override
  public Facts facts() {
    return new Facts("lanterns", new Name("Lanterns", "Фонари"), "1", 2, 2);
  }

  @Override
  public List<Setting> settings() {
    return List.of(new Setting.Whole("wind", 0, 3, 1), new Setting.Toggle("rain", false));
  }

  @Override
  public String packs() {
    return "none";
  }

  @Override
  public Street lay(Setup setup, Chance chance) {
    if (setup.variant().number("wind") == 3)
      throw new SetupRefused("no lantern burns in such a wind");
    var at = new Street.Places();
    var street = new Street(at, chance);
    at.box.fill(street, Lantern.ALL.subList(2, 4));
    at.hand.fill(street, Lantern.ALL.subList(0, 2));
    at.wish.set(street, 1, 3);
    street.then(new HangOne());
    return street;
  }

  /** A corner of the street, where nothing lies. */
  record Corner(String id, Name name) implements Named {}

  @Override
  public Map<String, List<? extends Named>> landmarks() {
    return Map.of("corners", List.of(new Corner("NE", new Name("Bakery", "Пекарня"))));
  }

  @Override
  public Value<Street> value() {
    return (street, seat) -> 0;
  }

  @Override
  public void describe(View<Street> view, Page page) {
    page.heading(Text.of("street"))
        .line(Cell.just("dark", Style.MUTED).and(Cell.just("")).and(Cell.just("still")))
        .fact(Text.of("street"), Cell.player(Seat.of(1)))
        .items(Text.of("street"), List.of(Cell.just(1)))
        .items(List.of(Cell.EMPTY));
    page.table(Text.of("street")).row(Cell.just(2, Style.WARNING));
  }

  @Override
  public void describe(Named thing, Page page) {
    page.line(Text.of("shines", thing));
  }
}
