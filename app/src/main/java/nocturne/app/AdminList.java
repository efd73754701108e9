package nocturne.app;

import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nocturne.kernel.Text;
import nocturne.server.account.Identity;
import nocturne.server.admin.TableFilter;
import nocturne.server.admin.TableList;
import nocturne.server.store.Database;
import nocturne.server.table.TableState.Phase;
import nocturne.text.Page;
import nocturne.text.Page.Cell;
import nocturne.text.Page.Style;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists the tables of a server. */
@Command(name = "list")
final class AdminList extends AdminDeed {

  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss'Z'").withZone(ZoneOffset.UTC);

  @Option(names = "--game", paramLabel = "ID", descriptionKey = "game")
  private @Nullable String game;

  @Option(names = "--phase", paramLabel = "PHASE", descriptionKey = "phase")
  private @Nullable String phase;

  @Option(names = "--player", paramLabel = "ID", descriptionKey = "player")
  private @Nullable String player;

  @Option(names = "--most", paramLabel = "N", defaultValue = "100", descriptionKey = "most")
  private int most;

  AdminList(Surroundings surroundings) {
    super(surroundings);
  }

  @Override
  void work(Database database) {
    var filter =
        new TableFilter(
            Optional.ofNullable(game),
            Optional.ofNullable(phase).map(AdminList::known),
            Optional.ofNullable(player));
    var list = new TableList(database);
    var lines = list.list(filter, Math.max(0, most));
    if (!lines.isEmpty()) manner.show(page(lines), manner.tongue().voice());
    say("app.admin.list.sum", list.count(filter), lines.size());
  }

  private static Phase known(String word) {
    return Arrays.stream(Phase.values())
        .filter(phase -> word(phase).equals(word.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(
            () ->
                new Complaint(
                    "app.admin.list.noPhase",
                    word,
                    Arrays.stream(Phase.values()).map(AdminList::word).toList()));
  }

  private static String word(Phase phase) {
    return phase.name().toLowerCase(Locale.ROOT);
  }

  private static Page page(List<TableList.Line> lines) {
    var page = new Page();
    var rows =
        page.table(
            Text.of("app.admin.list.table"),
            Text.of("app.admin.list.game"),
            Text.of("app.admin.list.phase"),
            Text.of("app.admin.list.seats"),
            Text.of("app.admin.list.changed"));
    for (var line : lines) {
      rows.row(
          Cell.just(line.id(), Style.EMPHASIS),
          Cell.just(line.game()),
          Cell.of(Text.of("app.admin.phase", word(line.phase()))),
          line.seats().stream().map(AdminList::seat).reduce(Cell.EMPTY, Cell::and),
          Cell.just(MOMENT.format(line.changed())));
    }
    return page;
  }

  private static Cell seat(TableList.Place place) {
    if (place.identity().isEmpty())
      return Cell.of(
          place.bot().isEmpty()
              ? Text.of("app.admin.seat.free")
              : Text.of("app.admin.seat.bot", place.bot()));
    var name =
        place.name().isEmpty() || place.name().equals(Identity.LEFT)
            ? Text.of("app.admin.seat.nameless")
            : Text.of("it", place.name());
    return Cell.of(
        place.bot().isEmpty()
            ? Text.of("app.admin.seat.player", name, place.identity())
            : Text.of("app.admin.seat.away", name, place.identity(), place.bot()));
  }
}
