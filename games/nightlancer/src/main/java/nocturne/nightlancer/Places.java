package nocturne.nightlancer;

import static nocturne.nightlancer.NightlancerRule.NL_1_04;
import static nocturne.nightlancer.NightlancerRule.NL_1_14;
import static nocturne.nightlancer.NightlancerRule.NL_2_06;
import static nocturne.nightlancer.NightlancerRule.NL_5_04;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import nocturne.kernel.Layout;
import nocturne.kernel.Register;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Sight;
import nocturne.kernel.Zone;
import nocturne.nightlancer.component.Board;
import nocturne.nightlancer.component.Contact;
import nocturne.nightlancer.component.Contents;
import nocturne.nightlancer.component.MarketCard;
import nocturne.nightlancer.component.Mission;
import nocturne.nightlancer.component.Opportunity;
import nocturne.nightlancer.component.RoundCard;

/** Every place in the city for one number of players, and who sees what lies there. */
@Cites({NL_1_04, NL_1_14, NL_2_06, NL_5_04})
public final class Places {

  /** Missions that can lie open at once. */
  public static final int MISSIONS = 6;

  private static final int PAIRS = 5;
  private static final int LOADED = 3;

  /** Of so many cards at most a player chooses what to take along. */
  public static final int PACKABLE = 20;

  private static final int LOOKED_AT = 3;
  private static final int DEED_KINDS = 5;

  private final Layout layout = new Layout();

  // The Black Market
  public final Zone<MarketCard> marketDeck;
  public final Zone<MarketCard> marketDiscard;
  public final Zone<MarketCard> marketGone;
  public final List<Zone<MarketCard>> pairs;
  private final List<Zone<MarketCard>> assets;
  private final List<Zone<MarketCard>> loadouts;
  private final List<Zone<MarketCard>> offers;

  // Contacts; those played in a challenge lie with the player they are about
  public final Zone<Contact> contactDeck;
  public final Zone<Contact> contactDiscard;
  private final List<Zone<Contact>> contacts;
  private final List<Zone<Contact>> against;

  // Opportunities
  public final Zone<Opportunity> opportunityDeck;
  public final Zone<Opportunity> opportunityDiscard;
  public final Zone<Opportunity> opportunityGone;
  private final List<Zone<Opportunity>> opportunities;
  private final List<Zone<Opportunity>> bought;
  private final List<Zone<Opportunity>> lookedAt;

  // Rounds and missions
  public final Zone<RoundCard> roundDeck;
  public final Zone<RoundCard> roundShown;
  public final Zone<RoundCard> roundPast;
  public final Zone<RoundCard> roundGone;
  public final Zone<Mission> lowDeck;
  public final Zone<Mission> highDeck;
  public final Zone<Mission> lowDiscard;
  public final Zone<Mission> highDiscard;
  public final List<Zone<Mission>> missions;

  // Players: the Nightlancer plus one, and what tokens and sliders show; heat and prospects have
  // one more for an automaton
  public final Register lancer;
  public final Register health;
  public final Register resolve;
  public final Register chips;
  public final Register ideals;
  public final Register heat;
  public final Register prospects;
  public final Register loans;
  public final Register shaken;
  public final Register laidLow;
  public final Register hadIdeal;
  public final Register boughtUnique;
  public final Register completed;
  public final Register dirtied;
  public final Register specialUsed;

  // Crews: the mission's slot plus one, the crew, and the place in its stack; whose Deal lies there
  public final Register mission;
  public final Register crew;
  public final Register stacked;
  public final Register deal;
  public final Register refused;
  public final Register attempted;
  public final Register stageDone;
  public final Register routePassed;
  public final Register packed;
  private final List<Register> packing;

  // The round
  public final Register round;
  public final Register order;

  // The street
  public final Board board;
  public final Register tokens;
  public final Register decoys;
  public final Register taken;
  public final Register deedsDone;
  public final Register discount;
  public final Register discounted;

  // The challenge that is faced
  public final Register source;
  public final Register ability;
  public final Register difficulty;
  public final Register obstacle;
  public final Register danger;
  public final Register facing;
  public final Register assisting;
  public final Register bonus;
  public final Register armed;
  public final Register armoured;
  public final Register substituted;
  public final Register rolled;
  public final Register wound;
  public final Register best;

  /** What a card was used for already: in bits. */
  public final Register cardUsed;

  Places(Contents contents, CityPlan plan, boolean openHands) {
    int players = plan.players();
    var market = layout.kind("market cards", contents.market());
    marketDeck = layout.zone("market deck", market, Sight.HIDDEN);
    marketDiscard = layout.zone("market discard", market, Sight.OPEN);
    marketGone = layout.zone("market cards out of the game", market, Sight.OPEN);
    pairs = each(PAIRS, pair -> layout.zone("market pair " + (pair + 1), market, Sight.OPEN, 2));
    assets = each(players, seat -> layout.zone("assets of " + (seat + 1), market, Sight.OPEN));
    loadouts =
        each(players, seat -> layout.zone("loadout of " + (seat + 1), market, Sight.OPEN, LOADED));
    offers =
        each(
            players,
            seat -> layout.zone("offered to " + (seat + 1), market, only(seat), LOOKED_AT));

    var people = layout.kind("contacts", contents.contacts());
    contactDeck = layout.zone("contact deck", people, Sight.HIDDEN);
    contactDiscard = layout.zone("contact discard", people, Sight.OPEN);
    contacts =
        each(
            players,
            seat ->
                layout.hand(
                    "contacts of " + (seat + 1), people, openHands ? Sight.OPEN : only(seat)));
    against = each(players, seat -> layout.zone("against " + (seat + 1), people, Sight.OPEN));

    var chances = layout.kind("opportunities", contents.opportunities());
    opportunityDeck = layout.zone("opportunity deck", chances, Sight.HIDDEN);
    opportunityDiscard = layout.zone("opportunity discard", chances, Sight.OPEN);
    opportunityGone = layout.zone("opportunities out of the game", chances, Sight.OPEN);
    opportunities =
        each(
            players,
            seat ->
                layout.zone(
                    "opportunities of " + (seat + 1),
                    chances,
                    openHands ? Sight.OPEN : only(seat)));
    bought = each(players, seat -> layout.zone("bought by " + (seat + 1), chances, Sight.OPEN));
    lookedAt =
        each(
            players,
            seat -> layout.zone("looked at by " + (seat + 1), chances, only(seat), LOOKED_AT));

    var rounds = layout.kind("rounds", contents.rounds());
    roundDeck = layout.zone("round deck", rounds, Sight.HIDDEN);
    roundShown = layout.zone("round", rounds, Sight.OPEN, 1);
    roundPast = layout.zone("past rounds", rounds, Sight.OPEN);
    roundGone = layout.zone("rounds out of the game", rounds, Sight.HIDDEN);
    var jobs = layout.kind("missions", contents.missions());
    lowDeck = layout.zone("low profile missions", jobs, Sight.HIDDEN);
    highDeck = layout.zone("high profile missions", jobs, Sight.HIDDEN);
    lowDiscard = layout.zone("low profile discard", jobs, Sight.OPEN);
    highDiscard = layout.zone("high profile discard", jobs, Sight.OPEN);
    missions = each(MISSIONS, slot -> layout.zone("mission " + (slot + 1), jobs, Sight.OPEN, 1));

    int everybody = plan.isTogether() ? players + 1 : players;
    lancer = layout.register("nightlancer", players);
    health = layout.register("health", players);
    resolve = layout.register("resolve", players);
    chips = layout.register("chips", players);
    ideals = layout.register("ideals", players);
    heat = layout.register("heat", everybody);
    prospects = layout.register("prospects", everybody);
    loans = layout.register("loans", players);
    shaken = layout.register("shaken", players);
    laidLow = layout.register("laid low", players);
    hadIdeal = layout.register("had an ideal", players);
    boughtUnique = layout.register("bought the own opportunity", players);
    completed = layout.register("completed a mission", players);
    dirtied = layout.register("got dirty", players);
    specialUsed = layout.register("special used", players);
    mission = layout.register("mission of", players);
    crew = layout.register("crew of", players);
    stacked = layout.register("place in the crew", players);
    deal = layout.register("deal of", players);
    refused = layout.register("refused by", MISSIONS * 2);
    attempted = layout.register("attempted", MISSIONS);
    stageDone = layout.register("stages done", players);
    routePassed = layout.register("route passed", players);
    packed = layout.register("packed up", players);
    packing =
        each(
            players,
            seat ->
                layout.secret(
                    "packed by " + (seat + 1), 1, Seats.of(Seat.of(seat)), 1 << PACKABLE));
    round = layout.register("round", 1);
    order = layout.register("turn order", everybody);
    board = new Board(contents.spaces(), plan.counted());
    tokens = layout.register("tokens", everybody);
    decoys = layout.register("decoys", players);
    taken = layout.register("spaces", contents.spaces().size());
    deedsDone = layout.register("deeds done", DEED_KINDS);
    discount = layout.register("discount", players);
    discounted = layout.register("discounted types", players);
    source = layout.register("challenge", 1);
    ability = layout.register("ability", 1);
    difficulty = layout.register("difficulty", 1);
    obstacle = layout.register("obstacle", 1);
    danger = layout.register("danger", 1);
    facing = layout.register("facing", players);
    assisting = layout.register("assisting", players);
    bonus = layout.register("bonus", players);
    armed = layout.register("armed with", players);
    armoured = layout.register("wears armour", players);
    substituted = layout.register("substituted", players);
    rolled = layout.register("rolled", players);
    wound = layout.register("wound", players);
    best = layout.register("best score", 1);
    cardUsed = layout.register("cards used", contents.market().size());
  }

  private static Sight only(int seat) {
    return Sight.only(Seats.of(Seat.of(seat)));
  }

  private static <X> List<X> each(int count, IntFunction<X> make) {
    return IntStream.range(0, count).mapToObj(make).toList();
  }

  Layout layout() {
    return layout;
  }

  // What belongs to a player

  /** Black Market cards, those in the Loadout apart; face down when spent. */
  public Zone<MarketCard> assets(Seat seat) {
    return assets.get(seat.index());
  }

  public Zone<MarketCard> loadout(Seat seat) {
    return loadouts.get(seat.index());
  }

  /** What a player is about to take along, as bits for the places of Assets; plus one. */
  public Register packing(Seat seat) {
    return packing.get(seat.index());
  }

  /** Black Market cards that only this player looks at. */
  public Zone<MarketCard> offer(Seat seat) {
    return offers.get(seat.index());
  }

  public Zone<Contact> contacts(Seat seat) {
    return contacts.get(seat.index());
  }

  /** Contacts played on this player in the challenge. */
  public Zone<Contact> against(Seat seat) {
    return against.get(seat.index());
  }

  public Zone<Opportunity> opportunities(Seat seat) {
    return opportunities.get(seat.index());
  }

  public Zone<Opportunity> bought(Seat seat) {
    return bought.get(seat.index());
  }

  /** Opportunities that only this player looks at. */
  public Zone<Opportunity> lookedAt(Seat seat) {
    return lookedAt.get(seat.index());
  }
}
