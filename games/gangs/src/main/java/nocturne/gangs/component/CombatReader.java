package nocturne.gangs.component;

import static nocturne.gangs.component.LoreReader.lore;

import java.util.ArrayList;
import java.util.List;
import nocturne.text.Entry;
import nocturne.text.Item;
import nocturne.text.Sections;

/** Reads the combat cards: for every gang its starting cards, the upgrades, those of stories. */
final class CombatReader {

  private static final int MOST_COPIES = 9;
  private static final int MOST_FIREPOWER = 9;

  private final Sections sections;
  private final List<CombatCard> cards = new ArrayList<>();

  CombatReader(Sections sections) {
    this.sections = sections;
  }

  List<CombatCard> cards(List<Gang> gangs) {
    for (var design : sections.entries("starting-combat", CombatReader::design))
      for (var gang : gangs) add(design, design.id() + "-" + gang.id(), gang.index());
    for (var design : sections.entries("upgrades", CombatReader::design))
      add(design, design.id(), CombatCard.UPGRADE);
    for (var design : sections.entries("story-combat", CombatReader::design))
      for (int copy = 1; copy <= design.index(); copy++)
        add(design, copy == 1 ? design.id() : design.id() + "-" + copy, CombatCard.STORY);
    return List.copyOf(cards);
  }

  private void add(CombatCard design, String id, int sort) {
    cards.add(
        new CombatCard(
            cards.size(),
            id,
            design.name(),
            design.id(),
            sort,
            design.firepower(),
            design.variable(),
            design.tactic(),
            design.feat(),
            design.lore()));
  }

  /** A card that stands for its copies, with their number in the place of its own. */
  private static CombatCard design(Entry entry) {
    var tactics = entry.list("effects", CombatParser::tactic);
    var feats = entry.list("condition", CombatParser::feat);
    if (tactics.size() > 1) entry.problem("a combat card has one effect at most");
    if (feats.size() != 1) entry.problem("a combat card pays for one thing");
    entry.oneOf("phase", List.of("none", "reveal", "compare", "casualties"));
    return new CombatCard(
        entry.number("copies", 1, MOST_COPIES),
        entry.text("id"),
        entry.name("name"),
        entry.text("id"),
        0,
        entry.number("firepower", 0, MOST_FIREPOWER),
        entry.optional("variable").map(Item::flag).orElse(false),
        tactics.isEmpty() ? Tactic.NONE : tactics.getFirst(),
        feats.isEmpty() ? new Feat(Feat.Word.BUY, 0, true, Kin.UNIT, 0) : feats.getFirst(),
        lore(entry));
  }
}
