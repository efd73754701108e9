package nocturne.lab;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import nocturne.lab.store.Archive;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Asks the rows of a run a question in SQL. */
@Command(name = "sql")
final class SqlCommand implements Callable<Integer> {

  private final Surroundings surroundings;

  @Mixin
  @SuppressWarnings("unused") // picocli finds its options
  private final Manner manner = new Manner();

  @Parameters(index = "0", paramLabel = "DIR", descriptionKey = "dir")
  private Path folder = Path.of("");

  @Parameters(index = "1", paramLabel = "QUERY", descriptionKey = "query")
  private String query = "";

  SqlCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  @Override
  public Integer call() {
    try (var archive = Archive.open(Runs.at(folder))) {
      var answer = archive.ask(query);
      var table = new TextTable(answer.columns());
      for (var row : answer.rows()) table.row(row.cells().stream().map(Object::toString).toList());
      table.lines().forEach(surroundings.out()::println);
      return 0;
    }
  }
}
