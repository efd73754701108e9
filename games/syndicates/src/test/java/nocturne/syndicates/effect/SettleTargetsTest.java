package nocturne.syndicates.effect;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_17_12;
import static nocturne.syndicates.SyndicatesRule.TG_9;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Covers;
import nocturne.syndicates.Syndicates;
import nocturne.testkit.Play;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettleTargetsTest {

  private static final String OPEN_BEFORE_FIXED =
      """
      agents:
        - id: FO-001
          syndicate: FO
          number: 1
          name: {en: "Stranger", ru: "Незнакомец"}
          above: [ADD 1 ADJ SP, ADD 2 CA]
          below: BURN
          provenance: original
          why: {en: "Nobody knows.", ru: "Никто не знает."}
      """;

  @Test
  @Covers({TG_9, SM_17_12})
  void fixedSectorIsNotLostToAnOpenTargetPrintedBeforeIt(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("mine.yaml"), OPEN_BEFORE_FIXED);
    var game = Syndicates.with(Optional.of(folder));
    var table = Play.of(game).seats("Blue", "Orange", "Magenta").begin();
    var moon = table.table();
    table
        .put(moon.at().burnPile, game.contents().agents().getFirst())
        .then(new Perform(Acting.player(seat(BLUE)), new Add(1, new Target.AllBurned())));
    table.seat(1).mayChooseOnly("CS", "NN", "AC", "BD", "WK", "BZ", "stop").chooses("WK");
    table.seat(1).mayChooseOnly("WK", "CA", "stop");
  }
}
