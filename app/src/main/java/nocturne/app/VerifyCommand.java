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
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Replays records and says of each whether every choice and every hash in it holds. */
@Command(name = "verify")
final class VerifyCommand implements Callable<Integer> {

  @Mixin private final Manner manner;

  @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "files")
  private List<Path> files;

  @Option(names = "--packs", paramLabel = "DIR", descriptionKey = "packs")
  private @Nullable Path packs;

  @Option(names = "--commitment", paramLabel = "HEX", descriptionKey = "commitment")
  private @Nullable String commitment;

  VerifyCommand(Surroundings surroundings) {
    this.manner = new Manner(surroundings);
  }

  @Override
  public Integer call() {
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
    return allHold ? 0 : Faults.FAILED;
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
