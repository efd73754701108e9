package nocturne.server.table;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import java.util.Objects;
import nocturne.server.store.EntryCorrupt;
import nocturne.server.store.Journal;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/** Table events as they are written into the journal. */
public final class EventText {

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES)
          // Questions that an event answers, such as whether it is about a bot, are not part of it.
          .changeDefaultVisibility(all -> all.withIsGetterVisibility(Visibility.NONE))
          .build();

  private static final ObjectWriter WRITER = JSON.writerFor(TableEvent.class);

  private EventText() {}

  public static String write(TableEvent event) {
    return WRITER.writeValueAsString(event);
  }

  /**
   * What an entry says.
   *
   * @throws EntryCorrupt where that is no event that this program knows
   */
  public static TableEvent read(Journal.Entry entry) {
    try {
      return Objects.requireNonNull(JSON.readValue(entry.body(), TableEvent.class));
    } catch (JacksonException | NullPointerException e) {
      throw new EntryCorrupt(entry.table(), entry.number(), "is no event of a table");
    }
  }
}
