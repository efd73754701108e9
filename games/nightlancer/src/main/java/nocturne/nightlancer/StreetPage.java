package nocturne.nightlancer;

import java.util.ArrayList;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;
import nocturne.nightlancer.component.Space;
import nocturne.text.Page;
import nocturne.text.Page.Cell;

/** The street in words: every space, what lies there and who stands there. */
final class StreetPage {

  private final City city;
  private final Page page;

  StreetPage(City city, Page page) {
    this.city = city;
    this.page = page;
  }

  void write() {
    page.heading(Text.of("page.street"));
    for (var kind : Space.Kind.values()) {
      var spaces = new ArrayList<Cell>();
      for (var space : city.contents().spaces())
        if (space.kind() == kind && space.from() <= city.plan().counted())
          spaces.add(Cell.of(space(space)));
      if (!spaces.isEmpty()) page.items(Text.of("space." + kind.word()), spaces);
    }
  }

  private Text space(Space space) {
    if (space.pair() >= 0)
      return Text.of(
          "page.market", space, city.at().pairs.get(space.pair()).list(city), who(space));
    if (space.kind() == Space.Kind.RISKY)
      return Text.of(
          "page.risky",
          space,
          space.deeds().getFirst().title(),
          space.deeds().getLast().title(),
          who(space));
    return space.isOpen() ? space.label() : Text.of("page.space", space, who(space));
  }

  private Text who(Space space) {
    int taken = city.at().taken.get(city, space.index());
    if (taken == 0) return Text.of("page.free");
    if (taken <= city.seatCount()) return Text.of("it", Seat.of(taken - 1));
    if (taken > city.seatCount() + 1) return Text.of("page.decoy");
    return Text.of("page.its-token", city.edition().automaton().name());
  }
}
