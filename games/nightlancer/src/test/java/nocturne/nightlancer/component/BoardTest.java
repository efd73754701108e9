package nocturne.nightlancer.component;

import static nocturne.nightlancer.CityTable.GAME;
import static nocturne.nightlancer.NightlancerRule.NL_8_04;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.Nightlancer;
import nocturne.text.PackException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The spaces as sets. */
class BoardTest {

  @Test
  void spacesAreFoundByWhatCanBeDoneThere() {
    var board = new Board(GAME.contents("final").spaces(), 4);
    assertThat(ids(board, Deed.REST.bit())).containsExactly("op-2");
    assertThat(ids(board, Deed.REST.bit() | Deed.LOAN.bit()))
        .containsExactly("em-1", "em-2", "em-3", "op-2");
    assertThat(ids(board, Deed.SLUMS_HUSTLES.bit())).contains("sh-1", "mx-1", "mx-2");
    assertThat(board.with(0)).isZero();
  }

  @Test
  @Covers(NL_8_04)
  void spacesForMorePlayersAreInNoSet() {
    var board = new Board(GAME.contents("final").spaces(), 2);
    assertThat(ids(board, Deed.LOAN.bit())).containsExactly("em-1", "em-2");
    assertThat(GAME.contents("final").spaces())
        .filteredOn(board::has)
        .isNotEmpty()
        .allSatisfy(space -> assertThat(space.from()).isEqualTo(2));
  }

  private static List<String> ids(Board board, int deeds) {
    var ids = new ArrayList<String>();
    for (long left = board.with(deeds); left != 0; left &= left - 1)
      ids.add(board.first(left).id());
    return ids;
  }

  @Test
  void aBoardHasRoomForSixtyFourSpaces(@TempDir Path folder) throws IOException {
    int more = Board.MOST - GAME.contents("final").spaces().size();
    var pack = Files.createDirectory(folder.resolve("final")).resolve("own.yaml");
    Files.writeString(pack, parks(more));
    var spaces = Nightlancer.with(Optional.of(folder)).contents("final").spaces();
    assertThat(spaces).hasSize(64);
    Files.writeString(pack, parks(more + 1));
    assertThatThrownBy(() -> Nightlancer.with(Optional.of(folder)))
        .isInstanceOf(PackException.class)
        .hasMessageContaining("64 spaces at most");
  }

  @Test
  void packsThatBelongToNoEditionAreRefused(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("own.yaml"), parks(1));
    assertThatThrownBy(() -> Nightlancer.with(Optional.of(folder)))
        .isInstanceOf(PackException.class)
        .hasMessageContaining(folder.toString())
        .hasMessageContaining("final or prototype");
  }

  private static String parks(int count) {
    var park =
        "  - {id: park-%d, kind: open, actions: [rest], from: 2, ring: false,"
            + " name: {en: \"Park\", ru: \"Парк\"}, provenance: original}";
    return IntStream.range(0, count)
        .mapToObj(park::formatted)
        .collect(Collectors.joining("\n", "spaces:\n", "\n"));
  }
}
