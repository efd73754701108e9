package nocturne.nightlancer;

import java.util.ArrayList;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;
import nocturne.kernel.View;
import nocturne.kernel.Viewer;
import nocturne.nightlancer.automaton.Automaton;
import nocturne.nightlancer.challenge.Challenges;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Words;
import nocturne.text.Page;
import nocturne.text.Page.Cell;
import nocturne.text.Page.Style;

/** The city in words: the round, the challenge, the players, one's own. */
final class CityPage {

  private final City city;
  private final Viewer viewer;
  private final Page page;

  CityPage(View<City> view, Page page) {
    this.city = view.table();
    this.viewer = view.viewer();
    this.page = page;
  }

  void write() {
    int rounds = 2 * city.edition().roundsOfAPart(city.plan());
    page.heading(Text.of("page.round", city.round(), rounds));
    if (!city.at().roundShown.isEmpty(city)) round();
    if (city.plan().isTogether())
      page.fact(
          Text.of("page.automaton", city.edition().automaton().name()),
          Text.of("page.automaton-has", Automaton.prospects(city), Automaton.heat(city)));
    new MissionsPage(city, page).write();
    new StreetPage(city, page).write();
    if (Challenges.isFaced(city)) challenge();
    players();
    for (var seat : city.seats()) if (viewer == Viewer.of(seat)) mySide(seat);
  }

  private void round() {
    var card = city.roundCard();
    page.fact(
        Text.of("page.event"),
        Text.of("page.event-text", card, new Words(card.id(), card.words().text())));
  }

  /** The sum behind a challenge before it is rolled. */
  private void challenge() {
    page.heading(Text.of("page.challenge", Challenges.ability(city), Challenges.difficulty(city)));
    for (var seat : Challenges.facing(city)) {
      page.line(
          Cell.of(
              Text.of(
                  "page.sum",
                  seat,
                  city.rating(seat, Challenges.ability(city)),
                  city.at().bonus.get(city, seat.index()),
                  Challenges.penalty(city, seat),
                  Challenges.rating(city, seat),
                  Challenges.chance(city, seat) / 10),
              Style.of(seat)));
    }
  }

  // The players

  private void players() {
    page.heading(Text.of("page.players"));
    for (int place = 0; place < city.order().size(); place++) {
      if (city.at().order.get(city, place) == 0) return;
      if (city.order().isAutomaton(place)) continue;
      var seat = city.order().seat(place);
      if (city.hasLancer(seat)) player(seat);
    }
  }

  private void player(Seat seat) {
    page.line(
        Cell.of(
            Text.of(
                "page.player",
                seat,
                city.lancer(seat),
                city.prospects(seat),
                city.chips(seat),
                city.ideals(seat),
                city.heat(seat)),
            Style.of(seat)));
    page.line(
        Cell.of(
            Text.of(
                "page.body",
                city.health(seat),
                city.lancer(seat).health(),
                city.resolve(seat),
                city.lancer(seat).resolve(),
                city.loans(seat),
                city.isShaken(seat))));
    var ratings = new ArrayList<Text>();
    for (var ability : Ability.values())
      ratings.add(Text.of("page.rating", ability, city.rating(seat, ability)));
    page.line(Cell.of(Text.of("page.ratings", ratings)));
    var assets = new ArrayList<Object>(city.at().loadout(seat).list(city));
    assets.addAll(city.at().assets(seat).list(city));
    assets.addAll(city.at().bought(seat).list(city));
    if (!assets.isEmpty()) page.fact(Text.of("page.assets"), Text.of("page.list", assets));
  }

  private void mySide(Seat seat) {
    var cards = new ArrayList<Object>(city.at().contacts(seat).list(city));
    cards.addAll(city.at().opportunities(seat).list(city));
    if (cards.isEmpty()) return;
    page.heading(Text.of("page.hand")).line(Text.of("page.list", cards));
  }
}
