package nocturne.app;

import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import nocturne.kernel.Game;
import nocturne.kernel.GameRecord;
import nocturne.kernel.RecordRefused;
import nocturne.kernel.Recorded;
import nocturne.kernel.Table;
import nocturne.kernel.Text;
import nocturne.server.store.StoreUnavailable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * Replays records, or all games of a server, and says of each whether every choice and every hash
 * in it holds.
 */
@Command(name = "verify")
final class VerifyCommand implements Callable<Integer> {

  private final Surroundings surroundings;

  @Mixin private final Manner manner;

  @Mixin private final Storage storage = new Storage();

  @Spec private CommandSpec spec;

  @Parameters(arity = "0..*", paramLabel = "FILE", descriptionKey = "files")
  private List<Path> files = List.of();

  @Option(names = "--all", descriptionKey = "all")
  private boolean all;

  @Option(names = "--packs", paramLabel = "DIR", descriptionKey = "packs")
  private @Nullable Path packs;

  @Option(names = "--commitment", paramLabel = "HEX", descriptionKey = "commitment")
  private @Nullable String commitment;

  VerifyCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
    this.manner = new Manner(surroundings);
  }

  @Override
  public Integer call() {
    return (all ? allStoredHold() : filesHold()) ? 0 : Faults.FAILED;
  }

  private boolean allStoredHold() {
    if (!files.isEmpty() || packs != null || commitment != null)
      throw misused("app.verify.allAlone");
    try (var database = storage.open(new StateFolder(surroundings).server())) {
      return new StoredGames(surroundings, manner.tongue().voice()).verify(database);
    } catch (StoreUnavailable e) {
      throw new Complaint("app.error.store", String.valueOf(e.getMessage()));
    }
  }

  private ParameterException misused(String key) {
    return new ParameterException(spec.commandLine(), manner.tongue().voice().say(key));
  }

  private boolean filesHold() {
    if (files.isEmpty()) throw misused("app.verify.which");
    if (storage.isGiven()) throw misused("app.verify.allAlone");
    var voice = manner.tongue().voice();
    boolean allHold = true;
    for (var file : files) {
      Text verdict;
      try {
        var text = Records.text(file);
        verdict = verified(Records.game(text, Optional.ofNullable(packs)), text);
      } catch (Complaint complaint) {
        allHold = false;
        verdict = complaint.sentence();
      } catch (RecordRefused refused) {
        allHold = false;
        verdict = Text.of("app.verify.refused", String.valueOf(refused.getMessage()));
      }
      manner.say(List.of(voice.say("app.verify.file", file.toString(), verdict)));
    }
    return allHold;
  }

  private <T extends Table<T>> Text verified(Game<T> game, String text) {
    var recorded = Records.load(game, text);
    var published = recorded.seed().commitment();
    if (commitment != null && !commitment.strip().toLowerCase(Locale.ROOT).equals(published))
      throw new Complaint("app.verify.otherSeed", published, commitment);
    return Text.of(
        "app.verify.ok",
        game.facts().id(),
        choices(recorded),
        Text.of(recorded.table().isOver() ? "app.verify.over" : "app.verify.on"),
        HexFormat.of().toHexDigits(recorded.table().hash()),
        published);
  }

  private static int choices(Recorded<?> recorded) {
    return (int)
        recorded.record().entries().stream()
            .filter(GameRecord.Entry.Choice.class::isInstance)
            .count();
  }
}
