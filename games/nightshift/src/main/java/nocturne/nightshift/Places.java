package nocturne.nightshift;

import static nocturne.nightshift.NightshiftRule.NS_10_08;
import static nocturne.nightshift.NightshiftRule.NS_11_08;
import static nocturne.nightshift.NightshiftRule.NS_17_11;
import static nocturne.nightshift.NightshiftRule.NS_18_02;
import static nocturne.nightshift.NightshiftRule.NS_19_03;
import static nocturne.nightshift.NightshiftRule.NS_19_08;
import static nocturne.nightshift.NightshiftRule.NS_1_11;
import static nocturne.nightshift.NightshiftRule.NS_20_05;
import static nocturne.nightshift.NightshiftRule.NS_2_05;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import nocturne.kernel.Layout;
import nocturne.kernel.Register;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Sight;
import nocturne.kernel.Zone;
import nocturne.nightshift.component.Contents;
import nocturne.nightshift.component.Customer;
import nocturne.nightshift.component.Dance;
import nocturne.nightshift.component.EventCard;
import nocturne.nightshift.component.PowerCard;
import nocturne.nightshift.component.Spot;

/** Every place in the club for one mode and number of players, and who sees what lies there. */
public final class Places {

  private final Layout layout = new Layout();

  // Customers
  public final Zone<Customer> customerDeck;
  public final Zone<Customer> customerDiscard;
  public final List<Zone<Customer>> tables;
  public final Zone<Customer> inRoom;
  public final Zone<Customer> subscribersOfDiamond;
  private final List<Zone<Customer>> collected;

  // Power Cards
  public final Zone<PowerCard> powerDeck;
  public final Zone<PowerCard> powerDiscard;
  public final Zone<PowerCard> powerRemoved;

  /** Cards just played, the latest on top: a counter lies on what it counters. */
  public final Zone<PowerCard> powerPlayed;

  private final List<Zone<PowerCard>> hands;

  /** Where a hand waits while everybody passes theirs on. */
  public final Zone<PowerCard> passing;

  // Events and dances
  public final Zone<EventCard> eventDeck;
  public final Zone<EventCard> eventShown;
  public final Zone<EventCard> eventRemoved;
  public final Zone<Dance> danceDeck;
  public final Zone<Dance> danceDiscard;
  public final Zone<Dance> danced;
  public final Zone<Dance> pendingDance;
  public final Zone<Dance> cancelledDances;

  // Players
  public final Register dancer;
  public final Register location;
  private final List<Register> cash;
  public final Register shots;
  public final Register champagnes;

  // Commitments, by table: the owner's seat and the room, each plus one; whether stolen; Loyalty
  // set by a card
  public final Register tokenOwner;
  public final Register tokenRoom;
  public final Register stolen;
  public final Register loyaltySet;

  // The night
  public final Register round;
  public final Register firstPlayer;
  public final Register active;
  public final Register roundEnergy;
  public final Register roundRoll;
  public final Register diamondCash;

  // A turn
  public final Register energy;
  public final Register openBar;
  public final Register freeDrink;

  // The open roll
  public final Register rollKind;
  public final Register rollSpot;
  public final Register natural;
  public final Register rollAdd;
  public final Register rollSet;
  public final Register twoDice;
  public final Register vipBanned;

  // A stage step and a room visit
  public final Register tipAdd;
  public final Register freeSkip;
  public final Register visitRoom;
  public final Register visitStars;
  public final Register bustLimit;
  public final Register freeRedoUsed;
  public final Register hearts;
  public final Register pendingTrait;

  @Cites({NS_1_11, NS_2_05, NS_10_08, NS_11_08, NS_17_11, NS_18_02, NS_19_03, NS_19_08, NS_20_05})
  Places(Contents contents, int players, Mode mode, boolean openCash) {
    var customers = layout.kind("customers", contents.customers());
    customerDeck = layout.zone("customer deck", customers, Sight.HIDDEN);
    customerDiscard = layout.zone("customer discard", customers, Sight.OPEN);
    tables =
        each(Spot.COUNT, table -> layout.zone("table " + (table + 1), customers, Sight.FACES, 1));
    inRoom = layout.zone("customer in the room", customers, Sight.OPEN, 1);
    subscribersOfDiamond =
        layout.zone(
            "subscribers of Diamond",
            customers,
            Sight.HIDDEN,
            mode == Mode.SOLO ? contents.customers().size() : 0);
    collected =
        each(players, player -> layout.zone("collected by " + (player + 1), customers, Sight.OPEN));

    var power = layout.kind("power cards", contents.powerCards());
    powerDeck = layout.zone("power deck", power, Sight.HIDDEN);
    powerDiscard = layout.zone("power discard", power, Sight.OPEN);
    powerRemoved = layout.zone("power cards removed", power, Sight.OPEN);
    powerPlayed = layout.zone("power cards played", power, Sight.OPEN);
    hands =
        each(
            players,
            player ->
                layout.hand("power cards of " + (player + 1), power, handSight(mode, player)));
    passing = layout.zone("power cards passed", power, Sight.HIDDEN);

    var events = layout.kind("events", contents.events());
    eventDeck = layout.zone("event deck", events, Sight.HIDDEN);
    eventShown = layout.zone("event", events, Sight.OPEN);
    eventRemoved = layout.zone("events removed", events, Sight.OPEN);
    var dances = layout.kind("dances", contents.dances());
    danceDeck = layout.zone("private room deck", dances, Sight.HIDDEN);
    danceDiscard = layout.zone("private room discard", dances, Sight.OPEN);
    danced = layout.zone("danced", dances, Sight.OPEN);
    pendingDance = layout.zone("just drawn", dances, Sight.OPEN, 1);
    cancelledDances = layout.zone("cancelled", dances, Sight.OPEN);

    dancer = layout.register("dancer", players);
    location = layout.register("location", players);
    cash = each(players, player -> cash(player, mode, openCash));
    shots = layout.register("shots", players);
    champagnes = layout.register("champagnes", players);
    tokenOwner = layout.register("token owner", Spot.COUNT);
    tokenRoom = layout.register("token room", Spot.COUNT);
    stolen = layout.register("stolen", Spot.COUNT);
    loyaltySet = layout.register("loyalty set", Spot.COUNT);
    round = layout.register("round", 1);
    firstPlayer = layout.register("first player", 1);
    active = layout.register("active", 1);
    roundEnergy = layout.register("round energy", 1);
    roundRoll = layout.register("round roll", 1);
    diamondCash = layout.register("cash of Diamond", 1);
    energy = layout.register("energy", 1);
    openBar = layout.register("open bar", 1);
    freeDrink = layout.register("free drink", 1);
    rollKind = layout.register("roll kind", 1);
    rollSpot = layout.register("roll spot", 1);
    natural = layout.register("natural", 1);
    rollAdd = layout.register("roll add", 1);
    rollSet = layout.register("roll set", 1);
    twoDice = layout.register("two dice", 1);
    vipBanned = layout.register("vip banned", 1);
    tipAdd = layout.register("tip add", 1);
    freeSkip = layout.register("free skip", 1);
    visitRoom = layout.register("visit room", 1);
    visitStars = layout.register("visit stars", 1);
    bustLimit = layout.register("bust limit", 1);
    freeRedoUsed = layout.register("free redo used", 1);
    hearts = layout.register("hearts", 1);
    pendingTrait = layout.register("pending trait", 1);
  }

  /** Hands are secret; co-operating players see all, team mates each other's. */
  private static Sight handSight(Mode mode, int player) {
    return switch (mode) {
      case COMPETITIVE, SOLO -> Sight.only(Seats.of(Seat.of(player)));
      case CO_OP -> Sight.OPEN;
      case TEAMS -> Sight.only(team(player));
    };
  }

  private Register cash(int player, Mode mode, boolean open) {
    var name = "cash of " + (player + 1);
    if (open) return layout.register(name, 1);
    return layout.unshown(name, 1, mode == Mode.TEAMS ? team(player) : Seats.of(Seat.of(player)));
  }

  /** Seats alternate between the teams. */
  private static Seats team(int player) {
    return Seats.of(Seat.of(player)).with(Seat.of((player + 2) % 4));
  }

  private static <X> List<X> each(int count, IntFunction<X> make) {
    return IntStream.range(0, count).mapToObj(make).toList();
  }

  Layout layout() {
    return layout;
  }

  public Zone<Customer> collected(Seat seat) {
    return collected.get(seat.index());
  }

  public Zone<PowerCard> hand(Seat seat) {
    return hands.get(seat.index());
  }

  public Register cash(Seat seat) {
    return cash.get(seat.index());
  }
}
