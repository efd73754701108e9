package nocturne.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;
import nocturne.text.Page.Cell;
import nocturne.text.Page.Part;
import nocturne.text.Page.Style;
import org.junit.jupiter.api.Test;

class PageTest {

  @Test
  void partsStandInTheOrderTheyWereWritten() {
    var page = new Page().heading(Text.of("board")).line(Text.of("calm"));
    page.table(Text.of("sector"), Text.of("control"))
        .row(Cell.just("Docks"), Cell.player(Seat.of(1)));
    page.addAll(new Page().items(List.of(Cell.just(3, Style.MUTED))));

    assertThat(page.parts())
        .hasExactlyElementsOfTypes(
            Part.Heading.class, Part.Line.class, Part.Grid.class, Part.Items.class);
  }

  @Test
  void rowHasACellUnderEachHeading() {
    var rows = new Page().table(Text.of("sector"), Text.of("control"));

    assertThatThrownBy(() -> rows.row(Cell.just("Docks")))
        .hasMessage("1 cells do not fit under 2 headings");
  }

  @Test
  void cellsOfSeveralStylesAreJoined() {
    var cell = Cell.EMPTY.and(Cell.just("a")).and(Cell.just("b", Style.WARNING));

    assertThat(cell.words())
        .extracting(Page.Words::style)
        .containsExactly(Style.PLAIN, Style.WARNING);
    assertThat(Cell.EMPTY.isEmpty()).isTrue();
  }
}
