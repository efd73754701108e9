package nocturne.syndicates.component;

import static nocturne.syndicates.SyndicatesRule.SM_3_06;
import static nocturne.syndicates.SyndicatesRule.SM_6_01;
import static nocturne.syndicates.SyndicatesRule.SM_6_02;
import static nocturne.syndicates.SyndicatesRule.SM_6_03;

import java.util.List;
import nocturne.kernel.Component;
import nocturne.kernel.Name;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Text;
import nocturne.syndicates.Cites;
import nocturne.syndicates.effect.Sentence;

/** An operation token. In a zone face up is its active side, face down its inactive one. */
@Cites({SM_3_06, SM_6_01, SM_6_02, SM_6_03})
public final class Operation implements Component, Option {

  private final int index;
  private final String id;
  private final CrimeType type;
  private final int value;
  private final Sentence hustle;
  private final List<Sector> sectors;
  private final List<Claim> claims;
  private final Name name;
  private final Provenance provenance;

  /**
   * @param value the influence needed to fulfil it, and its worth at the end
   * @param hustle what exhausting it does
   * @param sectors the two sectors whose border it lies on; none for a petty crime
   */
  public Operation(
      int index,
      String id,
      CrimeType type,
      int value,
      Sentence hustle,
      List<Sector> sectors,
      Name name,
      Provenance provenance) {
    this.index = index;
    this.id = id;
    this.type = type;
    this.value = value;
    this.hustle = hustle;
    this.sectors = List.copyOf(sectors);
    this.name = name;
    this.provenance = provenance;
    this.claims = this.sectors.stream().map(sector -> new Claim(this, sector)).toList();
  }

  /** Fulfilling an operation with the influence in one of its two sectors. */
  public record Claim(Operation operation, Sector sector) implements Option {

    @Override
    public String id() {
      return operation.id + "@" + sector.id();
    }

    @Override
    public Text label() {
      return Text.of("option.claim", operation, sector, operation.value, operation.type);
    }

    @Override
    public List<? extends Named> touches() {
      return List.of(operation, sector);
    }
  }

  /** The same token of another player: every player has one petty crime token of the same make. */
  public Operation numbered(int index, String id) {
    return new Operation(index, id, type, value, hustle, sectors, name, provenance);
  }

  @Override
  public int index() {
    return index;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public Name name() {
    return name;
  }

  public CrimeType type() {
    return type;
  }

  public int value() {
    return value;
  }

  public Sentence hustle() {
    return hustle;
  }

  public List<Sector> sectors() {
    return sectors;
  }

  /** One way to fulfil it for each of its sectors. */
  public List<Claim> claims() {
    return claims;
  }

  public Provenance provenance() {
    return provenance;
  }

  @Override
  public Text label() {
    return sectors.isEmpty()
        ? Text.of("option.petty", this, hustle.text())
        : Text.of(
            "option.operation",
            this,
            type,
            value,
            hustle.text(),
            sectors.getFirst(),
            sectors.getLast());
  }

  @Override
  public String toString() {
    return id;
  }
}
