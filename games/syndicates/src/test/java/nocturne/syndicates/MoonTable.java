package nocturne.syndicates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import nocturne.kernel.Component;
import nocturne.kernel.Seat;
import nocturne.kernel.Zone;
import nocturne.syndicates.component.Agent;
import nocturne.syndicates.component.Objective;
import nocturne.syndicates.component.Operation;
import nocturne.syndicates.component.Sector;
import nocturne.syndicates.effect.Perform;
import nocturne.syndicates.effect.Sentence;
import nocturne.syndicates.effect.SentenceParser;
import nocturne.syndicates.setup.ScoreTokens;
import nocturne.syndicates.turn.DeployAgent;
import nocturne.syndicates.turn.Turn;
import nocturne.testkit.Arrange;
import nocturne.testkit.Play;
import nocturne.testkit.TableLanguage;
import nocturne.text.Problems;
import nocturne.text.Sheet;

/**
 * A table of Syndicates in a position that a test has prepared, and what players do and are asked
 * there. Things are called by their ids. Strict: whoever chooses must be asked, and what is chosen
 * must be offered.
 */
public final class MoonTable extends TableLanguage<Moon, Party, MoonTable> {

  public static final Syndicates GAME = Syndicates.with(Optional.empty());

  public static final Party BLUE = Party.of(0);
  public static final Party ORANGE = Party.of(1);
  public static final Party MAGENTA = Party.of(2);
  public static final Party PURPLE = Party.of(3);
  public static final Party TEAL = Party.of(4);
  public static final Party KINGPIN = Party.KINGPIN;

  private static final List<String> NAMES = List.of("Blue", "Orange", "Magenta", "Purple", "Teal");

  private final Moon moon;

  private MoonTable(Play<Moon> play) {
    super(play.begin());
    moon = test().table();
  }

  private static Play<Moon> play(int players) {
    return Play.of(GAME)
        .seats(NAMES.subList(0, players).toArray(String[]::new))
        .rig("first player", 0);
  }

  @Override
  protected MoonTable self() {
    return this;
  }

  @Override
  protected Seat seatOf(Party party) {
    return seat(party);
  }

  /** A table at the choice of starting positions, Blue first, nothing on the board. */
  public static MoonTable of(int players, String... settings) {
    return new MoonTable(play(players).settings(settings));
  }

  /** A table like {@link #of}, at whose setup chance gives these numbers under a label. */
  public static MoonTable rigged(int players, String label, int... numbers) {
    return new MoonTable(play(players).rig(label, numbers));
  }

  public Moon moon() {
    return moon;
  }

  public Places at() {
    return moon.at();
  }

  // Given

  /** So much influence of a party in a sector; its supply gives or takes the difference. */
  public MoonTable influence(String sector, Party party, int count) {
    var place = sector(sector);
    while (moon.influence(place, party) > count) moon.remove(party, place);
    while (moon.influence(place, party) < count) {
      at().supply.add(moon, party.index(), -1);
      moon.arrive(party, place);
    }
    return this;
  }

  /** Puts all that is left of a party's supply into a sector. */
  public MoonTable emptySupply(Party party, String sector) {
    return influence(sector, party, moon.influence(sector(sector), party) + moon.supply(party));
  }

  public MoonTable status(String sector, Moon.Status status, Party owner) {
    assertThat(influence(sector, owner))
        .as("a status token marks influence of its owner")
        .isPositive();
    moon.setStatus(sector(sector), status, owner);
    return this;
  }

  /** Exactly these cards in hand; what was there goes under the Deck. */
  public MoonTable hand(Party party, String... agents) {
    empty(at().hand(party), at().deck);
    for (var agent : agents) bring(agent(agent), at().hand(party));
    return this;
  }

  /** Puts a card faceup on top of an Agent Stack. */
  public MoonTable stack(Party party, String... agents) {
    for (var agent : agents) bring(agent(agent), at().stack(party));
    return this;
  }

  /** Puts a card facedown on top of an Agent Stack. */
  public MoonTable stackFaceDown(Party party, String agent) {
    bring(agent(agent), at().stack(party));
    at().stack(party).turn(moon, agent(agent), true);
    return this;
  }

  /** Puts a card on top of the Burn Pile. */
  public MoonTable burned(String agent) {
    bring(agent(agent), at().burnPile);
    return this;
  }

  public MoonTable noBurnedCard() {
    empty(at().burnPile, at().deck);
    return this;
  }

  /** Puts cards on top of the Deck, the last one topmost. */
  public MoonTable deckTop(String... agents) {
    for (var agent : agents) bring(agent(agent), at().deck);
    return this;
  }

  /** Leaves only so many cards in the Deck; the others leave the game. */
  public MoonTable deckSize(int count) {
    while (at().deck.size(moon) > count)
      at().deck.move(moon, at().deck.get(moon, 0), at().outOfPlay);
    return this;
  }

  /**
   * Puts a card into a slot of the Card Row, counted from 1; what was there goes under the Deck.
   */
  public MoonTable row(int slot, String agent) {
    var place = at().row.get(slot - 1);
    if (!place.isEmpty(moon)) place.moveUnder(moon, place.top(moon), at().deck);
    bring(agent(agent), place);
    return this;
  }

  public MoonTable emptyRow(int slot) {
    empty(at().row.get(slot - 1), at().deck);
    return this;
  }

  /** Exactly these operation tokens on the board; the others go back into the bag. */
  public MoonTable board(String... operations) {
    empty(at().board, at().bag);
    for (var operation : operations) bring(operation(operation), at().board);
    return this;
  }

  /** Gives a party operation tokens, active side up. */
  public MoonTable owns(Party party, String... operations) {
    for (var operation : operations) bring(operation(operation), at().owned(party));
    return this;
  }

  /** Turns owned tokens to their inactive side. */
  public MoonTable exhausted(Party party, String... operations) {
    for (var operation : operations) at().owned(party).turn(moon, owned(party, operation), true);
    return this;
  }

  public MoonTable exhaustedPetty(Party party) {
    at().owned(party).turn(moon, petty(party), true);
    return this;
  }

  /** Puts operation tokens on top of the bag, the last one topmost. */
  public MoonTable bagTop(String... operations) {
    for (var operation : operations) bring(operation(operation), at().bag);
    return this;
  }

  /** Gives everything in the bag to a party; only the Kingpin can own so much. */
  public MoonTable emptyBagTo(Party party) {
    at().bag.moveAll(moon, at().owned(party));
    return this;
  }

  /** Exactly these objective cards in a player's hand. */
  public MoonTable objectives(Party party, String... objectives) {
    empty(at().objectives(party), at().objectiveDeck);
    for (var objective : objectives) bring(objective(objective), at().objectives(party));
    return this;
  }

  /** Exactly these objective cards on the board, with the score tokens that belong to them. */
  public MoonTable faceUpObjectives(String... objectives) {
    empty(at().faceUpObjectives, at().objectiveDeck);
    for (var sector : moon.contents().sectors()) at().scoreTokens.set(moon, sector.index(), 0);
    for (var id : objectives) {
      bring(objective(id), at().faceUpObjectives);
      ScoreTokens.place(moon, objective(id));
    }
    return this;
  }

  public MoonTable kredits(Party party, int kredits) {
    moon.gain(party, kredits - moon.kredits(party));
    return this;
  }

  public MoonTable round(int round) {
    at().round.set(moon, round);
    return this;
  }

  public MoonTable firstPlayer(Party party) {
    at().firstPlayer.set(moon, party.index());
    return this;
  }

  /** So many turns of this round have been taken. */
  public MoonTable turnsTaken(int turns) {
    at().turnsTaken.set(moon, turns);
    return this;
  }

  // When

  /** A player's whole turn, and then the game as it goes on. */
  public MoonTable turn(Party party) {
    return run(new Turn(seat(party)));
  }

  /** A player deploys this card faceup; the other steps of the turn are left out. */
  public MoonTable deploys(Party party, String agent) {
    bring(agent(agent), at().hand(party));
    run(new DeployAgent(seat(party)));
    if (!at().hand(party).isEmpty(moon)) chooses(party, agent);
    return chooses(party, "face-up");
  }

  /** A player performs a sentence of the effect language. */
  public MoonTable performs(Party party, String sentence) {
    return run(new Perform(Acting.player(seat(party)), sentence(sentence)));
  }

  /** The Kingpin performs a sentence, and a player chooses for it. */
  public MoonTable kingpinPerforms(Party chooser, String sentence) {
    at().onTurn.set(moon, KINGPIN.index() + 1);
    return run(new Perform(Acting.kingpin(seat(chooser)), sentence(sentence)));
  }

  // Then

  public MoonTable hasInfluence(String sector, Party party, int count) {
    assertThat(influence(sector, party))
        .as("influence of %s in %s", name(party), sector)
        .isEqualTo(count);
    return this;
  }

  public MoonTable hasSupply(Party party, int count) {
    assertThat(moon.supply(party)).as("supply of %s", name(party)).isEqualTo(count);
    return this;
  }

  public MoonTable hasKredits(Party party, int count) {
    assertThat(moon.kredits(party)).as("Kredits of %s", name(party)).isEqualTo(count);
    return this;
  }

  public MoonTable hasStatus(String sector, Moon.Status status) {
    assertThat(moon.status(sector(sector))).as("status of %s", sector).isEqualTo(status);
    return this;
  }

  /**
   * An Agent Stack holds exactly these cards, bottom first; a facedown one is written with a star.
   */
  public MoonTable hasStack(Party party, String... agents) {
    var stack = at().stack(party);
    var cards = new ArrayList<String>();
    for (int i = 0; i < stack.size(moon); i++)
      cards.add(stack.get(moon, i).id() + (stack.isFaceDown(moon, i) ? "*" : ""));
    assertThat(cards).as("stack of %s", name(party)).containsExactly(agents);
    return this;
  }

  public MoonTable hasHand(Party party, String... agents) {
    assertThat(at().hand(party).list(moon).stream().map(Agent::id))
        .containsExactlyInAnyOrder(agents);
    return this;
  }

  public MoonTable hasFocusPile(String... agents) {
    assertThat(at().focusPile.list(moon).stream().map(Agent::id)).containsExactly(agents);
    return this;
  }

  /** The Burn Pile holds exactly these cards, the Burned Card last. */
  public MoonTable hasBurnPile(String... agents) {
    assertThat(at().burnPile.list(moon).stream().map(Agent::id)).containsExactly(agents);
    return this;
  }

  /** These operation tokens are on the board, active side up, and no others. */
  public MoonTable hasOnBoard(String... operations) {
    assertThat(at().board.list(moon).stream().map(Operation::id))
        .containsExactlyInAnyOrder(operations);
    for (int place = 0; place < operations.length; place++)
      assertThat(at().board.isFaceDown(moon, place)).isFalse();
    return this;
  }

  // Words

  public int influence(String sector, Party party) {
    return moon.influence(sector(sector), party);
  }

  public Sector sector(String id) {
    return moon.contents().sector(id);
  }

  public Agent agent(String id) {
    return find(moon.contents().agents(), id);
  }

  public Operation operation(String id) {
    return find(moon.contents().operations(), id);
  }

  public Operation petty(Party party) {
    return at().petty.get(party.index());
  }

  public Objective objective(String id) {
    return find(moon.contents().objectives(), id);
  }

  public Sentence sentence(String text) {
    var problems = new Problems();
    var sectors = new HashMap<String, Sector>();
    for (var sector : moon.contents().sectors()) sectors.put(sector.id(), sector);
    var item = Sheet.read("test", "\"" + text + "\"", problems);
    var sentence = new SentenceParser(sectors).parse(item, SentenceParser.Position.SECOND_ABOVE);
    problems.throwIfAny();
    return sentence;
  }

  public static Seat seat(Party party) {
    return party.seat().orElseThrow();
  }

  private Operation owned(Party party, String id) {
    return find(at().owned(party).list(moon), id);
  }

  private static <C extends Component> C find(List<C> all, String id) {
    return all.stream()
        .filter(it -> it.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new AssertionError("there is no " + id));
  }

  private static String name(Party party) {
    return party.isKingpin() ? "the Kingpin" : NAMES.get(party.index());
  }

  /**
   * Moves a component from wherever it lies to the top of a zone; an agent from outside the game
   * takes another's place.
   */
  private <C extends Component> void bring(C component, Zone<C> to) {
    boolean fromOutside = component instanceof Agent agent && at().outOfPlay.has(moon, agent);
    if (fromOutside && !at().deck.isEmpty(moon))
      at().deck.move(moon, at().deck.get(moon, 0), at().outOfPlay);
    Arrange.put(moon, to, component);
  }

  private <C extends Component> void empty(Zone<C> zone, Zone<C> to) {
    while (!zone.isEmpty(moon)) zone.moveUnder(moon, zone.top(moon), to);
  }
}
