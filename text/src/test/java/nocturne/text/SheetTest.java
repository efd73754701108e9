package nocturne.text;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import nocturne.kernel.Name;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SheetTest {

  private enum Kind {
    SOLO,
    LONG_RUN
  }

  private record Card(String id, Name name, int cost, Kind kind, List<String> effects) {

    static Card read(Entry entry) {
      return new Card(
          entry.text("id"),
          entry.name("name"),
          entry.number("cost", 0, 9),
          entry.oneOf("kind", Kind.class),
          entry.list("effects", Item::text));
    }
  }

  private final Problems problems = new Problems();

  private List<Card> cards(String file, String yaml) {
    var sheet = Sheet.read(file, yaml, problems).entry();
    var cards = sheet.entries("cards", Card::read);
    sheet.done();
    return cards;
  }

  private Entry entry(String yaml) {
    return Sheet.read("a.yaml", yaml, problems).entry();
  }

  private List<String> found() {
    return problems.list().stream().map(Problem::toString).toList();
  }

  @Test
  void anEntryIsReadFieldByField() {
    var cards =
        cards(
            "a.yaml",
            """
            cards:
              - id: katana
                name: {en: Katana, ru: Катана}
                cost: 3
                kind: long_run
                effects: [ADD 2 SP, DRAW 1]
            """);

    assertThat(found()).isEmpty();
    assertThat(cards)
        .containsExactly(
            new Card(
                "katana",
                new Name("Katana", "Катана"),
                3,
                Kind.LONG_RUN,
                List.of("ADD 2 SP", "DRAW 1")));
  }

  @Test
  void allProblemsOfTwoFilesAreReportedAtOnceByFileAndPlace() {
    cards(
        "b.yaml",
        """
        cards:
          - id: pistol
            name: {en: Pistol, ru: }
            cost: ten
            kind: solo
            effects: DRAW 1
        """);
    cards(
        "a.yaml",
        """
        cards:
          - id: katana
            name: {en: Katana, ru: Катана}
            cots: 3
            kind: sollo
            effects: []
          - name: {en: Nameless, ru: Безымянная, de: Namenlos}
            cost: 12
            kind: solo
            effects: [ADD 1 SP, [DRAW]]
        """);

    assertThatThrownBy(problems::throwIfAny)
        .isInstanceOf(PackException.class)
        .hasMessage(
            """
            a.yaml:2:5: katana: the field 'cost' is missing
            a.yaml:4:5: katana: the field 'cots' is unknown; did you mean 'cost'?
            a.yaml:5:11: katana: kind: expected one of solo, long_run, found 'sollo'; did you mean 'solo'?
            a.yaml:7:5: cards[2]: the field 'id' is missing
            a.yaml:7:42: cards[2].name: the field 'de' is unknown
            a.yaml:8:11: cards[2]: cost: expected a whole number from 0 to 9, found '12'
            a.yaml:10:25: cards[2]: effects[2]: expected text, found a list
            b.yaml:3:27: pistol.name: ru: expected text, found nothing
            b.yaml:4:11: pistol: cost: expected a whole number from 0 to 9, found 'ten'
            b.yaml:6:14: pistol: effects: expected a list, found 'DRAW 1'""");
  }

  @Test
  void wrongValuesBecomeHarmlessPlaceholders() {
    var card = cards("a.yaml", "cards: [{name: 1, cost: x, kind: y, effects: z}]").getFirst();

    assertThat(card).isEqualTo(new Card("", new Name("", ""), 0, Kind.SOLO, List.of()));
  }

  @Test
  void fieldsMayBeLeftOutWhereTheReaderSaysSo() {
    var entry = entry("{cost: 3, secret: true}");

    assertThat(entry.optional("cost").map(cost -> cost.number(0, 9))).contains(3);
    assertThat(entry.optional("gift").map(Item::text)).isEmpty();
    assertThat(entry.item("secret").flag()).isTrue();
    entry.done();
    assertThat(found()).isEmpty();
  }

  @Test
  void aReferenceNamesAKnownThing() {
    var known = Map.of("katana", 1, "pistol", 2);
    var entry = entry("{first: pistol, second: pisto}");

    assertThat(entry.item("first").reference("a weapon", known)).contains(2);
    assertThat(entry.item("second").reference("a weapon", known)).isEmpty();
    assertThat(entry.item("second").reference("a weapon", Map.of())).isEmpty();
    assertThat(found())
        .containsExactly(
            "a.yaml:1:25: sheet: second: expected the id of a weapon, found 'pisto'",
            "a.yaml:1:25: sheet: second: expected the id of a weapon, found 'pisto'; did you mean 'pistol'?");
  }

  @Test
  void aFieldGivenTwiceIsAProblem() {
    entry("cost: 1\nkind: solo\ncost: 2\n");

    assertThat(found())
        .containsExactly("a.yaml:3:1: sheet: the field 'cost' is given twice, first at line 1");
  }

  @Test
  void aFieldIsNamedByAWord() {
    entry("? [a, b]\n: 1\n");

    assertThat(found())
        .containsExactly(
            "a.yaml:1:3: sheet: expected the name of a field, found a list or a mapping");
  }

  @Test
  void brokenYamlIsAProblemWithAPlace() {
    entry("cards:\n  - id: [katana\n  - id: pistol\n");

    assertThat(found())
        .singleElement()
        .asString()
        .startsWith("a.yaml:3:7: sheet: this is not YAML: while parsing a flow sequence: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n\n", "# only a comment\n"})
  void anEmptyFileIsAProblem(String yaml) {
    entry(yaml).text("id");

    assertThat(found()).containsExactly("a.yaml:1:1: sheet: the file is empty");
  }

  @Test
  void aFileOfTheWrongShapeIsAProblem() {
    entry("- katana\n- pistol\n").text("id");

    assertThat(found())
        .containsExactly("a.yaml:1:1: sheet: expected a mapping of fields, found a list");
  }

  @Test
  void bytesThatAreNotUtf8AreAProblemWithAPlace() {
    Sheet.read("a.yaml", "id: katana\nname: Café\n".getBytes(ISO_8859_1), problems)
        .entry()
        .text("id");

    assertThat(found())
        .containsExactly("a.yaml:2:10: sheet: a byte that is not UTF-8; save the file as UTF-8");
  }

  @Test
  void bytesCutOffInTheMiddleOfACharacterAreAProblem() {
    var whole = "id: ы".getBytes(UTF_8);
    Sheet.read("a.yaml", Arrays.copyOf(whole, whole.length - 1), problems);

    assertThat(found())
        .containsExactly("a.yaml:1:5: sheet: a byte that is not UTF-8; save the file as UTF-8");
  }

  @Test
  void aByteOrderMarkIsNoPartOfTheText() {
    var entry =
        Sheet.read("a.yaml", "\uFEFFid: katana\ncost: x\n".getBytes(UTF_8), problems).entry();
    entry.number("cost", 0, 9);

    assertThat(entry.text("id")).isEqualTo("katana");
    assertThat(found())
        .containsExactly("a.yaml:2:7: sheet: cost: expected a whole number from 0 to 9, found 'x'");
  }

  @Test
  void aCharacterThatYamlForbidsIsAProblemWithAPlace() {
    entry("id: katana\nname: \u0007bell\n");

    assertThat(found())
        .containsExactly("a.yaml:2:7: sheet: a character that YAML doesn't allow: U+0007");
  }

  @Test
  void anEscapeThatNamesNoCharacterIsAProblem() {
    entry("id: katana\nname: \"\\UFFFFFFFF\"\n");

    assertThat(found())
        .containsExactly(
            "a.yaml:2:5: sheet: this is not YAML: after this place an escape names no character");
  }

  @Test
  void anchorsAliasesTagsAndFurtherDocumentsAreRefused() {
    entry("a: &x [1]\nb: *x\nc: !!int 3\nd: !mine {}\n---\ne: 1\n").text("a");

    assertThat(found())
        .containsExactly(
            "a.yaml:1:4: sheet: anchors (&) are not used here; write the value out where it is needed",
            "a.yaml:2:4: sheet: aliases (*) are not used here; write the value out",
            "a.yaml:3:4: sheet: tags (!) are not used here; write the value alone",
            "a.yaml:4:4: sheet: tags (!) are not used here; write the value alone",
            "a.yaml:5:1: sheet: a second document begins here; a file holds one");
  }

  @Test
  void endlessNestingIsRefused() {
    entry("[".repeat(100_000)).text("a");

    assertThat(found())
        .containsExactly("a.yaml:1:41: sheet: lists and mappings are nested more than 40 deep");
  }

  @Test
  void whateverIsWrittenIsReadOrReported() {
    var scraps =
        List.of(
            "does",
            ":",
            " ",
            "\n",
            "  ",
            "- ",
            "[",
            "]",
            "{",
            "}",
            ",",
            "'",
            "''",
            "\"",
            "\\",
            "\\n",
            "\\u00e9",
            "\\U00FFFFFF",
            "|",
            ">-\n",
            "#",
            "&a",
            "*a",
            "!t",
            "---",
            "%YAML 9.9\n",
            "?",
            "ы",
            "😀",
            "\r\n",
            "\t",
            "\u2028",
            "\uD800",
            "@",
            "~");
    var random = new Random(7);
    for (int round = 0; round < 20_000; round++) {
      var yaml = new StringBuilder("does: ");
      for (int i = random.nextInt(12); i > 0; i--) {
        yaml.append(scraps.get(random.nextInt(scraps.size())));
      }
      var found = new Problems();
      var item = Sheet.read("a.yaml", yaml.toString(), found).entry().item("does");
      item.list(Item::name);
      String text = item.text();
      for (int offset = 0; offset <= text.length(); offset++) item.problem(offset, "here");

      assertThat(found.list())
          .as(yaml.toString())
          .isNotEmpty()
          .allMatch(problem -> problem.line() >= 1 && problem.column() >= 1);
    }
  }
}
