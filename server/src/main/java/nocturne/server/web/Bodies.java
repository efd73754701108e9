package nocturne.server.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.annotation.Nulls;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.util.Optional;
import nocturne.server.table.Refused;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.deser.std.StdScalarDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.type.LogicalType;

/** Reads what clients send: JSON that is exactly what was asked for, and never too much of it. */
final class Bodies {

  static final int LONGEST = 64 * 1024;
  static final int LONGEST_RECORD = 1024 * 1024;

  private static final JsonMapper JSON =
      JsonMapper.builder(
              JsonFactory.builder()
                  .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxDocumentLength(LONGEST_RECORD)
                          .maxNestingDepth(8)
                          .maxNameLength(64)
                          .maxNumberLength(20)
                          .build())
                  .build())
          .enable(
              DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
              DeserializationFeature.FAIL_ON_TRAILING_TOKENS,
              DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
              DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
          .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .withCoercionConfig(
              LogicalType.Textual,
              config -> {
                config.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail);
                config.setCoercion(CoercionInputShape.Float, CoercionAction.Fail);
                config.setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
              })
          .withCoercionConfig(
              LogicalType.Enum,
              config -> config.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail))
          .changeDefaultNullHandling(nulls -> nulls.withContentNulls(Nulls.FAIL))
          .addModule(new SimpleModule().addDeserializer(String.class, new WholeText()))
          .build();

  private Bodies() {}

  /** The body as a record. */
  static <R> R read(Context context, Class<R> kind) {
    return read(context, kind, LONGEST);
  }

  /** The body as a record, up to so many bytes. */
  static <R> R read(Context context, Class<R> kind, int longest) {
    // As it was sent: the library below would look for a charset of that name, and may find none.
    var type = Optional.ofNullable(context.header("Content-Type")).orElse("");
    TurnedAway.unless(
        type.equals("application/json") || type.startsWith("application/json;"),
        415,
        "not-json",
        "The body should be application/json.");
    var text = text(context, longest);
    try {
      var body = JSON.readValue(text, kind);
      if (body == null) throw TurnedAway.badRequest("bad-json", "The body is not an object.");
      return body;
    } catch (JacksonException e) {
      for (Throwable cause = e; cause != null; cause = cause.getCause())
        if (cause instanceof Refused refused) throw refused;
      throw TurnedAway.badRequest("bad-json", "The body is not what is expected: " + place(e));
    }
  }

  /** The field that is wrong; never what the library says of classes. */
  private static String place(JacksonException e) {
    if (!(e instanceof DatabindException) || e.getPath().isEmpty()) return "it is no such object.";
    var field = new StringBuilder();
    for (var step : e.getPath()) {
      if (step.getPropertyName() == null) field.append('[').append(step.getIndex()).append(']');
      else field.append(field.isEmpty() ? "" : ".").append(step.getPropertyName());
    }
    var shown = field.length() > 80 ? field.substring(0, 80) : field.toString();
    return "look at '" + shown.replaceAll("\\p{C}", "?") + "'.";
  }

  /** The body as text, up to so many bytes. */
  static String text(Context context, int longest) {
    try {
      var bytes = context.req().getInputStream().readNBytes(longest + 1);
      TurnedAway.unless(
          bytes.length <= longest, 413, "too-long", "A body has at most " + longest + " bytes.");
      return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw TurnedAway.badRequest("not-utf-8", "The body should be UTF-8.");
    } catch (IOException e) {
      throw TurnedAway.badRequest("cut-off", "The body did not arrive whole.");
    }
  }

  /** Half a character, or none, can't be stored. */
  private static final class WholeText extends StdScalarDeserializer<String> {

    WholeText() {
      super(String.class);
    }

    @Override
    public String deserialize(JsonParser parser, DeserializationContext context) {
      if (!parser.hasTokenId(tools.jackson.core.JsonTokenId.ID_STRING))
        return (String) context.handleUnexpectedToken(String.class, parser);
      var text = parser.getString();
      boolean odd =
          text.codePoints().anyMatch(c -> c == 0 || Character.getType(c) == Character.SURROGATE);
      return odd
          ? (String) context.handleWeirdStringValue(String.class, text, "not whole characters")
          : text;
    }
  }
}
