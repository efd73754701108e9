package nocturne.gangs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import nocturne.gangs.component.CombatCard;
import nocturne.gangs.component.Disc;
import nocturne.gangs.component.District;
import nocturne.gangs.component.Edgerunner;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Resource;
import nocturne.gangs.component.Unit;
import nocturne.gangs.firefight.Firefight;
import nocturne.gangs.story.Acts;
import nocturne.gangs.turn.Turn;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Component;
import nocturne.kernel.Option;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.testkit.Play;
import nocturne.testkit.TestTable;

/**
 * A table of Gangs of Night City in a position that a test has prepared, and what players do and
 * are asked there. Things are called by their ids; a starting combat card goes by its design alone.
 * Strict: whoever chooses must be asked, and what is chosen must be offered.
 */
public final class NightCityTable extends Arrangement {

  public static final Gangs GAME = Gangs.with(Optional.empty());

  /** Ann leads the Tyger Claws, Ben the Valentinos, Cat the Voodoo Boys, Dan Maelstrom. */
  public static final int ANN = 0;

  public static final int BEN = 1;
  public static final int CAT = 2;
  public static final int DAN = 3;

  /** The opponents of the solo game. */
  public static final int GANG = NightCity.OPPOSING_GANG;

  public static final int JOHNNY = NightCity.JOHNNY;

  private static final List<String> NAMES = List.of("Ann", "Ben", "Cat", "Dan");
  private static final List<String> GANGS =
      List.of("tyger-claws", "valentinos", "voodoo-boys", "maelstrom");

  private NightCityTable(int players, String... settings) {
    super(begin(players, settings));
  }

  private static TestTable<NightCity> begin(int players, String... settings) {
    var play = Play.of(GAME).seats(NAMES.subList(0, players).toArray(String[]::new));
    if (players > 1) play.rig("first player", 0);
    return play.settings(settings).begin();
  }

  @Override
  protected NightCityTable self() {
    return this;
  }

  @Override
  protected Seat seatOf(Integer side) {
    return Seat.of(side);
  }

  /** A game at the choice of gangs; Ann is the first player. */
  public static NightCityTable choosing(int players, String... settings) {
    return new NightCityTable(players, settings);
  }

  /** A game at its first turn, which is Ann's. */
  public static NightCityTable of(int players, String... settings) {
    var table = new NightCityTable(players, settings);
    for (int seat = 0; seat < players - 1; seat++) table.chooses(seat, GANGS.get(seat));
    if (players < GANGS.size()) table.chooses(players - 1, GANGS.get(players - 1));
    return table;
  }

  public static NightCityTable story(String story, int players) {
    return of(players, "story", story);
  }

  /** The solo game at its first turn. */
  public static NightCityTable solo(String gang, String opponent) {
    var table = new NightCityTable(1, "opponent", opponent);
    return table.chooses(ANN, gang);
  }

  // When

  /** A turn of a side begins and is one of actions, of which these come first. */
  public NightCityTable activates(int side, String... choices) {
    run(new Turn(side));
    if (options(side).contains("activate")) chooses(side, "activate");
    return chooses(side, choices);
  }

  /** A turn of a side begins and is one to reclaim; some disc was spent before. */
  public NightCityTable reclaims(int side) {
    spent(side, Disc.SOLOS).run(new Turn(side));
    if (options(side).contains("reclaim")) chooses(side, "reclaim");
    return this;
  }

  /** A firefight begins, and nothing follows it. */
  public NightCityTable fights(int side, String district) {
    int where = district(district).index();
    return run(it -> Firefight.begin(it, side, where));
  }

  /** Picks a combat card for a firefight. */
  public NightCityTable plays(int side, String card) {
    return chooses(side, combat(side, card).id());
  }

  /** Moves a unit, as the movement question offers it. */
  public NightCityTable moves(int side, String unit, String from, String to) {
    return chooses(side, piece(side, unit, from) + "-to-" + to);
  }

  // Then

  /** What a seat is asked just now, by the rule that asks. */
  public NightCityTable isAsked(int side, Rule rule) {
    var question = city().question(Seat.of(side));
    assertThat(question).as("question to %s", NAMES.get(side)).isPresent();
    assertThat(question.orElseThrow().rule()).isEqualTo(rule);
    return this;
  }

  public NightCityTable sees(int side, Component component) {
    test().seat(Seat.of(side)).sees(component);
    return this;
  }

  public NightCityTable doesNotSee(int side, Component component) {
    test().seat(Seat.of(side)).doesNotSee(component);
    return this;
  }

  public NightCityTable hasCred(int side, int cred) {
    assertThat(city().cred(side)).as("Street Cred of %s", city().name(side)).isEqualTo(cred);
    return this;
  }

  public NightCityTable has(int side, Resource resource, int amount) {
    assertThat(city().has(side, resource))
        .as("%s of %s", resource, city().name(side))
        .isEqualTo(amount);
    return this;
  }

  /** So many of these units of a side are at a spot. */
  public NightCityTable stands(int side, String unit, String spot, int count) {
    assertThat(count(side, unit(unit), spot(spot)))
        .as("%s of %s in %s", unit, city().name(side), spot)
        .isEqualTo(count);
    return this;
  }

  public NightCityTable hasReserve(int side, String member, int count) {
    assertThat(Units.reserve(city(), side, (Member) unit(member)))
        .as("%s of %s in reserve", member, city().name(side))
        .isEqualTo(count);
    return this;
  }

  public NightCityTable hasHand(int side, String... cards) {
    assertThat(at().hand(side).list(city()).stream().map(CombatCard::design))
        .containsExactlyInAnyOrder(cards);
    return this;
  }

  public NightCityTable hasDiscarded(int side, String... cards) {
    assertThat(at().discard(side).list(city()).stream().map(CombatCard::design))
        .containsExactlyInAnyOrder(cards);
    return this;
  }

  public NightCityTable isOpen(String card) {
    assertThat(Acts.isOpen(city(), city().plan().story().card(card))).as(card).isTrue();
    return this;
  }

  public NightCityTable isClosed(String card) {
    assertThat(Acts.isOpen(city(), city().plan().story().card(card))).as(card).isFalse();
    return this;
  }

  /** The ids of what a seat may choose now. */
  public List<String> options(int side) {
    return city().options(Seat.of(side)).list().stream().map(Option::id).toList();
  }

  private int count(int side, Unit unit, int spot) {
    if (spot >= District.COUNT) {
      int poi = spot - District.COUNT;
      return Units.sideAt(city(), poi) == side && Units.unitAt(city(), poi) == unit.number()
          ? 1
          : 0;
    }
    return switch (unit) {
      case Member member -> Units.open(city(), side, member.ordinal(), spot);
      case Edgerunner edgerunner -> Units.spotOf(city(), edgerunner) == spot ? 1 : 0;
    };
  }

  /** What a side had at the comparison of the last firefight. */
  public NightCityTable hasFirepower(int side, int firepower) {
    assertThat(at().firepower.get(city(), side))
        .as("firepower of %s", city().name(side))
        .isEqualTo(firepower);
    return this;
  }
}
