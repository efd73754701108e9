package nocturne.syndicates;

import static nocturne.syndicates.SyndicatesRule.SM_10_07;
import static nocturne.syndicates.SyndicatesRule.SM_18_02;
import static nocturne.syndicates.SyndicatesRule.SM_18_03;
import static nocturne.syndicates.SyndicatesRule.SM_18_04;
import static nocturne.syndicates.SyndicatesRule.SM_18_08;
import static nocturne.syndicates.SyndicatesRule.SM_18_10;
import static nocturne.syndicates.SyndicatesRule.SM_18_12;
import static nocturne.syndicates.SyndicatesRule.SM_18_13;
import static nocturne.syndicates.SyndicatesRule.SM_18_14;
import static nocturne.syndicates.SyndicatesRule.SM_1_11;
import static nocturne.syndicates.SyndicatesRule.SM_1_12;
import static nocturne.syndicates.SyndicatesRule.SM_4_01;
import static nocturne.syndicates.SyndicatesRule.SM_4_02;
import static nocturne.syndicates.SyndicatesRule.SM_4_03;
import static nocturne.syndicates.SyndicatesRule.SM_4_04;
import static nocturne.syndicates.SyndicatesRule.SM_4_11;
import static nocturne.syndicates.SyndicatesRule.SM_4_12;
import static nocturne.syndicates.SyndicatesRule.SM_4_13;
import static nocturne.syndicates.SyndicatesRule.SM_4_14;
import static nocturne.syndicates.SyndicatesRule.SM_4_15;
import static nocturne.syndicates.SyndicatesRule.SM_4_16;
import static nocturne.syndicates.SyndicatesRule.SM_4_17;
import static nocturne.syndicates.SyndicatesRule.SM_4_18;

import java.util.List;
import java.util.Optional;
import nocturne.kernel.Chance;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;
import nocturne.kernel.Zone;
import nocturne.syndicates.component.Agent;
import nocturne.syndicates.component.Contents;
import nocturne.syndicates.component.Operation;
import nocturne.syndicates.component.Sector;
import nocturne.syndicates.component.Syndicate;
import nocturne.syndicates.effect.DisplacePiece;
import nocturne.syndicates.effect.Target;

/** A table of Shadow Moon Syndicates: the moon, and what lies around it. */
public final class Moon extends Table<Moon> {

  /** All influence of one colour. */
  public static final int INFLUENCE = 16;

  /** What marks a sector. */
  public enum Status {
    NONE,
    LOCKDOWN,
    DISPLACE
  }

  /** What a sector is worth beyond control in the final scoring. */
  public enum ScoreToken {
    NONE(0),
    MINOR(3),
    MAJOR(6);

    private final int kredits;

    ScoreToken(int kredits) {
      this.kredits = kredits;
    }

    public int kredits() {
      return kredits;
    }
  }

  private static final Status[] STATUSES = Status.values();
  private static final ScoreToken[] SCORE_TOKENS = ScoreToken.values();

  private final Contents contents;
  private final Places at;
  private final boolean cardRow;

  Moon(Contents contents, Places places, boolean cardRow, int players, Chance chance) {
    super(places.layout(), players, chance);
    this.contents = contents;
    this.at = places;
    this.cardRow = cardRow;
  }

  private Moon(Moon other) {
    super(other);
    contents = other.contents;
    at = other.at;
    cardRow = other.cardRow;
  }

  @Override
  public Moon copy() {
    return new Moon(this);
  }

  @Override
  protected Moon self() {
    return this;
  }

  public Contents contents() {
    return contents;
  }

  /** Where everything lies. */
  public Places at() {
    return at;
  }

  /** Whether the game is played with the Card Row. */
  public boolean hasCardRow() {
    return cardRow;
  }

  public boolean hasKingpin() {
    return seatCount() == 2;
  }

  /** Whether the Kingpin takes turns and has an Agent Stack now. */
  public boolean kingpinPlays() {
    return hasKingpin() && round() < 3;
  }

  public int round() {
    return at.round.get(this);
  }

  /** A player, counted clockwise from the holder of the First Player Marker. */
  public Seat inTurnOrder(int place) {
    return Seat.of((at.firstPlayer.get(this) + place) % seatCount());
  }

  /** The party whose turn it is, if any. */
  public Optional<Party> onTurn() {
    int party = at.onTurn.get(this);
    return party == 0 ? Optional.empty() : Optional.of(Party.of(party - 1));
  }

  public boolean isInPlay(Syndicate syndicate) {
    return at.syndicates.get(this, syndicate.index()) == 1;
  }

  public void bringIntoPlay(Syndicate syndicate) {
    at.syndicates.set(this, syndicate.index(), 1);
  }

  // Influence

  @Cites({SM_4_15, SM_4_17})
  public int influence(Sector sector, Party party) {
    return at.influence.get(this, sector.index() * Party.COUNT + party.index());
  }

  /** All influence in a sector, whoever owns it. */
  public int influence(Sector sector) {
    int sum = 0;
    for (int party = 0; party < Party.COUNT; party++)
      sum += at.influence.get(this, sector.index() * Party.COUNT + party);
    return sum;
  }

  public int supply(Party party) {
    return at.supply.get(this, party.index());
  }

  /** A party's influence in all sectors but this one. */
  public int influenceElsewhere(Sector sector, Party party) {
    return INFLUENCE - supply(party) - influence(sector, party);
  }

  public void receiveInfluence(Party party) {
    at.supply.set(this, party.index(), INFLUENCE);
  }

  /**
   * The party that controls a sector: at least two influence there, and more than each other party.
   */
  @Cites({SM_4_11, SM_4_12, SM_4_13, SM_4_14, SM_4_16, SM_4_18})
  public Optional<Party> controller(Sector sector) {
    int first = sector.index() * Party.COUNT;
    int most = 1;
    int controller = -1;
    for (int party = 0; party < Party.COUNT; party++) {
      int count = at.influence.get(this, first + party);
      if (count > most) {
        most = count;
        controller = party;
      } else if (count == most) {
        controller = -1;
      }
    }
    return controller < 0 ? Optional.empty() : Optional.of(Party.of(controller));
  }

  public boolean controls(Party party, Sector sector) {
    int mine = influence(sector, party);
    if (mine < 2) return false;
    int first = sector.index() * Party.COUNT;
    for (int other = 0; other < Party.COUNT; other++) {
      if (other != party.index() && at.influence.get(this, first + other) >= mine) return false;
    }
    return true;
  }

  /** Places a piece from its owner's supply. */
  @Cites({SM_4_01, SM_4_02, SM_4_04})
  public void place(Party party, Sector sector) {
    at.supply.add(this, party.index(), -1);
    enter(party, sector);
  }

  /** Returns a piece to its owner's supply. */
  @Cites({SM_4_03, SM_10_07})
  public void remove(Party party, Sector sector) {
    leave(party, sector);
    at.supply.add(this, party.index(), 1);
  }

  public void move(Party party, Sector from, Sector to) {
    leave(party, from);
    enter(party, to);
  }

  /** Lets a piece arrive; where a Displace token lies its owner is asked next. */
  public void enter(Party party, Sector sector) {
    arrive(party, sector);
    if (status(sector) == Status.DISPLACE) then(new DisplacePiece(party, sector, 0));
  }

  /** Lets a piece arrive without a new Displace chain. */
  public void arrive(Party party, Sector sector) {
    at.influence.add(this, sector.index() * Party.COUNT + party.index(), 1);
  }

  @Cites({SM_18_03, SM_18_08})
  public void leave(Party party, Sector sector) {
    at.influence.add(this, sector.index() * Party.COUNT + party.index(), -1);
    if (influence(sector, party) == 0
        && status(sector) != Status.NONE
        && statusOwner(sector) == party) {
      clearStatus(sector, SM_18_08);
    }
  }

  // Status tokens

  public Status status(Sector sector) {
    return STATUSES[at.status.get(this, sector.index())];
  }

  /** Who owns the status token in a sector that has one. */
  public Party statusOwner(Sector sector) {
    return Party.of(at.statusOwner.get(this, sector.index()));
  }

  @Cites({SM_18_02, SM_18_04})
  public void setStatus(Sector sector, Status status, Party owner) {
    at.status.set(this, sector.index(), status.ordinal());
    at.statusOwner.set(this, sector.index(), owner.index());
  }

  @Cites(SM_18_10)
  public void clearStatus(Sector sector, Rule rule) {
    tell(rule, "status.removed", status(sector), sector);
    at.status.set(this, sector.index(), 0);
    at.statusOwner.set(this, sector.index(), 0);
  }

  /** Whether one party may move or remove a piece of another in a sector. */
  @Cites({SM_18_12, SM_18_13, SM_18_14})
  public boolean mayTouch(Party acting, Party owner, Sector sector) {
    return acting == owner || status(sector) != Status.LOCKDOWN || statusOwner(sector) != owner;
  }

  // Score tokens and Kredits

  public ScoreToken scoreToken(Sector sector) {
    return SCORE_TOKENS[at.scoreTokens.get(this, sector.index())];
  }

  public void raiseScoreToken(Sector sector) {
    at.scoreTokens.add(this, sector.index(), 1);
  }

  public int kredits(Party party) {
    return at.kredits.get(this, party.index());
  }

  @Cites({SM_1_11, SM_1_12})
  public void gain(Party party, int kredits) {
    at.kredits.add(this, party.index(), kredits);
  }

  // Cards

  public Optional<Agent> burnedCard() {
    return at.burnPile.isEmpty(this) ? Optional.empty() : Optional.of(at.burnPile.top(this));
  }

  /** The targets that the Burned Card names; none without one. */
  public List<Target> burnedTargets() {
    return at.burnPile.isEmpty(this) ? List.of() : at.burnPile.top(this).targets();
  }

  /** The sectors, as bits, where the first sentence above the line took effect. */
  public int affected() {
    return at.affected.get(this);
  }

  public void forgetAffected() {
    at.affected.set(this, 0);
  }

  public void tookEffect(Sector sector) {
    at.affected.set(this, affected() | sector.bit());
  }

  /** Whether a party's operation token shows its active side. */
  public boolean isActive(Party party, Operation operation) {
    var owned = at.owned(party);
    return !owned.isFaceDown(this, owned.placeOf(this, operation));
  }

  /** How many operation tokens of one side a party owns. */
  public int owned(Party party, boolean active) {
    Zone<Operation> owned = at.owned(party);
    int count = 0;
    for (int place = 0; place < owned.size(this); place++)
      if (owned.isFaceDown(this, place) != active) count++;
    return count;
  }
}
