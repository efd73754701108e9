package nocturne.testkit.rules;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A source file without what is not code: comments, imports and the insides of strings are blank,
 * and every line is still the line it was.
 */
record JavaSource(String path, String code) {

  private static final Pattern IMPORT = Pattern.compile("(?m)^[ \\t]*import\\s[^;]*;");
  private static final Pattern RULES =
      Pattern.compile("\\benum\\s+\\w+\\s+implements\\s+[^{]*\\bRule\\b");

  // A text block, a string, a character, a block comment, a comment to the end of the line.
  private static final Pattern NOT_CODE =
      Pattern.compile(
          "\"\"\".*?(?<!\\\\)\"\"\""
              + "|\"[^\"\\\\\n]*+(?:\\\\.[^\"\\\\\n]*+)*+\""
              + "|'(?:\\\\.|[^'\\\\\n])[^'\n]*+'"
              + "|/\\*.*?\\*/"
              + "|//[^\n]*",
          Pattern.DOTALL);

  static JavaSource of(String path, String text) {
    var code = NOT_CODE.matcher(text).replaceAll(found -> blank(found.group()));
    return new JavaSource(path, IMPORT.matcher(code).replaceAll(found -> blank(found.group())));
  }

  /** Every source file in a folder and the folders in it, sorted by path; none without folder. */
  static List<JavaSource> in(Path folder) {
    if (!Files.isDirectory(folder)) return List.of();
    try (var paths = Files.walk(folder)) {
      return paths
          .filter(path -> path.toString().endsWith(".java"))
          .sorted()
          .map(path -> read(folder, path))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(folder + " can't be read", e);
    }
  }

  private static JavaSource read(Path folder, Path path) {
    try {
      return of(folder.relativize(path).toString().replace('\\', '/'), Files.readString(path));
    } catch (IOException e) {
      throw new UncheckedIOException(path + " can't be read", e);
    }
  }

  private static String blank(String text) {
    return text.replaceAll("[^\n]", " ");
  }

  /** Whether this file lists rules instead of citing them. */
  boolean listsRules() {
    return RULES.matcher(code).find();
  }
}
