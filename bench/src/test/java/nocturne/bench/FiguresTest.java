package nocturne.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import org.junit.jupiter.api.Test;

class FiguresTest {

  private static Figures figures() {
    var values = new EnumMap<Measure, Double>(Measure.class);
    values.put(Measure.DECISIONS, 24_154_044.4);
    values.put(Measure.COPY_TIME, 27.2468);
    values.put(Measure.LOAD_TIME, 0.00712);
    return new Figures("moths", values);
  }

  @Test
  void jsonIsAnObjectALine() {
    assertThat(figures().json())
        .containsExactly(
            "{\"name\":\"moths.decisions\",\"unit\":\"1/s\",\"value\":24154000}",
            "{\"name\":\"moths.copy-time\",\"unit\":\"ns\",\"value\":27.2468}",
            "{\"name\":\"moths.load-time\",\"unit\":\"ms\",\"value\":0.00712000}");
  }

  @Test
  void figuresStandUnderTheirHeadings() {
    assertThat(figures().row())
        .isEqualTo("moths            24,154,044           27.2          0.007");
    assertThat(Figures.heading()).startsWith("                decisions/s        games/s");
  }
}
