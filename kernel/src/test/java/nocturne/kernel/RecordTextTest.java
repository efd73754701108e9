package nocturne.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import nocturne.kernel.night.NightCards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RecordTextTest {

  private static final GameRecord RECORD = record();
  private static final String TEXT = RecordText.write(RECORD);

  private static GameRecord record() {
    var recorded = Games.play(Games.open("Ann", "Ben", "Cleo"), 20, 5);
    for (var seat : recorded.table().seats()) {
      if (recorded.undoing(seat) == Recorded.Undo.BEYOND_BARRIER) {
        recorded.undo(seat);
        break;
      }
    }
    return Games.play(recorded, 15, 6).record();
  }

  private static GameRecord withPlayers(Setup.Player... players) {
    return new GameRecord(
        RECORD.game(),
        RECORD.rules(),
        RECORD.packs(),
        new Setup(RECORD.setup().variant(), List.of(players)),
        RECORD.seed(),
        RECORD.entries(),
        RECORD.hashes());
  }

  private static GameRecord read(String text) {
    return RecordText.read(text, NightCards.GAME);
  }

  /** The text with other lines and a seal that fits them. */
  private static String sealed(List<String> lines) {
    var body = String.join("\n", lines) + "\n";
    return body + "end " + HexFormat.of().formatHex(Seed.sha256(body)) + "\n";
  }

  private static List<String> lines() {
    var lines = new ArrayList<>(TEXT.lines().toList());
    lines.removeLast();
    return lines;
  }

  @Test
  void whatWasWrittenIsRead() {
    assertThat(read(TEXT)).isEqualTo(RECORD);
    assertThat(RecordText.write(read(TEXT))).isEqualTo(TEXT);
  }

  @Test
  void aRecordIsALineAFact() {
    assertThat(TEXT.lines())
        .startsWith(
            "nocturne record 1",
            "game night-cards",
            "rules 1",
            "packs none",
            "setting alarm yes",
            "setting guests ada+cleo",
            "setting mood calm",
            "setting rounds 2",
            "person Ann",
            "person Ben",
            "person Cleo",
            "seed " + "ab".repeat(32),
            "lot 17",
            "lot -4")
        .contains("retake")
        .anyMatch(line -> line.matches("[1-3] (done|draw|peek|take .*|hide .*|lay .*)"))
        .anyMatch(line -> line.matches("hash [0-9a-f]{16}"));
    assertThat(TEXT.lines().toList().getLast()).matches("end [0-9a-f]{64}");
  }

  @Test
  void aTextSaysWhichGameItIsARecordOf() {
    assertThat(RecordText.gameOf(TEXT)).isEqualTo("night-cards");
    assertThatThrownBy(() -> RecordText.gameOf("hello")).isInstanceOf(RecordRefused.class);
  }

  @Test
  void aRecordCutOffAtAnyLineIsRefused() {
    var lines = TEXT.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      var text = String.join("\n", lines.subList(0, i));
      assertThatThrownBy(() -> read(text)).isInstanceOf(RecordRefused.class);
      assertThatThrownBy(() -> read(text + "\n")).isInstanceOf(RecordRefused.class);
    }
  }

  @Test
  void aRecordCutOffAnywhereIsRefused() {
    // The last line break is not missed: it says nothing.
    for (int i = 0; i < TEXT.length() - 1; i++) {
      var text = TEXT.substring(0, i);
      assertThatThrownBy(() -> read(text)).isInstanceOf(RecordRefused.class);
    }
  }

  @Test
  void aRecordWithAnyOneCharacterChangedIsRefused() {
    for (int i = 0; i < TEXT.length() - 1; i++) {
      for (char c : new char[] {'0', 'f', ' ', '\n', '\r', 'ё'}) {
        if (TEXT.charAt(i) == c) continue;
        var text = TEXT.substring(0, i) + c + TEXT.substring(i + 1);
        assertThatThrownBy(() -> read(text)).isInstanceOf(RecordRefused.class);
      }
    }
  }

  @Test
  void aRecordWithAnyOneCharacterTakenOutOrPutInIsRefused() {
    for (int i = 0; i < TEXT.length() - 1; i++) {
      var without = TEXT.substring(0, i) + TEXT.substring(i + 1);
      var with = TEXT.substring(0, i) + "1" + TEXT.substring(i);
      assertThatThrownBy(() -> read(without)).isInstanceOf(RecordRefused.class);
      assertThatThrownBy(() -> read(with)).isInstanceOf(RecordRefused.class);
    }
  }

  @Test
  void aRecordWithTwoLinesExchangedIsRefused() {
    var lines = new ArrayList<>(TEXT.lines().toList());
    for (int i = 0; i + 1 < lines.size(); i++) {
      if (lines.get(i).equals(lines.get(i + 1))) continue;
      Collections.swap(lines, i, i + 1);
      var text = String.join("\n", lines) + "\n";
      assertThatThrownBy(() -> read(text)).isInstanceOf(RecordRefused.class);
      Collections.swap(lines, i, i + 1);
    }
  }

  @Test
  void whatFollowsTheEndIsRefused() {
    assertThatThrownBy(() -> read(TEXT + "1 done\n")).isInstanceOf(RecordRefused.class);
    assertThatThrownBy(() -> read(TEXT + TEXT)).isInstanceOf(RecordRefused.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ann",
        "Ann Marie of the Night",
        "  spaces  ",
        "",
        "Ёжик в тумане",
        "夜 🌙",
        "Ann\n1 done",
        "Ann\r\n1 done",
        "Ann\rBen",
        "x\nend 00",
        "end ",
        "back\\slash \\n \\\\",
        "tab\tname",
        "nul\u0000",
        "line\u2028separator\u0085",
      })
  void everyNameComesBackAsItWas(String name) {
    var record =
        withPlayers(
            Setup.Player.person(name),
            new Setup.Player(name, "search"),
            Setup.Player.person("Cleo"));
    assertThat(read(RecordText.write(record))).isEqualTo(record);
  }

  @ParameterizedTest
  @ValueSource(strings = {"search", "search 100", "search\n1 done", "back\\slash"})
  void everyKindOfBotComesBackAsItWas(String bot) {
    var record = withPlayers(new Setup.Player("Rival One", bot));
    assertThat(read(RecordText.write(record))).isEqualTo(record);
  }

  @Test
  void aNameCanNotForgeALine() {
    var forged = "Ann\nseed " + "00".repeat(32) + "\nlot 5\n1 done";
    var text =
        RecordText.write(
            withPlayers(Setup.Player.person(forged), Setup.Player.person("Ben\n2 done")));
    assertThat(text.lines().filter(line -> line.startsWith("seed "))).hasSize(1);
    assertThat(read(text).seed()).isEqualTo(RECORD.seed());
    assertThat(read(text).entries()).isEqualTo(RECORD.entries());
  }

  @Test
  void anOptionCanNotForgeALine() {
    var option = "fly\n2 done\\";
    var record =
        new GameRecord(
            RECORD.game(),
            RECORD.rules(),
            RECORD.packs(),
            RECORD.setup(),
            RECORD.seed(),
            List.of(new GameRecord.Entry.Choice(Seat.of(0), option)),
            Map.of());
    assertThat(read(RecordText.write(record))).isEqualTo(record);
  }

  @Test
  void aRecordOfAnotherGameIsRefused() {
    var lines = lines();
    lines.set(1, "game chess");
    assertThatThrownBy(() -> read(sealed(lines)))
        .isInstanceOf(RecordRefused.class)
        .hasMessage("the record is of chess, not of night-cards");
  }

  static List<String> wrongLines() {
    return List.of(
        "hash",
        "hash ",
        "hash xyz",
        "hash 00000000000000000",
        "9 done",
        "0 done",
        "1",
        "lot",
        "lot x",
        "lot 99999999999999999999",
        "setting",
        "setting alarm",
        "setting alarm perhaps",
        "setting unknown yes",
        "person",
        "bot",
        "bot x",
        "seed",
        "seed 12",
        "game ",
        "retake now",
        "name\\",
        "person \\",
        "person \\x",
        "");
  }

  @ParameterizedTest
  @MethodSource("wrongLines")
  void aWrongLineAnywhereIsRefusedInASentenceAndNeverWorse(String wrong) {
    for (int i = 0; i <= lines().size(); i++) {
      var put = lines();
      put.add(i, wrong);
      readsOrRefuses(sealed(put));
      if (i == lines().size()) continue;
      var replaced = lines();
      replaced.set(i, wrong);
      readsOrRefuses(sealed(replaced));
    }
  }

  @Test
  void aMissingLineAnywhereIsRefusedInASentenceAndNeverWorse() {
    for (int i = 0; i < lines().size(); i++) {
      var lines = lines();
      lines.remove(i);
      readsOrRefuses(sealed(lines));
      readsOrRefuses(sealed(lines().subList(0, i)));
    }
    readsOrRefuses(sealed(List.of()));
  }

  /** A changed record with a seal that fits: it may still say something, or it is refused. */
  private static void readsOrRefuses(String text) {
    try {
      var read = read(text);
      assertThatCode(() -> RecordText.write(read)).doesNotThrowAnyException();
      Recorded.load(NightCards.GAME, read);
    } catch (RecordRefused refused) {
      assertThat(refused.getMessage()).isNotBlank();
    }
  }

  @Test
  void aWrongLineIsNamedByItsNumber() {
    var lines = lines();
    lines.set(14, "9 done");
    assertThatThrownBy(() -> read(sealed(lines)))
        .hasMessage("line 15: expected a seat and its choice, not '9 done'");
  }
}
