package nocturne.app.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nocturne.kernel.Language;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;
import nocturne.text.Catalogue;
import nocturne.text.Page;
import nocturne.text.Page.Cell;
import nocturne.text.Page.Style;
import nocturne.text.Speaker;
import org.junit.jupiter.api.Test;

class PageWriterTest {

  private static final Voice VOICE =
      new Voice(
          new Speaker(Catalogue.shared(), Language.EN, List.of("Vera", "Ilya")),
          Optional.of(Seat.of(0)));

  private static Text text(String words) {
    return Text.of("it", words);
  }

  private static Cell cell(String words) {
    return Cell.of(text(words));
  }

  private static List<String> plain(Page page) {
    return new PlainWriter(VOICE).write(page);
  }

  private static List<String> drawn(int width, Page page) {
    return new DrawnWriter(VOICE, new Ink(false, VOICE.reader()), width).write(page);
  }

  private static List<String> coloured(Page page) {
    return new DrawnWriter(VOICE, new Ink(true, VOICE.reader()), 40).write(page);
  }

  private static Page districts() {
    var page = new Page().heading(text("Districts"));
    page.table(text("District"), text("Vera"), text("Mood"))
        .row(cell("Docks"), cell("3"), cell("calm"))
        .row(cell("Old Town"), cell("12"), Cell.EMPTY);
    return page;
  }

  @Test
  void plainTableIsReadOutInSentences() {
    assertThat(plain(districts()))
        .containsExactly(
            "",
            "Districts.",
            "District: Docks. Vera: 3. Mood: calm.",
            "District: Old Town. Vera: 12.");
  }

  @Test
  void drawnTableStandsInColumnsWithNumbersFlushRight() {
    assertThat(drawn(30, districts()))
        .containsExactly(
            "Districts ────────────────────",
            "District  Vera  Mood",
            "Docks        3  calm",
            "Old Town    12");
  }

  @Test
  void tableTooWideForTheScreenBreaksItsWidestCells() {
    var page = new Page();
    page.table(text("Card"), text("Says"))
        .row(cell("Moth"), cell("flies to the lamp and stays there"));

    assertThat(drawn(24, page))
        .containsExactly("Card  Says", "Moth  flies to the lamp", "      and stays there");
  }

  @Test
  void whatFollowsANarrowTableStandsBesideItOnAWideScreen() {
    var page = districts().items(text("Cards"), List.of(cell("Moth"), cell("Lamp")));

    assertThat(drawn(80, page))
        .contains("District  Vera  Mood   Cards:", "Docks        3  calm   • Moth   • Lamp");
    assertThat(drawn(40, page)).contains("Docks        3  calm", "Cards:", "• Moth   • Lamp");
  }

  @Test
  void longItemsStandUnderOneAnother() {
    var page = new Page().items(List.of(cell("a moth of the night"), cell("a lamp with a flame")));

    assertThat(drawn(15, page))
        .containsExactly("• a moth of the", "  night", "• a lamp with a", "  flame");
    assertThat(plain(page)).containsExactly("a moth of the night.", "a lamp with a flame.");
  }

  @Test
  void factsShareALineWhileTheyFit() {
    var page =
        new Page()
            .fact(text("Round"), text("2"))
            .fact(text("Deck"), text("26"))
            .fact(text("Bag"), text("9"));

    assertThat(drawn(20, page)).containsExactly("Round: 2   Deck: 26", "Bag: 9");
    assertThat(plain(page)).containsExactly("Round: 2.", "Deck: 26.", "Bag: 9.");
  }

  @Test
  void wordsOfOneCellAreParted() {
    var line = new Page().line(cell("Vera 3").and(cell("Ilya 2")));
    var sentences = new Page().line(cell("Vera wins.").and(cell("At last.")));

    assertThat(plain(line)).containsExactly("Vera 3, Ilya 2");
    assertThat(plain(sentences)).containsExactly("Vera wins. At last.");
  }

  @Test
  void stylesBecomeColoursAndTheReadersOwnSeatStandsOut() {
    var page =
        new Page()
            .line(Cell.player(Seat.of(0)))
            .line(Cell.player(Seat.of(1)))
            .line(Cell.of(text("quiet"), Style.MUTED))
            .line(Cell.of(text("loud"), Style.WARNING));

    assertThat(coloured(page))
        .containsExactly(
            "\033[1;36mVera\033[0m",
            "\033[35mIlya\033[0m",
            "\033[90mquiet\033[0m",
            "\033[1;33mloud\033[0m");
    assertThat(plain(page)).containsExactly("Vera", "Ilya", "quiet", "loud");
  }

  @Test
  void wordWiderThanTheScreenIsBroken() {
    assertThat(drawn(5, new Page().line(text("unbelievable moth"))))
        .containsExactly("unbel", "ievab", "le", "moth");
  }

  @Test
  void manyShortOptionsStandInColumnsReadDownwards() {
    var console = StreamConsole.piped(new StringReader(""), new StringWriter(), Look.DRAWN);
    var labels = new ArrayList<String>();
    for (int i = 1; i <= 10; i++) labels.add("district of the moon " + i);

    assertThat(new OptionWriter(console, VOICE).write(labels, 1))
        .hasSize(5)
        .startsWith("  1  district of the moon 1      6  district of the moon 6");
  }

  @Test
  void refusedOptionsAreMarkedWithoutColoursToo() {
    var console = StreamConsole.piped(new StringReader(""), new StringWriter(), Look.DRAWN);

    assertThat(new OptionWriter(console, VOICE).writeRefused(List.of("Fly"), 4))
        .containsExactly(" 4  × Fly");
  }
}
