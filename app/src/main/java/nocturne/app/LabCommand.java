package nocturne.app;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Unmatched;

/**
 * Stands in the list of commands. The lab is a program of its own, which the script that starts
 * this one starts instead.
 */
@Command(name = "lab")
final class LabCommand implements Callable<Integer> {

  @Mixin
  @SuppressWarnings("unused") // picocli finds its options
  private final Manner manner;

  @Unmatched
  @SuppressWarnings("unused") // whatever it is, the script would have passed it on
  private List<String> words = new ArrayList<>();

  LabCommand(Surroundings surroundings) {
    this.manner = new Manner(surroundings);
  }

  @Override
  public Integer call() {
    throw new Complaint("app.error.lab");
  }
}
