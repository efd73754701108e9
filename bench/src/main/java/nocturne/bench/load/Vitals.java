package nocturne.bench.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/**
 * What a process takes of the machine.
 *
 * @param resident bytes of memory
 * @param busy how long it has kept a core busy so far
 */
record Vitals(long resident, Duration busy) {

  static Vitals of(ProcessHandle process) throws IOException {
    return new Vitals(resident(process.pid()), process.info().totalCpuDuration().orElseThrow());
  }

  private static long resident(long pid) throws IOException {
    try (var lines = Files.lines(Path.of("/proc", Long.toString(pid), "status"))) {
      return lines
          .filter(line -> line.startsWith("VmRSS:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1_024)
          .findFirst()
          .orElse(0);
    }
  }
}
