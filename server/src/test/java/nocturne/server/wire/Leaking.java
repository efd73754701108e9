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

/** Two tables, and two logs, that differ only in what a seat can't know. */
final class Leaking<T extends Table<T>> implements Property.Watcher<T> {

  private final Scribe<T> scribe;
  private final List<Happening> news = new ArrayList<>();

  /** What a seat was shown before, of the real table and of the imagined one. */
  private final Map<Seat, Shown<T>> real = new HashMap<>();

  private final Map<Seat, Shown<T>> imagined = new HashMap<>();

  private Leaking(GameBook<T> book, Trial<T> trial) {
    this.scribe = book.scribe(Language.EN, ShelfTest.names(trial.setup().seats()));
  }

  static <T extends Table<T>> Property<T> property(GameBook<T> book) {
    return Property.of(
        "what a seat can't know does not touch a byte", trial -> new Leaking<>(book, trial));
  }

  @Override
  public void hear(T table, Happening happening) {
    news.add(happening);
  }

  @Override
  public void see(Moment<T> moment) {
    for (var seat : moment.table().seats()) compare(moment, seat);
    news.clear();
  }

  private void compare(Moment<T> moment, Seat seat) {
    var viewer = Viewer.of(seat);
    var table = moment.table();
    var now = Shown.of(table, viewer);
    var other = Shown.of(table.imagine(seat, moment.chance()), viewer);
    assertThat(now.view().difference(other.view())).isEmpty();
    boolean portrayed = moment.isAmong(20);
    var told = ShelfTest.occasion(new News(0, news), portrayed);
    var retold =
        ShelfTest.occasion(new News(0, new Retelling(viewer, table.layout()).of(news)), portrayed);
    assertThat(scribe.whole(other, retold)).isEqualTo(scribe.whole(now, told));
    var before = real.put(seat, now);
    var otherBefore = imagined.put(seat, other);
    if (before != null && otherBefore != null)
      assertThat(scribe.moved(otherBefore, other, retold))
          .isEqualTo(scribe.moved(before, now, told));
  }
}
