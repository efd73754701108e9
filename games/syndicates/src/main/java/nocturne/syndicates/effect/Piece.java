package nocturne.syndicates.effect;

import java.util.List;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Text;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Sector;

/** A party's piece in a sector, as an option. */
public record Piece(Sector sector, Party owner, String id) implements Option {

  public Piece(Sector sector, Party owner) {
    this(sector, owner, owner.id() + "@" + sector.id());
  }

  @Override
  public Text label() {
    return Text.of("option.piece-in", owner.word(), sector);
  }

  @Override
  public List<? extends Named> touches() {
    return List.of(sector);
  }

  /** The same piece where the question has named the sector: it is called by its owner alone. */
  public record Here(Sector sector, Party owner) implements Option {

    @Override
    public String id() {
      return owner.id();
    }

    @Override
    public Text label() {
      return Text.of("option.piece", owner.word());
    }

    @Override
    public List<? extends Named> touches() {
      return List.of(sector);
    }
  }
}
