package nocturne.app.moths;

import java.util.List;
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
import nocturne.kernel.View;
import nocturne.kernel.Viewer;
import nocturne.text.Page;
import nocturne.text.Page.Cell;
import nocturne.text.Page.Style;
import nocturne.text.Portrait;

/**
 * A game small enough for tests: moths fly from hidden hands to the lamp, then everybody wagers.
 */
public final class Moths implements Game<Lamp>, Portrait<Lamp> {

  @Override
  public Facts facts() {
    return new Facts("moths", new Name("Moths", "Мотыльки"), "1", 2, 4);
  }

  @Override
  public List<Setting> settings() {
    return List.of(
        new Setting.Whole("rounds", 1, 3, 2),
        new Setting.Toggle("wager", true),
        new Setting.OneOf("lamp", List.of("oil", "gas"), "oil"),
        new Setting.SomeOf("moths", List.of("emperor", "luna")));
  }

  @Override
  public String packs() {
    return "none";
  }

  @Override
  public Lamp lay(Setup setup, Chance chance) {
    if (setup.variant().text("lamp").equals("gas") && setup.seats() > 2)
      throw new SetupRefused("a gas lamp is for two");
    if (setup.variant().some("moths").size() > 1)
      throw new IllegalStateException("a bug on purpose, to see what the program does with one");
    return new Lamp(setup, chance);
  }

  @Override
  public Value<Lamp> value() {
    return Lamp::score;
  }

  @Override
  public void describe(View<Lamp> view, Page page) {
    var lamp = view.table();
    page.heading(Text.of("page.lamp"));
    page.fact(Text.of("page.deck"), Cell.just(lamp.deck().size(lamp)));
    page.fact(Text.of("page.round"), Cell.just(lamp.round()));
    var table = page.table(Text.of("page.player"), Text.of("page.hand"), Text.of("page.pile"));
    for (var seat : lamp.seats()) {
      table.row(
          Cell.player(seat),
          Cell.just(lamp.hand(seat).size(lamp)),
          Cell.just(lamp.pile(seat).list(lamp)));
    }
    for (var seat : lamp.seats()) {
      if (view.viewer() == Viewer.of(seat))
        page.items(
            Text.of("page.own"), lamp.hand(seat).list(lamp).stream().map(Moths::cell).toList());
    }
  }

  private static Cell cell(Moth moth) {
    return Cell.just(moth, Style.EMPHASIS)
        .and(Cell.of(Text.of("page.worth", moth.worth()), Style.MUTED));
  }

  @Override
  public void describe(Named thing, Page page) {
    if (thing instanceof Moth moth)
      page.fact(Text.of("it", moth), Text.of("page.worth", moth.worth()));
  }

  static Seat next(Lamp lamp, Seat seat) {
    return Seat.of((seat.index() + 1) % lamp.seatCount());
  }
}
