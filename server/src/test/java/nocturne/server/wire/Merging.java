package nocturne.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nocturne.kernel.Happening;
import nocturne.kernel.Language;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;
import nocturne.kernel.Viewer;
import nocturne.testkit.property.Moment;
import nocturne.testkit.property.Property;
import nocturne.testkit.property.Trial;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Clients that get the whole once and then only changes. */
final class Merging<T extends Table<T>> implements Property.Watcher<T> {

  private static final JsonMapper MAPPER = new JsonMapper();

  private final Scribe<T> scribe;
  private final List<Viewer> viewers = new ArrayList<>();
  private final Map<Viewer, Shown<T>> last = new HashMap<>();
  private final Map<Viewer, ObjectNode> kept = new HashMap<>();
  private final List<Happening> news = new ArrayList<>();
  private int told;

  private Merging(GameBook<T> book, Trial<T> trial) {
    int seats = trial.setup().seats();
    scribe = book.scribe(Language.RU, ShelfTest.names(seats));
    viewers.add(Viewer.SPECTATOR);
    viewers.add(Viewer.ALL_SEEING);
    for (int i = 0; i < seats; i++) viewers.add(Viewer.of(Seat.of(i)));
  }

  static <T extends Table<T>> Property<T> property(GameBook<T> book) {
    return Property.of(
        "a change put over the whole is the whole", trial -> new Merging<>(book, trial));
  }

  @Override
  public void hear(T table, Happening happening) {
    news.add(happening);
  }

  @Override
  public void see(Moment<T> moment) {
    var occasion = ShelfTest.occasion(new News(told, news), moment.isAmong(20));
    for (var viewer : viewers) {
      var now = Shown.of(moment.table(), viewer);
      var whole = read(scribe.whole(now, occasion));
      var before = last.put(viewer, now);
      if (before != null) {
        var mine = kept.getOrDefault(viewer, whole);
        mine.remove("page");
        put(read(scribe.moved(before, now, occasion)), mine);
        assertThat(mine).isEqualTo(whole);
      }
      kept.put(viewer, whole);
    }
    told += news.size();
    news.clear();
  }

  private static ObjectNode read(String json) {
    return (ObjectNode) MAPPER.readTree(json);
  }

  private static void put(ObjectNode change, ObjectNode whole) {
    for (var property : change.properties()) {
      var value = property.getValue();
      switch (property.getKey()) {
        case "is" -> assertThat(value.stringValue()).isEqualTo("moved");
        case "zones", "registers" ->
            ((ObjectNode) whole.get(property.getKey())).setAll((ObjectNode) value);
        default -> whole.set(property.getKey(), value);
      }
    }
  }
}
