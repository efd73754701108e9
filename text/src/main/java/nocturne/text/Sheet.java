package nocturne.text;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.util.Optional;

/** Reads one YAML file into an {@link Item} tree that knows where everything stands. */
public final class Sheet {

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private Sheet() {}

  /**
   * The root of the file. If it can't be read at all, problems are reported and the root is a
   * silent placeholder.
   */
  public static Item read(String fileName, String yaml, Problems problems) {
    String text = yaml.startsWith(BYTE_ORDER_MARK) ? yaml.substring(1) : yaml;
    var source = new Source(fileName, text, problems);
    return new Item(source, Source.SHEET, "", PlainYaml.compose(source));
  }

  /** The same for a file's bytes, which must be UTF-8. */
  public static Item read(String fileName, byte[] utf8, Problems problems) {
    var bytes = ByteBuffer.wrap(utf8);
    var text = CharBuffer.allocate(utf8.length);
    if (!UTF_8.newDecoder().decode(bytes, text, true).isError()) {
      return read(fileName, text.flip().toString(), problems);
    }
    var source = new Source(fileName, text.flip().toString(), problems);
    source.report(
        Place.START.after(source.yaml()),
        Source.SHEET,
        "a byte that is not UTF-8; save the file as UTF-8");
    return new Item(source, Source.SHEET, "", Optional.empty());
  }
}
