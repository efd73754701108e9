package nocturne.server.admin;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nocturne.server.table.TableState.Phase;

/**
 * Which tables somebody wants to see.
 *
 * @param player the identity of somebody who sits there
 */
public record TableFilter(Optional<String> game, Optional<Phase> phase, Optional<String> player) {

  public static final TableFilter ALL =
      new TableFilter(Optional.empty(), Optional.empty(), Optional.empty());

  /** As SQL, with a question mark for each of the {@link #values}. */
  String where() {
    var conditions = new ArrayList<String>(List.of("1 = 1"));
    game.ifPresent(is -> conditions.add("game = ?"));
    phase.ifPresent(is -> conditions.add("phase = ?"));
    player.ifPresent(is -> conditions.add("id in (select table_id from seats where identity = ?)"));
    return String.join(" and ", conditions);
  }

  List<String> values() {
    var values = new ArrayList<String>();
    game.ifPresent(values::add);
    phase.ifPresent(is -> values.add(is.name()));
    player.ifPresent(values::add);
    return values;
  }
}
