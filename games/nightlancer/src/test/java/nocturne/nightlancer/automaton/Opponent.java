package nocturne.nightlancer.automaton;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Optional;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.nightlancer.City;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.challenge.Challenges;
import nocturne.nightlancer.challenge.Source;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Challenge;
import nocturne.nightlancer.component.Space;
import nocturne.nightlancer.round.EndRound;
import nocturne.testkit.Arrange;

/** Those who play together, and the automaton that is against them. */
record Opponent(CityTable table) {

  static Opponent rival(int players) {
    return new Opponent(
        players == 1
            ? CityTable.of(1, "edition", "prototype")
            : CityTable.of(players, "edition", "prototype", "mode", "co-op"));
  }

  static Opponent agent(int players) {
    return new Opponent(players == 1 ? CityTable.of(1) : CityTable.of(players, "mode", "co-op"));
  }

  City city() {
    return table.city();
  }

  // Given

  Opponent heat(int heat) {
    table.at().heat.set(city(), city().seatCount(), heat);
    return this;
  }

  Opponent prospects(int prospects) {
    Automaton.setProspects(city(), prospects);
    return this;
  }

  /** It has the last place in the turn order; the players keep theirs among themselves. */
  Opponent last() {
    int players = city().seatCount();
    for (int place = 0; place < players; place++) city().order().set(place, place);
    city().order().set(players, players);
    return this;
  }

  /** The next Contacts of the deck, in this order. */
  Opponent willDraw(String... contacts) {
    for (int i = contacts.length - 1; i >= 0; i--)
      Arrange.put(city(), table.at().contactDeck, table.contact(contacts[i]));
    return this;
  }

  /** Nobody can go to any space of these kinds any more. */
  Opponent full(Space.Kind... kinds) {
    for (var kind : kinds)
      for (var space : city().contents().spaces())
        if (space.kind() == kind) table.at().taken.set(city(), space.index(), 1);
    return this;
  }

  /** The market has no cards but those that a test lays out, and no mission is open. */
  Opponent cleared() {
    table.missions();
    for (int pair = 1; pair <= 5; pair++) table.pair(pair);
    return this;
  }

  // When

  /** It places a token. */
  Opponent places() {
    table.run(AutomatonTurn::place);
    return this;
  }

  /** These players face a challenge that nobody can pass. */
  Opponent face(Source source, Ability ability, Seat... players) {
    var group = Seats.NONE;
    for (var player : players) group = group.with(player);
    var facing = group;
    var challenge = new Challenge(ability, 20, Optional.empty(), ability.isCombat() ? 2 : 0);
    table.run(city -> Challenges.face(city, source, challenge, facing));
    return this;
  }

  /** The round ends, and the next one begins. */
  Opponent endRound() {
    cleared();
    table.run(new EndRound());
    return this;
  }

  // Then

  Opponent hasHeat(int heat) {
    assertThat(Automaton.heat(city())).as("Heat of the automaton").isEqualTo(heat);
    return this;
  }

  Opponent hasProspects(int prospects) {
    assertThat(Automaton.prospects(city())).as("its Prospects").isEqualTo(prospects);
    return this;
  }

  /** It has this place in the turn order, counted from 1. */
  Opponent hasPlace(int place) {
    assertThat(city().order().placeOfAutomaton() + 1).as("its place").isEqualTo(place);
    return this;
  }

  /** It stands on these spaces and no others. */
  Opponent standsOn(String... spaces) {
    var standing = new ArrayList<String>();
    for (var space : city().contents().spaces())
      if (table.at().taken.get(city(), space.index()) == city().seatCount() + 1)
        standing.add(space.id());
    assertThat(standing).containsExactlyInAnyOrder(spaces);
    return this;
  }

  /** These missions are open and no others. */
  Opponent leavesMissions(String... missions) {
    var open = new ArrayList<String>();
    for (var slot : table.at().missions) if (!slot.isEmpty(city())) open.add(slot.top(city()).id());
    assertThat(open).containsExactlyInAnyOrder(missions);
    return this;
  }

  /** These Contacts lie on the discard pile and no others. */
  Opponent discarded(String... contacts) {
    assertThat(table.at().contactDiscard.list(city()).stream().map(card -> card.id()))
        .containsExactlyInAnyOrder(contacts);
    return this;
  }

  /** These Contacts have been played on a player in the challenge and no others. */
  Opponent playedOn(Seat player, String... contacts) {
    assertThat(table.at().against(player).list(city()).stream().map(card -> card.id()))
        .containsExactlyInAnyOrder(contacts);
    return this;
  }
}
