package nocturne.kernel;

/** A thing with a stable id and a name in every language: a card, a sector, a token. */
public interface Named {

  /** Stable across versions; what records and packs call it. */
  String id();

  Name name();
}
