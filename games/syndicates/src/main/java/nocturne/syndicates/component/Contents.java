package nocturne.syndicates.component;

import java.util.List;
import nocturne.kernel.Options;
import nocturne.syndicates.Party;
import nocturne.syndicates.effect.Piece;

/** Everything in the box, as the packs give it. */
public final class Contents {

  private final List<Sector> sectors;
  private final List<Syndicate> syndicates;
  private final List<Agent> agents;
  private final List<Operation> operations;
  private final Operation petty;
  private final List<Objective> objectives;
  private final Sector[] sectorByIndex;
  private final Piece[] pieces;
  private final Sector spire;

  /**
   * @param petty the petty crime token that every player has one of
   */
  public Contents(
      List<Sector> sectors,
      List<Syndicate> syndicates,
      List<Agent> agents,
      List<Operation> operations,
      Operation petty,
      List<Objective> objectives) {
    this.sectors = List.copyOf(sectors);
    this.syndicates = List.copyOf(syndicates);
    this.agents = List.copyOf(agents);
    this.operations = List.copyOf(operations);
    this.petty = petty;
    this.objectives = List.copyOf(objectives);
    this.sectorByIndex = sectors.toArray(Sector[]::new);
    this.pieces = new Piece[sectors.size() * Party.COUNT];
    for (var sector : sectors) {
      for (int party = 0; party < Party.COUNT; party++) {
        pieces[sector.index() * Party.COUNT + party] = new Piece(sector, Party.of(party));
      }
    }
    this.spire = sector(Sector.SPIRE);
  }

  public List<Sector> sectors() {
    return sectors;
  }

  public Sector sector(int index) {
    return sectorByIndex[index];
  }

  /** The sector of this id; it must be there. */
  public Sector sector(String id) {
    return sectors.stream().filter(sector -> sector.id().equals(id)).findFirst().orElseThrow();
  }

  public Sector spire() {
    return spire;
  }

  /** All sectors, as bits. */
  public int everySector() {
    return (1 << sectorByIndex.length) - 1;
  }

  /** Offers each of these sectors. */
  public void addSectors(int bits, Options may) {
    for (int rest = bits; rest != 0; rest &= rest - 1)
      may.add(sectorByIndex[Integer.numberOfTrailingZeros(rest)]);
  }

  /** A party's piece in a sector, as an option. */
  public Piece piece(Sector sector, Party owner) {
    return pieces[sector.index() * Party.COUNT + owner.index()];
  }

  public List<Syndicate> syndicates() {
    return syndicates;
  }

  public List<Agent> agents() {
    return agents;
  }

  public List<Operation> operations() {
    return operations;
  }

  public Operation petty() {
    return petty;
  }

  public List<Objective> objectives() {
    return objectives;
  }
}
