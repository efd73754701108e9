package nocturne.text;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The bytes of one file; its name is the same wherever the folder lies, its path is what a reader
 * needs to find it.
 */
final class PackFile {

  private static final String INDEX = "index.txt";

  private final String name;
  private final String path;
  private final byte[] bytes;

  private PackFile(String name, String path, byte[] bytes) {
    this.name = name;
    this.path = path;
    this.bytes = bytes;
  }

  String name() {
    return name;
  }

  byte[] bytes() {
    return bytes;
  }

  Item read(Problems problems) {
    return Sheet.read(path, bytes, problems);
  }

  /**
   * The files in a folder beside a class, in the order in which the folder's {@code index.txt}
   * lists them.
   */
  static List<PackFile> listed(Class<?> anchor, String folder) {
    return new String(resource(anchor, folder + "/" + INDEX), UTF_8)
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .map(name -> new PackFile(name, folder + "/" + name, resource(anchor, folder + "/" + name)))
        .toList();
  }

  /** A file beside a class. */
  static PackFile beside(Class<?> anchor, String name) {
    return new PackFile(name, name, resource(anchor, name));
  }

  private static byte[] resource(Class<?> anchor, String path) {
    try (var in = anchor.getResourceAsStream(path)) {
      if (in == null) {
        throw new IllegalArgumentException(
            "Beside " + anchor.getName() + " there is no resource " + path);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(path + " can't be read", e);
    }
  }

  /** Every {@code *.yaml} file in a folder and the folders in it, sorted by name. */
  static List<PackFile> found(Path folder, Problems problems) {
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths
          .filter(path -> path.toString().endsWith(".yaml") && Files.isRegularFile(path))
          .sorted(Comparator.comparing(path -> name(folder, path)))
          .flatMap(path -> found(folder, path, problems).stream())
          .toList();
    } catch (IOException | UncheckedIOException e) {
      report(folder, problems, "the folder can't be read");
      return List.of();
    }
  }

  private static Optional<PackFile> found(Path folder, Path path, Problems problems) {
    try {
      return Optional.of(
          new PackFile(name(folder, path), path.toString(), Files.readAllBytes(path)));
    } catch (IOException e) {
      report(path, problems, "the file can't be read");
      return Optional.empty();
    }
  }

  private static String name(Path folder, Path path) {
    return folder.relativize(path).toString().replace('\\', '/');
  }

  private static void report(Path path, Problems problems, String message) {
    new Source(path.toString(), "", problems).report(Place.START, Source.SHEET, message);
  }
}
