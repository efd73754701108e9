package nocturne.gangs;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import nocturne.gangs.component.CombatCard;
import nocturne.gangs.component.Contents;
import nocturne.gangs.component.District;
import nocturne.gangs.component.DistrictCard;
import nocturne.gangs.component.Edgerunner;
import nocturne.gangs.component.Kin;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Opportunity;
import nocturne.gangs.component.Resource;
import nocturne.gangs.story.Token;
import nocturne.kernel.Layout;
import nocturne.kernel.Register;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Sight;
import nocturne.kernel.Zone;

/** Where everything is. */
public final class Places {

  /** What the phase of a turn can be. */
  public static final int ACTIVATING = 1;

  public static final int RECLAIMING = 2;

  public static final int SLOTS = 3;

  /** The combat cards that a gang can have in one firefight, for which each has its pay. */
  public static final int MOST_PLAYED = 8;

  private static final int MOST_IN_HAND = MOST_PLAYED;
  private static final int MOST_HIRED = 4;
  private static final int MOST_BRANCHES = 3;
  private static final int COUNTERS = 2;

  private final Layout layout = new Layout();

  // Combat cards
  public final Zone<CombatCard> combatDeck;
  public final Zone<CombatCard> combatBox;
  public final Zone<CombatCard> smartWeapons;
  private final List<Zone<CombatCard>> hands;
  private final List<Zone<CombatCard>> discards;
  private final List<Zone<CombatCard>> removed;
  private final List<Zone<CombatCard>> drawn;
  private final List<Zone<CombatCard>> played;
  private final List<Register> picks;
  public final Register swapped;

  // Opportunities
  public final Zone<Opportunity> opportunityDeck;
  public final Zone<Opportunity> opportunitiesGone;
  public final List<Zone<Opportunity>> opportunities;
  public final Zone<Opportunity> specialOffer;
  public final Zone<Opportunity> personal;
  private final List<Zone<Opportunity>> seized;

  // Edgerunners
  public final Zone<Edgerunner> edgerunnerDeck;
  public final Zone<Edgerunner> edgerunnersGone;
  public final List<Zone<Edgerunner>> edgerunners;
  private final List<Zone<Edgerunner>> hired;

  // Cards of the solo game
  public final Zone<DistrictCard> districtDeck;
  public final Zone<DistrictCard> districtsDrawn;

  // What a side has, side by side
  public final Register gang;
  public final Register cred;
  public final Register resources;
  public final Register rage;
  public final Register net;
  public final Register spentDiscs;
  public final Register hideouts;
  public final Register slotsEmptied;

  // Units: members in the open by side, member and district; who stands in a point of interest;
  // where each edgerunner is; and the same by side, where it is asked for most: how many units of
  // which roles stand in each district and in all of them, and in which points of interest
  public final Register open;
  public final Register standing;
  public final Register figureAt;
  public final Register headcount;
  public final Register points;
  public final Register reserve;
  public final Register held;
  public final Register gone;

  // The turn
  public final Register turn;
  public final Register active;
  public final Register first;
  public final Register phase;
  public final Register actions;
  public final Register usedThisTurn;

  // The movement under way, and abilities that are due
  public final Register arrived;
  public final Register arrivedPois;
  public final Register arrivedFigures;
  public final Register due;

  // The netrun
  public final Register dice;
  public final Register stopped;
  public final Register netrunMade;
  public final Register netReturned;

  // The firefight
  public final Register fight;
  public final Register initiator;
  public final Register participants;
  public final Register revealed;
  public final Register blanker;
  public final Register copied;
  public final Register bonus;
  public final Register secretsGained;
  public final Register firepower;
  public final Register owed;
  public final Register immune;
  public final Register lost;
  public final Register pay;
  public final Register payback;
  public final Register winner;

  // The story
  public final Register opened;
  public final Register branchMet;
  public final Register clock;
  public final Register tokensAt;
  public final Register tokensHeld;
  public final Register tokensOn;
  public final Register tokensRemoved;
  public final Register remover;
  public final Register counters;
  public final Register returned;
  public final Register escorted;

  // The solo game
  public final Register marks;
  public final Register marketLocked;

  Places(Contents contents, Plan plan) {
    int seats = plan.players();
    int sides = plan.sides();
    var cards = layout.kind("combat cards", contents.combat());
    var unseen = new Sight(Seats.NONE, Seats.NONE, false, true);
    combatDeck = layout.zone("combat upgrade deck", cards, unseen, contents.upgrades());
    combatBox = layout.zone("combat cards not in play", cards, Sight.OPEN);
    smartWeapons = layout.zone("smart weapons", cards, Sight.OPEN, MOST_IN_HAND);
    hands = each(seats, it -> layout.zone("hand of " + (it + 1), cards, owner(it), MOST_IN_HAND));
    discards =
        each(seats, it -> layout.zone("discards of " + (it + 1), cards, Sight.OPEN, MOST_IN_HAND));
    // A card leaves a hand only after one that is no starting card has come to it.
    int others = contents.combat().size() - contents.startingCards();
    removed = each(seats, it -> layout.zone("removed by " + (it + 1), cards, owner(it), others));
    swapped = layout.register("hands with swapped cards", seats);
    for (int it = 0; it < seats; it++)
      layout.household(List.of(hands.get(it), removed.get(it)), swapped, it);
    drawn = each(seats, it -> layout.zone("drawn by " + (it + 1), cards, only(it), MOST_IN_HAND));
    played =
        each(sides, it -> layout.zone("played by " + (it + 1), cards, Sight.OPEN, MOST_IN_HAND));
    picks =
        each(
            seats,
            it ->
                layout.secret(
                    "picked by " + (it + 1), 1, Seats.of(Seat.of(it)), Places.MOST_PLAYED));

    var deals = layout.kind("opportunities", contents.opportunities());
    opportunityDeck = layout.zone("opportunity deck", deals, Sight.HIDDEN);
    opportunitiesGone = layout.zone("opportunities out of the game", deals, Sight.OPEN);
    opportunities =
        each(SLOTS, slot -> layout.zone("opportunity " + (slot + 1), deals, Sight.OPEN, 1));
    specialOffer = layout.zone("special offer", deals, Sight.OPEN, 1);
    personal = layout.zone("personal opportunity", deals, Sight.OPEN, 1);
    seized = each(seats, it -> layout.zone("seized by " + (it + 1), deals, Sight.OPEN));

    var people = layout.kind("edgerunners", contents.edgerunners());
    edgerunnerDeck = layout.zone("edgerunner deck", people, Sight.HIDDEN);
    edgerunnersGone = layout.zone("edgerunners out of the game", people, Sight.OPEN);
    edgerunners =
        each(SLOTS, slot -> layout.zone("edgerunner " + (slot + 1), people, Sight.OPEN, 1));
    hired = each(sides, it -> layout.zone("hired by " + (it + 1), people, Sight.OPEN, MOST_HIRED));

    var districts = layout.kind("district cards", contents.districtCards());
    districtDeck = layout.zone("district deck", districts, Sight.HIDDEN);
    districtsDrawn = layout.zone("districts drawn", districts, Sight.OPEN);

    gang = layout.register("gang", sides);
    cred = layout.register("street cred", sides);
    resources = layout.register("resources", sides * Resource.COUNT);
    rage = layout.register("rage", sides);
    net = layout.register("net", sides);
    spentDiscs = layout.register("spent discs", sides);
    hideouts = layout.register("hideouts", sides);
    slotsEmptied = layout.register("hideout slots emptied", sides);
    open = layout.register("units in the open", sides * Member.COUNT * District.COUNT);
    standing = layout.register("points of interest", plan.board().pois().size());
    figureAt = layout.register("edgerunner figures", contents.edgerunners().size());
    headcount = layout.register("headcount", sides * (District.COUNT + 1));
    points = layout.register("points of interest by side", sides);
    reserve = layout.register("reserve", sides * Member.COUNT);
    held = layout.register("held units", sides * Member.COUNT);
    gone = layout.register("units out of the game", sides * Member.COUNT);
    turn = layout.register("turn", 1);
    active = layout.register("active", 1);
    first = layout.register("first player", 1);
    phase = layout.register("phase", 1);
    actions = layout.register("actions", 1);
    usedThisTurn = layout.register("used this turn", 1);
    arrived = layout.register("arrived in the open", Member.COUNT * District.COUNT);
    arrivedPois = layout.register("arrived at points of interest", 1);
    arrivedFigures = layout.register("arrived edgerunners", 1);
    due = layout.register("due", contents.edgerunners().size());
    dice = layout.register("netwatch dice", 2);
    stopped = layout.register("netrun stopped", 1);
    netrunMade = layout.register("netrun made", 1);
    netReturned = layout.register("net token returned", 1);
    fight = layout.register("firefight", 1);
    initiator = layout.register("initiator", 1);
    participants = layout.register("participants", 1);
    revealed = layout.register("cards revealed", sides);
    blanker = layout.register("blanking card", 1);
    copied = layout.register("copied card", 1);
    bonus = layout.register("firepower bonus", sides);
    secretsGained = layout.register("secrets gained", sides);
    firepower = layout.register("firepower", sides);
    owed = layout.register("losses owed", sides);
    immune = layout.register("immune", 1);
    lost = layout.register("lost", sides * Kin.COUNT);
    pay = layout.register("pay for cards", sides * MOST_PLAYED);
    payback = layout.register("payback", sides);
    winner = layout.register("single highest", 1);
    int storyCards = plan.story().cards().size();
    opened = layout.register("story cards", storyCards);
    branchMet = layout.register("branches met", storyCards * MOST_BRANCHES);
    clock = layout.register("story clock", 1);
    tokensAt = layout.register("tokens in districts", Token.COUNT * District.COUNT);
    tokensHeld = layout.register("tokens held", Token.COUNT * sides);
    tokensOn = layout.register("tokens on story cards", Token.COUNT * storyCards);
    tokensRemoved = layout.register("tokens removed", 1);
    remover = layout.register("remover", 1);
    counters = layout.register("story counters", COUNTERS);
    returned = layout.register("tokens just returned", 1);
    escorted = layout.register("escorted in this action", 1);
    marks = layout.register("revenge markers", 1);
    marketLocked = layout.register("edgerunner market locked", 1);
  }

  /** What only its owner knows, and of which nobody else sees even where a card comes from. */
  private static Sight owner(int seat) {
    var seats = Seats.of(Seat.of(seat));
    return new Sight(seats, seats, false, false);
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

  // What belongs to a side

  public Zone<CombatCard> hand(int side) {
    return hands.get(side);
  }

  public Zone<CombatCard> discard(int side) {
    return discards.get(side);
  }

  /** The combat cards that an Upgrade took out of the game. */
  public Zone<CombatCard> removed(int side) {
    return removed.get(side);
  }

  /** Combat cards that only this player looks at. */
  public Zone<CombatCard> drawn(int side) {
    return drawn.get(side);
  }

  /** The combat cards in the firefight under way. */
  public Zone<CombatCard> played(int side) {
    return played.get(side);
  }

  /** The place in hand of the card picked for the firefight, plus one. */
  public Register pick(int side) {
    return picks.get(side);
  }

  public Zone<Opportunity> seized(int side) {
    return seized.get(side);
  }

  public Zone<Edgerunner> hired(int side) {
    return hired.get(side);
  }
}
