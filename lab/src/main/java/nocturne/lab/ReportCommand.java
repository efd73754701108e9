package nocturne.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import nocturne.lab.play.Season;
import nocturne.lab.report.Reader;
import nocturne.lab.report.ReportPage;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes what a run shows as a page, and prints its main tables. */
@Command(name = "report")
final class ReportCommand implements Callable<Integer> {

  private final Surroundings surroundings;
  private final Tongue tongue;

  @Mixin
  @SuppressWarnings("unused") // picocli finds its options
  private final Manner manner = new Manner();

  @Parameters(paramLabel = "DIR", descriptionKey = "dir")
  private Path folder = Path.of("");

  @Option(names = "--out", paramLabel = "FILE", descriptionKey = "file")
  private @Nullable Path out;

  @Option(names = "--tables", descriptionKey = "tables")
  private boolean tables;

  ReportCommand(Surroundings surroundings, Tongue tongue) {
    this.surroundings = surroundings;
    this.tongue = tongue;
  }

  @Override
  public Integer call() throws IOException {
    var run = Runs.at(folder);
    var card = run.card();
    var title = Season.game(card.plan().game(), "").facts().title().in(tongue.language());
    var file = out == null ? folder.resolve("report.html") : out;
    var found = Reader.read(run, tongue.language());
    Files.writeString(file, ReportPage.write(tongue, title, card, found));
    if (tables) new ReportText(tongue).lines(found).forEach(surroundings.out()::println);
    surroundings.out().println(tongue.say("lab.report.done", file.toString()));
    return 0;
  }
}
