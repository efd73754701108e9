package nocturne.testkit.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import nocturne.text.RuleBook;
import nocturne.text.RuleText;

/** The constants of rules that sources name: where, and which of them no ledger knows. */
final class Citations {

  private final Map<String, String> ids;
  private final Pattern constant;
  private final Map<String, Set<String>> found = new TreeMap<>();
  private final Set<String> strangers = new LinkedHashSet<>();

  Citations(RuleBook book) {
    ids =
        book.rules().stream()
            .map(RuleText::id)
            .collect(Collectors.toMap(Citations::constant, id -> id));
    var families =
        ids.keySet().stream()
            .map(name -> name.replaceAll("_.*", ""))
            .distinct()
            .sorted()
            .collect(Collectors.joining("|"));
    constant = Pattern.compile("\\b(?:" + families + ")(?:_\\d+)+\\b");
  }

  /** The constant of a rule: {@code SM-9.13} is {@code SM_9_13}. */
  static String constant(String id) {
    return id.replace('-', '_').replace('.', '_');
  }

  /** Notes every citation in the code of a source, with its line. */
  void cite(JavaSource source) {
    if (source.listsRules()) return;
    var lines = source.code().split("\n", -1);
    for (int line = 0; line < lines.length; line++)
      note(lines[line], source.path() + ":" + (line + 1));
  }

  /** Notes every citation in a piece of code under this name of its place. */
  void note(String code, String place) {
    var names = constant.matcher(code);
    while (names.find()) {
      var id = ids.get(names.group());
      if (id == null) strangers.add(names.group() + " in " + place);
      else found.computeIfAbsent(id, rule -> new LinkedHashSet<>()).add(place);
    }
  }

  List<String> of(RuleText rule) {
    return new ArrayList<>(found.getOrDefault(rule.id(), Set.of()));
  }

  /** Constants that look like rules of the ledger and are not in it. */
  List<String> strangers() {
    return List.copyOf(strangers);
  }
}
