package nocturne.server.wire;

import java.io.StringWriter;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;

/** How JSON is written: by hand where it is written often, from records where it is not. */
public final class Json {

  private static final int USUAL_LENGTH = 1024;

  private static final JsonFactory FACTORY = new JsonFactory();

  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(EnumFeature.WRITE_ENUMS_TO_LOWERCASE).build();

  private Json() {}

  /** Writes something, or some properties of an object that others have begun. */
  @FunctionalInterface
  public interface Writing {

    /** Adds nothing. */
    Writing NOTHING = json -> {};

    void to(JsonGenerator json);
  }

  /** An object with these properties. */
  public static String object(Writing properties) {
    var text = new StringWriter(USUAL_LENGTH);
    try (var json = FACTORY.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      properties.to(json);
      json.writeEndObject();
    }
    return text.toString();
  }

  /** A record, a map or a list of them. */
  public static String of(Object value) {
    return MAPPER.writeValueAsString(value);
  }
}
