package nocturne.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nocturne.kernel.Name;

/**
 * The ledger of a game as its readers see it: numbered rules in chapters, in the order of the book.
 */
public final class RuleBook {

  private final List<Chapter> chapters;
  private final Map<String, RuleText> rules = new LinkedHashMap<>();

  /** A chapter of the ledger. */
  public record Chapter(String id, Name title, List<RuleText> rules) {}

  private RuleBook(List<Chapter> chapters) {
    this.chapters = List.copyOf(chapters);
    for (Chapter chapter : chapters) {
      for (RuleText rule : chapter.rules()) rules.put(rule.id(), rule);
    }
  }

  /**
   * Reads the chapters in a folder beside a class, one a file, as the folder's {@code index.txt}
   * lists them.
   *
   * @throws PackException if anything is wrong in any of them
   */
  public static RuleBook load(Class<?> anchor, String folder) {
    var problems = new Problems();
    var ids = new TakenIds();
    var chapters = new ArrayList<Chapter>();
    for (PackFile file : PackFile.listed(anchor, folder)) {
      chapters.add(file.read(problems).entry().whole(entry -> chapter(entry, ids)));
    }
    problems.throwIfAny();
    return new RuleBook(chapters);
  }

  public List<Chapter> chapters() {
    return chapters;
  }

  /** All rules, in the order of the book. */
  public List<RuleText> rules() {
    return List.copyOf(rules.values());
  }

  public Optional<RuleText> rule(String id) {
    return Optional.ofNullable(rules.get(id));
  }

  private static Chapter chapter(Entry entry, TakenIds ids) {
    ids.take(entry.item("chapter"));
    return new Chapter(
        entry.text("chapter"),
        entry.name("title"),
        entry.entries("rules", rule -> rule(rule, ids)));
  }

  private static RuleText rule(Entry entry, TakenIds ids) {
    ids.take(entry.item(Entry.ID));
    return new RuleText(
        entry.text(Entry.ID),
        entry.oneOf("kind", RuleText.Kind.class),
        new Name(entry.text("en"), entry.text("ru")));
  }
}
