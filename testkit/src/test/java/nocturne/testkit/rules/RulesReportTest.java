package nocturne.testkit.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import nocturne.kernel.Language;
import nocturne.kernel.Name;
import nocturne.text.RuleBook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RulesReportTest {

  private final RuleBook book = RuleBook.load(RulesReportTest.class, "ledger");
  @TempDir Path module;

  private void code(String path, String text) throws IOException {
    write("src/main/java/" + path, text);
  }

  private void test(String path, String text) throws IOException {
    write("src/test/java/" + path, text);
  }

  private void write(String path, String text) throws IOException {
    var file = module.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private Coverage of(String id) {
    return RulesReport.of(book, module).all().stream()
        .filter(coverage -> coverage.rule().id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  // Code

  @Test
  void aCitationInTheCodeIsFoundWithItsLine() throws IOException {
    code(
        "ferry/turn/Fetch.java",
        """
        package ferry.turn;

        record Fetch() {
          Rule rule() {
            return FE_2_01;
          }
        }
        """);
    assertThat(of("FE-2.01").code()).containsExactly("ferry/turn/Fetch.java:5");
  }

  @Test
  void everyPlaceIsFoundOncePerLine() throws IOException {
    code("A.java", "tell(FE_2_01, FE_2_01, FerryRule.FE_2_02);\n@Cites({FE_2_01})");
    assertThat(of("FE-2.01").code()).containsExactly("A.java:1", "A.java:2");
    assertThat(of("FE-2.02").code()).containsExactly("A.java:1");
  }

  @Test
  void aRuleOfAFamilyWithoutChaptersIsFound() throws IOException {
    code("Stow.java", "return KW_8;");
    assertThat(of("KW-8").code()).containsExactly("Stow.java:1");
  }

  @Test
  void aLongerConstantIsNotAShorterOne() throws IOException {
    code("A.java", "return FE_2_10;");
    assertThat(of("FE-2.10").code()).hasSize(1);
    assertThat(of("FE-2.01").code()).isEmpty();
  }

  @Test
  void importsCommentsAndStringsAreNoCitations() throws IOException {
    code(
        "A.java",
        """
        import static ferry.FerryRule.FE_2_01;
        import static
            ferry.FerryRule.FE_2_02;
        /** See {@link FerryRule#FE_2_01}. */
        class A {
          // FE_2_01
          String text = "FE_2_01 \\" FE_2_01"; /* FE_2_01
          FE_2_01 */
          String block = \"""
              FE_2_01 " \\\""" FE_2_01
              \""";
          char quote = '"'; Rule rule = FE_2_10; char other = '\\'';
        }
        """);
    assertThat(of("FE-2.01").code()).isEmpty();
    assertThat(of("FE-2.02").code()).isEmpty();
    assertThat(of("FE-2.10").code()).containsExactly("A.java:12");
  }

  @Test
  void longStringsAndCommentsAreNoTrouble() throws IOException {
    var text = "FE_2_01 \\\\ \\\" words \n".repeat(20_000);
    code("A.java", "var block = \"\"\"\n" + text + "\"\"\";\n/* " + text + " */ return FE_2_02;");
    assertThat(of("FE-2.01").code()).isEmpty();
    assertThat(of("FE-2.02").code()).hasSize(1);
  }

  @Test
  void theListOfRulesCitesNothing() throws IOException {
    code(
        "FerryRule.java",
        "public enum FerryRule implements nocturne.kernel.Rule {\n  FE_2_01,\n  KW_8\n}");
    assertThat(of("FE-2.01").code()).isEmpty();
  }

  // Tests

  @Test
  void aTestThatCoversARuleIsFound() throws IOException {
    test(
        "ferry/FetchTest.java",
        """
        class FetchTest {
          @Test
          @Covers(FE_2_01)
          void aPlayerFetchesOneCrate() {}

          @Covers({FE_2_01, FerryRule.FE_2_02})
          @ParameterizedTest(name = "{0} (of many)")
          @ValueSource(ints = {1, 2})
          public <T extends List<String>> void anotherCrate(int number) {}
        }
        """);
    assertThat(of("FE-2.01").tests())
        .containsExactly("FetchTest.aPlayerFetchesOneCrate", "FetchTest.anotherCrate");
    assertThat(of("FE-2.02").tests()).containsExactly("FetchTest.anotherCrate");
  }

  @Test
  void anAnnotationOfSeveralLinesIsRead() throws IOException {
    test(
        "LongTest.java",
        """
        class LongTest {
          @Covers({
            FE_2_01, // fetching
            FE_2_02,
            KW_8
          })
          @Test
          void everything() {
            if (true) {
              new Object() {};
            }
          }

          @Test @Covers(FE_2_10) void last() {}
        }
        """);
    assertThat(of("FE-2.02").tests()).containsExactly("LongTest.everything");
    assertThat(of("KW-8").tests()).containsExactly("LongTest.everything");
    assertThat(of("FE-2.10").tests()).containsExactly("LongTest.last");
  }

  @Test
  void aWholeClassCanCoverARule() throws IOException {
    test(
        "StowTest.java",
        """
        @Covers(KW_8)
        final class StowTest extends Something.class {
          @Nested
          @Covers(FE_2_02)
          class Inside {
            @Test
            @Covers(FE_2_01)
            void deep() {}
          }

          @Test
          @Covers(FE_2_10)
          void afterwards() {}
        }
        """);
    assertThat(of("KW-8").tests()).containsExactly("StowTest");
    assertThat(of("FE-2.02").tests()).containsExactly("StowTest.Inside");
    assertThat(of("FE-2.01").tests()).containsExactly("StowTest.Inside.deep");
    assertThat(of("FE-2.10").tests()).containsExactly("StowTest.afterwards");
  }

  @Test
  void aConstantInATestCoversNothingByItself() throws IOException {
    test("UseTest.java", "class UseTest { @Test void use() { table.happened(FE_2_01); } }");
    assertThat(of("FE-2.01").tests()).isEmpty();
  }

  @Test
  void aCoverThatIsCommentedOutCoversNothing() throws IOException {
    test("UseTest.java", "class UseTest {\n // @Covers(FE_2_01)\n @Test void use() {} }");
    assertThat(of("FE-2.01").tests()).isEmpty();
  }

  // The report

  @Test
  void withoutSourcesEveryRuleIsMissingAndNoDefinitionIs() {
    var report = RulesReport.of(book, module);
    assertThat(report.missing())
        .extracting(coverage -> coverage.rule().id())
        .containsExactly("FE-1.03", "FE-2.01", "FE-2.02", "FE-2.10", "KW-8");
  }

  private RulesReport partly() throws IOException {
    code("ferry/A.java", "class A { Rule[] r = {FE_1_03, FE_2_01, FE_2_10, KW_8}; }");
    test(
        "ATest.java",
        "class ATest { @Test @Covers({FE_1_03, FE_2_02, FE_2_10, KW_8}) void some() {} }");
    return RulesReport.of(book, module);
  }

  @Test
  void aRuleWithoutCodeOrTestIsMissing() throws IOException {
    var missing = partly().missing();
    assertThat(missing).extracting(it -> it.rule().id()).containsExactly("FE-2.01", "FE-2.02");
    assertThat(missing.getFirst().lacksCode()).isFalse();
    assertThat(missing.getFirst().lacksTest()).isTrue();
    assertThat(missing.getLast().lacksCode()).isTrue();
    assertThat(missing.getLast().lacksTest()).isFalse();
  }

  @Test
  void nothingIsMissingWhenEveryRuleHasCodeAndTest() throws IOException {
    partly();
    code("B.java", "return FE_2_02;");
    test("BTest.java", "class BTest { @Covers(FE_2_01) @Test void b() {} }");
    assertThat(RulesReport.of(book, module).missing()).isEmpty();
  }

  @Test
  void aConstantThatIsNotInTheLedgerIsAStranger() throws IOException {
    code("A.java", "return FE_9_99;");
    test("ATest.java", "class ATest { @Covers(KW_9) @Test void a() {} }");
    assertThat(RulesReport.of(book, module).strangers())
        .containsExactly("FE_9_99 in A.java:1", "KW_9 in ATest.a");
  }

  @Test
  void theReportIsPrintedInEitherLanguage() throws IOException {
    assertThat(partly().lines(Language.EN))
        .containsExactly(
            "FE-1  Frame & field",
            "  FE-1.03  The ferry leaves at nine.",
            "    code: ferry/A.java:1",
            "    test: ATest.some",
            "",
            "FE-2  The turn",
            "  FE-2.01  A player fetches one crate.",
            "    code: ferry/A.java:1",
            "    test: MISSING",
            "  FE-2.02  A player unloads one crate.",
            "    code: MISSING",
            "    test: ATest.some",
            "  FE-2.10  The last player may pass.",
            "    code: ferry/A.java:1",
            "    test: ATest.some",
            "  KW-8  Stow: lay the crate face down.",
            "    code: ferry/A.java:1",
            "    test: ATest.some",
            "",
            "Definitions and counts, which need neither code nor test",
            "  FE-1.01  A crate is <anything> in a box.",
            "  FE-1.02  There are twelve crates.",
            "",
            "5 rules: 3 complete, 1 without code, 1 without test");
    assertThat(partly().lines(Language.RU))
        .contains("FE-2  Ход", "    тест: НЕТ")
        .last()
        .isEqualTo("Правил 5: полностью готовы 3, без кода 1, без теста 1");
  }

  @Test
  void thePageHasEverythingInItAndNeedsNothingElse() throws IOException {
    var page = partly().page(new Name("The Ferry", "Паром"), Language.EN);
    assertThat(page)
        .startsWith("<!doctype html>")
        .contains("A crate is &lt;anything&gt; in a box.", "Frame &amp; field", "Игрок берёт")
        .contains("<article id=\"FE-2.01\" class=\"incomplete\">", "<b>3</b>", "width:60%")
        .contains("<code>ferry/A.java:1</code>", "<code>ATest.some</code>")
        .doesNotContain("http:", "https:", "src=", "<link");
  }
}
