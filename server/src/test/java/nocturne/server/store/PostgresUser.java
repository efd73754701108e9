package nocturne.server.store;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * As whom PostgreSQL runs, which refuses to run as root: as the user of the tests or, where that is
 * root, as {@code nobody}. Root may become anybody; that takes no namespace.
 *
 * @param prefix what stands before a command to run it so
 * @param owner of its folder, as user and group, if that is somebody else
 * @param base the folder in which all of it lies
 * @param programs unpacked
 */
record PostgresUser(List<String> prefix, Optional<int[]> owner, Path base, Path programs) {

  private static final Path USERS = Path.of("/etc/passwd");
  private static final String NOBODY = "nobody";

  static PostgresUser find() throws IOException, InterruptedException, PostgresCannotRun {
    var name = System.getProperty("user.name");
    if (name.equals("?"))
      throw new PostgresCannotRun(
          "it asks for the name of its user, who is not in %s: run the tests as somebody who is"
              .formatted(USERS));
    if (!name.equals("root")) {
      var base = temporary();
      return new PostgresUser(List.of(), Optional.empty(), base, PostgresPrograms.unpacked(base))
          .tried();
    }
    var owner = nobody();
    var base = reachable();
    var programs = PostgresPrograms.unpacked(base);
    for (var prefix : prefixes(owner)) {
      if (!isThere(prefix.getFirst())) continue;
      return new PostgresUser(prefix, Optional.of(owner), base, programs).tried();
    }
    throw new PostgresCannotRun(
        "it refuses to run as root, and there is neither setpriv nor runuser to run it as nobody:"
            + " install util-linux, or run the tests as somebody else");
  }

  private static List<List<String>> prefixes(int[] owner) {
    return List.of(
        List.of("setpriv", "--reuid=" + owner[0], "--regid=" + owner[1], "--clear-groups", "--"),
        List.of("runuser", "-u", NOBODY, "--"));
  }

  private static int[] nobody() throws IOException, PostgresCannotRun {
    for (var line : Files.readAllLines(USERS)) {
      var fields = line.split(":", -1);
      if (fields[0].equals(NOBODY))
        return new int[] {Integer.parseInt(fields[2]), Integer.parseInt(fields[3])};
    }
    throw new PostgresCannotRun(
        "it refuses to run as root, and there is no user nobody in %s: run the tests as somebody"
                .formatted(USERS)
            + " else");
  }

  private static boolean isThere(String program) {
    for (var folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
      if (Files.isExecutable(Path.of(folder, program))) return true;
    return false;
  }

  private static Path temporary() throws IOException {
    return Path.of(System.getProperty("java.io.tmpdir")).toRealPath();
  }

  /** A folder for temporary files to which the way is open for everybody. */
  private static Path reachable() throws IOException, PostgresCannotRun {
    for (var folder : List.of(temporary(), Path.of("/var/tmp"), Path.of("/tmp")))
      if (Files.isDirectory(folder) && isOpen(folder.toRealPath())) return folder.toRealPath();
    throw new PostgresCannotRun(
        "it refuses to run as root, and nobody can't get into %s, /var/tmp or /tmp: chmod a+rx"
                .formatted(temporary())
            + " would open one of them");
  }

  private static boolean isOpen(Path folder) throws IOException {
    for (var at = folder; at != null; at = at.getParent())
      if (!Files.getPosixFilePermissions(at).contains(PosixFilePermission.OTHERS_EXECUTE))
        return false;
    return true;
  }

  /** The same, if it can start PostgreSQL at all. */
  private PostgresUser tried() throws InterruptedException, PostgresCannotRun {
    try {
      run(List.of(program("postgres"), "--version"));
      return this;
    } catch (IOException e) {
      throw new PostgresCannotRun(
          "%s. It needs a system with glibc, programs that may run from %s (no noexec) and, as root,"
                  .formatted(e.getMessage(), base)
              + " the right to become nobody");
    }
  }

  String program(String name) {
    return programs.resolve("bin").resolve(name).toString();
  }

  /** A new folder that belongs to this user. */
  Path folder(String name) throws IOException {
    var folder = Files.createTempDirectory(base, name);
    if (owner.isPresent()) {
      Files.setAttribute(folder, "unix:gid", owner.get()[1]);
      Files.setAttribute(folder, "unix:uid", owner.get()[0]);
    }
    return folder;
  }

  /** How a command is started; errors come with the rest of its output. */
  ProcessBuilder builder(List<String> command) {
    var whole = new ArrayList<>(prefix);
    whole.addAll(command);
    return new ProcessBuilder(whole).directory(base.toFile()).redirectErrorStream(true);
  }

  /** Runs a command to its end; where it fails, what it said is in the exception. */
  void run(List<String> command) throws IOException, InterruptedException {
    var process = builder(command).start();
    process.getOutputStream().close();
    var said = new String(process.getInputStream().readAllBytes());
    if (process.waitFor() != 0)
      throw new IOException(command.getFirst() + " says: " + said.strip());
  }
}
