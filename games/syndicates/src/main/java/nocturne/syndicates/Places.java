package nocturne.syndicates;

import static nocturne.syndicates.SyndicatesRule.SM_12_31;
import static nocturne.syndicates.SyndicatesRule.SM_17_01;
import static nocturne.syndicates.SyndicatesRule.SM_2_03;
import static nocturne.syndicates.SyndicatesRule.SM_3_04;
import static nocturne.syndicates.SyndicatesRule.SM_3_05;
import static nocturne.syndicates.SyndicatesRule.SM_4_10;
import static nocturne.syndicates.SyndicatesRule.SM_5_06;
import static nocturne.syndicates.SyndicatesRule.SM_5_09;
import static nocturne.syndicates.SyndicatesRule.SM_5_17;
import static nocturne.syndicates.SyndicatesRule.SM_6_13;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import nocturne.kernel.Kind;
import nocturne.kernel.Layout;
import nocturne.kernel.Register;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Sight;
import nocturne.kernel.Zone;
import nocturne.syndicates.component.Agent;
import nocturne.syndicates.component.Contents;
import nocturne.syndicates.component.Objective;
import nocturne.syndicates.component.Operation;
import nocturne.syndicates.effect.Gamble;
import nocturne.syndicates.effect.SentenceParser;
import nocturne.syndicates.turn.Claiming;

/** Every place on and around the board for one number of players, and who sees what lies there. */
public final class Places {

  static final int ROW_SLOTS = 5;

  // A petty crime and at most one claim in each of eighteen turns.
  private static final int MOST_OWNED = 19;

  private final Layout layout = new Layout();

  // Agent cards
  public final Zone<Agent> deck;
  public final Zone<Agent> outOfPlay;
  public final Zone<Agent> burnPile;
  public final Zone<Agent> focusPile;
  public final Zone<Agent> kingpinDraw;
  public final List<Zone<Agent>> row;
  private final List<Zone<Agent>> hands;
  private final List<Zone<Agent>> picked;
  private final List<Zone<Agent>> banked;
  private final List<Zone<Agent>> stacks;

  // Operation tokens: face up is active
  public final Zone<Operation> bag;
  public final Zone<Operation> board;
  public final Zone<Operation> starting;
  private final List<Zone<Operation>> owned;
  public final List<Operation> petty;

  // Objective cards
  public final Zone<Objective> objectiveDeck;
  public final Zone<Objective> faceUpObjectives;
  public final Zone<Objective> resolvedObjectives;
  private final List<Zone<Objective>> objectiveHands;
  private final List<Zone<Objective>> chosenObjectives;

  // Numbers
  final Register influence;
  final Register supply;
  final Register kredits;
  final Register status;
  final Register statusOwner;
  final Register scoreTokens;
  final Register syndicates;
  public final Register round;
  public final Register firstPlayer;
  public final Register turnsTaken;
  public final Register onTurn;
  public final Register lastTurn;
  public final Register resolvedFocus;
  public final Register gambled;
  final Register affected;
  public final Register refreshes;
  private final List<Register> votes;

  @Cites({
    SM_2_03, SM_3_04, SM_3_05, SM_4_10, SM_5_06, SM_5_09, SM_5_17, SM_6_13, SM_12_31, SM_17_01
  })
  Places(Contents contents, int players, int cardsInPlay) {
    var agents = layout.kind("agents", contents.agents());
    deck = layout.zone("deck", agents, Sight.HIDDEN, cardsInPlay);
    outOfPlay = layout.zone("out of play", agents, Sight.OPEN);
    burnPile = layout.zone("burn pile", agents, Sight.TOP, cardsInPlay);
    focusPile = layout.zone("focus pile", agents, Sight.OPEN, 1 + gamblers(contents));
    kingpinDraw = layout.zone("kingpin draw", agents, Sight.OPEN, SentenceParser.MOST);
    row = each(ROW_SLOTS, slot -> layout.zone("row " + (slot + 1), agents, Sight.OPEN, 1));
    hands =
        each(
            players,
            player -> layout.zone("hand " + (player + 1), agents, only(player), cardsInPlay));
    picked =
        each(players, player -> layout.zone("picked by " + (player + 1), agents, only(player), 1));
    banked =
        each(players, player -> layout.zone("banked " + (player + 1), agents, only(player), 6));
    stacks = new ArrayList<>(each(players, player -> stack(agents, player, cardsInPlay)));
    if (players == 2)
      stacks.add(layout.zone("stack of the kingpin", agents, Sight.OPEN, cardsInPlay));

    petty = IntStream.range(0, players).mapToObj(player -> petty(contents, player)).toList();
    var tokens = new ArrayList<>(contents.operations());
    tokens.addAll(petty);
    var operations = layout.kind("operations", tokens);
    int count = contents.operations().size();
    bag = layout.zone("bag", operations, Sight.HIDDEN, count);
    board = layout.zone("operations on the board", operations, Sight.OPEN, Claiming.ON_BOARD);
    starting = layout.zone("starting operations", operations, Sight.OPEN, players);
    owned =
        new ArrayList<>(
            each(
                players,
                player ->
                    layout.zone(
                        "operations of " + (player + 1), operations, Sight.OPEN, MOST_OWNED)));
    if (players == 2)
      owned.add(layout.zone("operations of the kingpin", operations, Sight.OPEN, count));

    var objectives = layout.kind("objectives", contents.objectives());
    objectiveDeck = layout.zone("objectives left over", objectives, Sight.HIDDEN);
    faceUpObjectives = layout.zone("objectives on the board", objectives, Sight.OPEN);
    resolvedObjectives = layout.zone("objectives resolved", objectives, Sight.OPEN);
    objectiveHands =
        each(
            players,
            player -> layout.zone("objectives of " + (player + 1), objectives, only(player), 3));
    chosenObjectives =
        each(
            players,
            player ->
                layout.zone("objective chosen by " + (player + 1), objectives, only(player), 1));

    int sectors = contents.sectors().size();
    influence = layout.register("influence", sectors * Party.COUNT);
    supply = layout.register("supply", Party.COUNT);
    kredits = layout.register("kredits", players);
    status = layout.register("status", sectors);
    statusOwner = layout.register("status owner", sectors);
    scoreTokens = layout.register("score tokens", sectors);
    syndicates = layout.register("syndicates in play", contents.syndicates().size());
    round = layout.register("round", 1);
    firstPlayer = layout.register("first player", 1);
    turnsTaken = layout.register("turns taken", 1);
    onTurn = layout.register("on turn", 1);
    lastTurn = layout.register("last turn", 1);
    resolvedFocus = layout.register("resolved focus", 1);
    gambled = layout.register("gambled", 1);
    affected = layout.register("affected", 1);
    refreshes = layout.register("refreshes", players);
    votes =
        each(
            players,
            player -> layout.secret("vote of " + (player + 1), 1, Seats.of(Seat.of(player)), 2));
  }

  private Zone<Agent> stack(Kind<Agent> agents, int player, int cardsInPlay) {
    return layout.zone(
        "stack of " + (player + 1), agents, Sight.faceDownFor(Seat.of(player)), cardsInPlay);
  }

  /** How many cards can add another to the Focus Pile. */
  private static int gamblers(Contents contents) {
    var gamble = new Gamble();
    return (int)
        contents.agents().stream()
            .filter(agent -> agent.above().contains(gamble) || agent.below().equals(gamble))
            .count();
  }

  private static Operation petty(Contents contents, int player) {
    var petty = contents.petty();
    return petty.numbered(contents.operations().size() + player, petty.id() + "-" + (player + 1));
  }

  private static Sight only(int player) {
    return Sight.only(Seats.of(Seat.of(player)));
  }

  private static <X> List<X> each(int count, IntFunction<X> make) {
    return IntStream.range(0, count).mapToObj(make).toList();
  }

  Layout layout() {
    return layout;
  }

  public Zone<Agent> hand(Party party) {
    return hands.get(party.index());
  }

  /**
   * The card of a hand that its player has picked and not yet shown: what becomes of it is the next
   * question.
   */
  public Zone<Agent> picked(Party party) {
    return picked.get(party.index());
  }

  public Zone<Agent> banked(Party party) {
    return banked.get(party.index());
  }

  public Zone<Agent> stack(Party party) {
    return stacks.get(party.isKingpin() ? stacks.size() - 1 : party.index());
  }

  public Zone<Operation> owned(Party party) {
    return owned.get(party.isKingpin() ? owned.size() - 1 : party.index());
  }

  public Zone<Objective> objectives(Party party) {
    return objectiveHands.get(party.index());
  }

  public Zone<Objective> chosenObjective(Party party) {
    return chosenObjectives.get(party.index());
  }

  public Register vote(Seat seat) {
    return votes.get(seat.index());
  }
}
