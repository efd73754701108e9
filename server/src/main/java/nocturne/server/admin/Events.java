package nocturne.server.admin;

import java.util.Optional;
import nocturne.server.store.Journal;
import nocturne.server.table.TableEvent;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Table events as the journal has them. */
final class Events {

  private static final JsonMapper JSON =
      JsonMapper.builder().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();

  private Events() {}

  static String write(TableEvent event) {
    return JSON.writerFor(TableEvent.class).writeValueAsString(event);
  }

  /** What an entry says, if that is an event that this program knows. */
  static Optional<TableEvent> read(Journal.Entry entry) {
    try {
      return Optional.of(JSON.readValue(entry.body(), TableEvent.class));
    } catch (JacksonException e) {
      return Optional.empty();
    }
  }
}
