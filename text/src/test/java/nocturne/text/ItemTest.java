package nocturne.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ItemTest {

  private final Problems problems = new Problems();

  /** Where the word "BAD" of the field's value is reported, as line:column. */
  private String placeOfBad(String yaml) {
    var item = Sheet.read("a.yaml", yaml, problems).entry().item("does");
    item.problem(item.text().indexOf("BAD"), "what is this?");
    var problem = problems.list().getFirst();
    assertThat(problem.message()).isEqualTo("does: what is this?");
    return problem.line() + ":" + problem.column();
  }

  @Test
  void aPlainScalarIsPointedInto() {
    assertThat(placeOfBad("id: x\ndoes: ADD 2 BAD now\n")).isEqualTo("2:13");
  }

  @Test
  void aPlainScalarOverSeveralLinesIsPointedInto() {
    assertThat(placeOfBad("does: ADD 2 SP\n   THEN BAD\n")).isEqualTo("2:9");
  }

  @Test
  void aSingleQuotedScalarIsPointedInto() {
    assertThat(placeOfBad("does: 'it''s BAD'\n")).isEqualTo("1:14");
  }

  @Test
  void aDoubleQuotedScalarIsPointedInto() {
    assertThat(placeOfBad("does: \"a\\\"\\t\\u0020\\x41 \\U0001F600 \\\n   BAD\"\n"))
        .isEqualTo("2:4");
    assertThat(placeOfBad("does: \"\\\"a\\nBAD\"\n")).isEqualTo("1:13");
  }

  @Test
  void aLiteralBlockIsPointedInto() {
    assertThat(placeOfBad("does: |  # two lines\n  ADD 2 SP\n\n    DRAW BAD\n")).isEqualTo("4:10");
    assertThat(placeOfBad("does: |\n  BAD\n")).isEqualTo("2:3");
  }

  @Test
  void aFoldedBlockIsPointedInto() {
    assertThat(placeOfBad("does: >-\n  ADD 2 SP\n  BAD\n")).isEqualTo("3:3");
  }

  @Test
  void columnsCountCharactersOfAnyAlphabet() {
    assertThat(placeOfBad("{имя: 😀😀, does: 😀 ы BAD}\n")).isEqualTo("1:21");
  }

  @Test
  void windowsLineEndsCountOnce() {
    assertThat(placeOfBad("id: x\r\nname: y\r\ndoes: |\r\n  ADD 1\r\n  BAD\r\n")).isEqualTo("5:3");
  }

  @Test
  void theEndOfTheTextIsAPlaceToo() {
    var item = Sheet.read("a.yaml", "does: ADD", problems).entry().item("does");
    item.problem(3, "expected a number after ADD");

    assertThat(problems.list())
        .containsExactly(
            new Problem("a.yaml", 1, 10, "sheet", "does: expected a number after ADD"));
  }

  @Test
  void aProblemOfAListItemSaysWhichItemItIs() {
    Sheet.read("a.yaml", "cards:\n  - id: katana\n    does: [ADD 1, SUB 2]\n", problems)
        .entry()
        .entries("cards")
        .getFirst()
        .list("does", Item::text);
    Sheet.read("a.yaml", "rows: [[a, b], [c, {}]]", problems)
        .entry()
        .list("rows", row -> row.list(Item::text));

    assertThat(problems.list())
        .containsExactly(
            new Problem("a.yaml", 1, 20, "sheet", "rows[2][2]: expected text, found a mapping"));
  }

  @Test
  void aLongVocabularyIsNotListedInFull() {
    var words = new TreeMap<String, Integer>();
    IntStream.range(10, 30).forEach(i -> words.put("w" + i, i));
    Sheet.read("a.yaml", "word: other", problems).entry().oneOf("word", words);

    assertThat(problems.list().getFirst().message())
        .isEqualTo(
            "word: expected one of w10, w11, w12, w13, w14, w15, w16, w17, w18, w19, w20, w21 and 8 more, found 'other'");
  }

  @Test
  void aWordIsOneOfACollection() {
    var entry = Sheet.read("a.yaml", "{colour: red, size: xl}", problems).entry();

    assertThat(entry.oneOf("colour", List.of("blue", "red"))).isEqualTo("red");
    assertThat(entry.oneOf("size", List.of("s", "m"))).isEqualTo("s");
    assertThat(problems.list())
        .containsExactly(
            new Problem("a.yaml", 1, 21, "sheet", "size: expected one of s, m, found 'xl'"));
  }
}
