package nocturne.testkit.rules;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads which test says that it covers which rules: {@code @Covers} on a method or a class. */
final class CoveringTests {

  private static final Pattern WORD = Pattern.compile("[\\p{L}_$][\\p{L}\\w$]*|[^\\s\\w]");
  private static final Set<String> TYPES = Set.of("class", "record", "interface", "enum");

  private record Type(String name, int depth) {}

  private final List<String> words;
  private final Citations citations;
  private final Deque<Type> inside = new ArrayDeque<>();
  private int at;
  private int depth;

  private CoveringTests(JavaSource source, Citations citations) {
    this.words = WORD.matcher(source.code()).results().map(MatchResult::group).toList();
    this.citations = citations;
  }

  static void note(JavaSource source, Citations citations) {
    new CoveringTests(source, citations).read();
  }

  private void read() {
    var opening = new ArrayList<String>();
    for (at = 0; at < words.size(); at++) {
      switch (words.get(at)) {
        case "{" -> {
          depth++;
          if (!opening.isEmpty()) inside.addLast(new Type(opening.removeLast(), depth));
        }
        case "}" -> {
          if (!inside.isEmpty() && inside.getLast().depth() == depth) inside.removeLast();
          depth--;
        }
        case "@" -> {
          if (word(at + 1).equals("Covers")) covers();
        }
        case String word when isType(at) -> opening.add(word(at + 1));
        default -> {}
      }
    }
  }

  /** An annotation, and what it stands on. */
  private void covers() {
    int end = afterAnnotation(at);
    var rules = String.join(" ", words.subList(at, end));
    citations.note(rules, subject(end));
    at = end - 1;
  }

  private String subject(int from) {
    for (int i = from; i < words.size(); i++) {
      if (word(i).equals("@")) i = afterAnnotation(i) - 1;
      else if (isType(i) || word(i + 1).equals("(")) return qualified(isType(i) ? i + 1 : i);
    }
    return "the end of the file";
  }

  private String qualified(int name) {
    return Stream.concat(inside.stream().map(Type::name), Stream.of(word(name)))
        .collect(Collectors.joining("."));
  }

  /** The word after the annotation that begins here. */
  private int afterAnnotation(int start) {
    int i = start + 2;
    while (word(i).equals(".")) i += 2;
    if (!word(i).equals("(")) return i;
    int open = 0;
    do {
      if (word(i).equals("(")) open++;
      if (word(i).equals(")")) open--;
      i++;
    } while (open > 0 && i < words.size());
    return i;
  }

  private boolean isType(int i) {
    return TYPES.contains(word(i))
        && Character.isJavaIdentifierStart((word(i + 1) + " ").charAt(0))
        && (i == 0 || !word(i - 1).equals("."));
  }

  private String word(int i) {
    return i < words.size() ? words.get(i) : "";
  }
}
