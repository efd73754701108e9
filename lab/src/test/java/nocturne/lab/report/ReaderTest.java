package nocturne.lab.report;

import static nocturne.lab.HandMade.duel;
import static nocturne.lab.HandMade.in;
import static nocturne.lab.HandMade.together;
import static nocturne.lab.HandMade.told;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.function.LongFunction;
import nocturne.kernel.Language;
import nocturne.lab.HandMade;
import nocturne.lab.Tongue;
import nocturne.lab.play.Played;
import nocturne.lab.stat.Share;
import nocturne.lab.store.RunFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Findings against runs that can be counted by hand. */
class ReaderTest {

  @TempDir private Path folder;

  private Findings found(int games, LongFunction<Played> game) {
    return Reader.read(HandMade.run(folder, games, game), Language.EN);
  }

  private static Findings.Card card(Findings found, String name) {
    return found.cards().stream().filter(it -> it.name().equals(name)).findFirst().orElseThrow();
  }

  @Test
  void winsAreCountedBySeatAndCharacter() {
    var found = found(100, number -> duel(number, number < 70 ? 1 : 2));

    assertThat(found.games()).isEqualTo(100);
    assertThat(found.even()).isEqualTo(0.5);
    assertThat(found.seats())
        .extracting(Findings.Line::wins)
        .containsExactly(new Share(70, 100), new Share(30, 100));
    assertThat(found.seats().get(0).meanScore()).isEqualTo(27);
    assertThat(found.characters())
        .extracting(line -> line.name() + " " + line.wins().of())
        .containsExactly("Card c 70.0", "Card d 30.0");
    // (20 * 20 + 20 * 20) / 50 = 16 with one degree of freedom
    assertThat(found.doubtOfSeats()).isCloseTo(0.0000633, within(1e-6));
  }

  @Test
  void whatNobodyWonIsNoPartOfAnEvenShare() {
    var found = found(100, number -> duel(number, number < 20 ? 0 : 1 + (int) number % 2));
    assertThat(found.even()).isEqualTo(0.4);
    assertThat(found.seats())
        .extracting(Findings.Line::wins)
        .containsExactly(new Share(40, 100), new Share(40, 100));
  }

  private List<String> variants(String... labels) {
    return found(60, number -> in(labels[(int) number % labels.length], duel(number, 1)))
        .variants()
        .stream()
        .map(Findings.Line::name)
        .toList();
  }

  @Test
  void variantsAreNamedByWhatTheyDoNotHaveInCommon() {
    assertThat(variants("gangs=dealt story=one", "gangs=dealt story=other"))
        .containsExactly("story=one", "story=other");
  }

  @Test
  void variantWithNothingOfItsOwnIsTheUsualOne() {
    assertThat(variants("gangs=dealt", "gangs=dealt story=other"))
        .containsExactly("usual", "story=other");
  }

  @Test
  void onlyVariantKeepsItsName() {
    assertThat(variants("gangs=dealt story=one")).containsExactly("gangs=dealt story=one");
  }

  @Test
  void lengthMarginComebacksAndBranchingAreRead() {
    var found = found(10, number -> duel(number, number < 4 ? 1 : 2, 100 + (int) number));

    assertThat(found.choices().mean()).isEqualTo(104.5);
    assertThat(found.rounds().quantile(0.5)).isEqualTo(8);
    assertThat(found.scores().mean()).isEqualTo(25);
    assertThat(found.margins().most()).isEqualTo(10);
    assertThat(found.comebacks()).isEqualTo(new Share(6, 10));
    assertThat(found.branching()).isEqualTo(3);
    assertThat(found.widest()).isEqualTo(7);
  }

  @Test
  void gamesThatAreWonTogetherHaveASuccessRateAndNoSeats() {
    var found = found(40, number -> together(number, number < 10));

    assertThat(found.together()).isEqualTo(new Share(10, 40));
    assertThat(found.isContest()).isFalse();
    assertThat(found.comebacks().all()).isZero();
    assertThat(found.rounds().isEmpty()).isTrue();
    assertThat(found.margins().isEmpty()).isTrue();
  }

  @Test
  void cardsAreCountedWithAndWithout() {
    var found =
        found(
            100,
            number ->
                duel(
                    number,
                    number < 60 ? 1 : 2,
                    told("seen", Played.NOBODY, "e"),
                    told("bought", 1, "a"),
                    told("played", 1, "a"),
                    told("played", 1, "a"),
                    told("bought", 2, "b")));

    var a = card(found, "Card a");
    assertThat(a.seen()).isEqualTo(100);
    assertThat(a.bought()).isEqualTo(100);
    assertThat(a.played()).isEqualTo(100);
    assertThat(a.with()).isEqualTo(new Share(60, 100));
    assertThat(a.without()).isEqualTo(new Share(40, 100));
    assertThat(a.peers()).isEqualTo(new Share(40, 100));
    assertThat(a.worth()).isCloseTo(0.2, within(1e-9));
    assertThat(a.isSure()).isTrue();
    assertThat(card(found, "Card e").seen()).isEqualTo(100);
    assertThat(card(found, "Card e").bought()).isZero();
    assertThat(card(found, "Card c").seen()).as("a card that never came").isZero();
  }

  private String page(RunFolder run, Language language) {
    return ReportPage.write(
        new Tongue(language), "Night & Day", run.card(), Reader.read(run, language));
  }

  @Test
  void pageSaysWhereThereIsNoDifference() {
    var page = page(HandMade.run(folder, 100, it -> duel(it, 1 + (int) (it % 2))), Language.EN);
    assertThat(page)
        .contains("No detectable difference (chi-square test, p = 1.000).")
        .doesNotContain("There is a difference")
        .contains("Night &amp; Day");
  }

  @Test
  void pageNamesTheCardsThatDiffer() {
    var run =
        HandMade.run(
            folder,
            200,
            it -> duel(it, it < 150 ? 1 : 2, told("bought", 1, "a"), told("bought", 2, "b")));
    assertThat(page(run, Language.EN))
        .contains("There is a difference (chi-square test, p &lt; 0.001).")
        .contains("Most worth having")
        .contains("75.0%");
    assertThat(page(run, Language.RU)).contains("Карта a").contains("Разница есть");
  }

  @Test
  void pageNeedsNothingFromElsewhere() {
    var page = page(HandMade.run(folder, 20, it -> duel(it, 1)), Language.EN);
    assertThat(page).doesNotContain("http:", "https:", "src=", "@import", "url(");
    assertThat(page).contains("prefers-color-scheme: light");
  }

  @Test
  void runWithoutGamesHasAPageToo() {
    assertThat(page(HandMade.run(folder, 0, it -> duel(it, 1)), Language.EN))
        .contains("No game has been played yet.");
  }
}
