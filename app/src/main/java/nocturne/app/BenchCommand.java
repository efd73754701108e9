package nocturne.app;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/**
 * Stands in the list of commands. The measurements are a program of their own, which the script
 * that starts this one starts instead.
 */
@Command(name = "bench")
final class BenchCommand implements Callable<Integer> {

  @Mixin
  @SuppressWarnings("unused") // picocli finds its options
  private final Manner manner;

  BenchCommand(Surroundings surroundings) {
    this.manner = new Manner(surroundings);
  }

  @Override
  public Integer call() {
    throw new Complaint("app.error.bench");
  }
}
