package nocturne.lab.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** A Spark master and its workers as processes on the loopback address. */
final class Cluster implements AutoCloseable {

  private static final String HERE = "127.0.0.1";
  private static final Pattern ADDRESS = Pattern.compile("spark://127\\.0\\.0\\.1:\\d+");
  private static final String CLASS_PATH = System.getProperty("java.class.path");

  private final Path folder;
  private final List<Process> processes = new ArrayList<>();
  private String master = "";

  private Cluster(Path folder) {
    this.folder = folder;
  }

  static Cluster start(Path folder, int workers) throws IOException {
    Files.createDirectories(folder.resolve("jars"));
    var cluster = new Cluster(folder);
    cluster.master = cluster.says("master", ADDRESS, "--port", "0");
    for (int i = 0; i < workers; i++)
      cluster.says(
          "worker",
          Pattern.compile("Successfully registered with master"),
          "--cores",
          "1",
          "--memory",
          "1g",
          "-d",
          cluster.work(i).toString(),
          cluster.master);
    // The driver reads them as its own settings; workers find the classes of this test there.
    System.setProperty("spark.driver.host", HERE);
    System.setProperty("spark.driver.bindAddress", HERE);
    System.setProperty("spark.executor.extraClassPath", CLASS_PATH);
    System.setProperty("spark.executor.memory", "512m");
    return cluster;
  }

  String master() {
    return master;
  }

  private Path work(int worker) {
    return folder.resolve("work" + worker);
  }

  /** How many workers were given something to do. */
  long busyWorkers() {
    return java.util.stream.IntStream.range(0, processes.size() - 1)
        .filter(worker -> hasFiles(work(worker)))
        .count();
  }

  private static boolean hasFiles(Path path) {
    try (var files = Files.list(path)) {
      return files.findAny().isPresent();
    } catch (IOException e) {
      return false;
    }
  }

  /** Starts a process and waits until it says something. */
  private String says(String role, Pattern awaited, String... words) throws IOException {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    var main = role.equals("master") ? "master.Master" : "worker.Worker";
    command.addAll(List.of("-Xmx512m", "-cp", CLASS_PATH, "org.apache.spark.deploy." + main));
    command.addAll(List.of("--host", HERE, "--webui-port", "0"));
    command.addAll(Arrays.asList(words));
    var builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("SPARK_HOME", folder.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", HERE);
    var process = builder.start();
    processes.add(process);
    var said = process.inputReader();
    var heard = new StringBuilder();
    for (var line = said.readLine(); line != null; line = said.readLine()) {
      heard.append(line).append('\n');
      var match = awaited.matcher(line);
      if (match.find()) {
        Thread.ofVirtual().start(() -> said.lines().forEach(rest -> {}));
        return match.group();
      }
    }
    throw new IllegalStateException("the " + role + " did not come up:\n" + heard);
  }

  @Override
  public void close() {
    // By their handles, which leaves alone what is still being read from them.
    for (var process : processes.reversed()) process.toHandle().destroy();
  }
}
