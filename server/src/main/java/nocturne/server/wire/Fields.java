package nocturne.server.wire;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nocturne.kernel.Language;
import nocturne.server.wire.MessageRefused.Fault;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;

/**
 * The fields of a client's message: one flat object of words, whole numbers and yes or no. Each is
 * taken once; what nobody takes should not be there.
 */
final class Fields {

  private static final int LONGEST = 8 * 1024;
  private static final int MOST_FIELDS = 8;
  private static final String KIND = "do";
  private static final String EXAMPLE = "{\"do\":\"choose\",\"option\":\"pass\",\"at\":7}";

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxDocumentLength(LONGEST)
                  .maxStringLength(LONGEST)
                  .maxNestingDepth(2)
                  .maxNameLength(32)
                  .maxNumberLength(20)
                  .build())
          .build();

  private final Map<String, Object> values = new LinkedHashMap<>();

  static Fields read(String text) {
    if (text.length() > LONGEST)
      throw new MessageRefused(
          Fault.TOO_LONG, "a message has at most " + LONGEST + " characters, not " + text.length());
    var fields = new Fields();
    try (var parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
      fields.read(parser);
    } catch (JacksonException e) {
      throw new MessageRefused(Fault.NOT_JSON, "the message is not JSON that can be read here");
    }
    return fields;
  }

  private void read(JsonParser parser) {
    if (parser.nextToken() != JsonToken.START_OBJECT) throw notFlat();
    for (var name = parser.nextName(); name != null; name = parser.nextName()) {
      parser.nextToken();
      values.put(name, value(name, parser));
      if (values.size() > MOST_FIELDS) throw notFlat();
    }
    if (parser.currentToken() != JsonToken.END_OBJECT || parser.nextToken() != null)
      throw notFlat();
  }

  private static Object value(String name, JsonParser parser) {
    return switch (parser.currentToken()) {
      case VALUE_STRING -> whole(name, parser.getString());
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_NUMBER_INT -> number(name, parser);
      case null, default -> throw wrong(name, "a word, a whole number, true or false");
    };
  }

  private static long number(String name, JsonParser parser) {
    if (parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER)
      throw wrong(name, "a smaller number");
    return parser.getLongValue();
  }

  /** Half a character can't be written down again. */
  private static String whole(String name, String text) {
    for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i)))
      if (isHalf(text.codePointAt(i))) throw wrong(name, "text of whole characters");
    return text;
  }

  private static boolean isHalf(int point) {
    return Character.getType(point) == Character.SURROGATE;
  }

  private static MessageRefused notFlat() {
    return new MessageRefused(
        Fault.NOT_A_MESSAGE, "a message is one JSON object with a few fields, such as " + EXAMPLE);
  }

  private static MessageRefused wrong(String name, String expected) {
    return new MessageRefused(
        Fault.WRONG_VALUE, MessageRefused.quote(name) + " should be " + expected);
  }

  ClientMessage message() {
    var kind = text(KIND);
    var message = message(kind);
    if (values.isEmpty()) return message;
    var unknown = MessageRefused.quote(values.keySet().iterator().next());
    throw new MessageRefused(Fault.UNKNOWN_FIELD, kind + " has no field " + unknown);
  }

  private ClientMessage message(String kind) {
    return switch (kind) {
      case "hello" ->
          new ClientMessage.Hello(
              (int) number("from", 0, Integer.MAX_VALUE),
              language(),
              values.containsKey("portrayed") && flag("portrayed"));
      case "choose" -> new ClientMessage.Choose(option(), number("at", 0, Long.MAX_VALUE));
      case "undo" -> new ClientMessage.Undo();
      case "answerUndo" -> new ClientMessage.AnswerUndo(flag("yes"));
      case "say" -> new ClientMessage.Say(chat());
      case "passes" -> new ClientMessage.Passes(until());
      case "vacation" ->
          new ClientMessage.Vacation((int) number("days", 0, ClientMessage.LONGEST_VACATION));
      case "again" -> new ClientMessage.Again();
      case "nudge" -> new ClientMessage.Nudge();
      case "ping" -> new ClientMessage.Ping();
      default ->
          throw new MessageRefused(
              Fault.UNKNOWN_KIND, "there is nothing to do called " + MessageRefused.quote(kind));
    };
  }

  private Object take(String name) {
    var value = values.remove(name);
    if (value == null)
      throw new MessageRefused(Fault.MISSING_FIELD, "the message has no field '" + name + "'");
    return value;
  }

  private String text(String name) {
    if (take(name) instanceof String text) return text;
    throw wrong(name, "a word");
  }

  private long number(String name, long least, long most) {
    if (take(name) instanceof Long number && number >= least && number <= most) return number;
    throw wrong(name, "a whole number from " + least + " to " + most);
  }

  private boolean flag(String name) {
    if (take(name) instanceof Boolean flag) return flag;
    throw wrong(name, "true or false");
  }

  private String option() {
    var option = text("option");
    if (option.isEmpty() || option.length() > ClientMessage.LONGEST_OPTION)
      throw wrong("option", "the id of an option");
    return option;
  }

  private String chat() {
    return ChatText.of(text("text"))
        .orElseThrow(() -> wrong("text", "1 to " + ChatText.LONGEST + " visible characters"));
  }

  private Optional<Language> language() {
    if (!values.containsKey("language")) return Optional.empty();
    return Optional.of(oneOf("language", Language.values()));
  }

  private ClientMessage.Until until() {
    return oneOf("until", ClientMessage.Until.values());
  }

  private <E extends Enum<E>> E oneOf(String name, E[] constants) {
    var word = text(name);
    for (var constant : constants) if (tag(constant).equals(word)) return constant;
    var tags = Stream.of(constants).map(Fields::tag).collect(Collectors.joining(", "));
    throw wrong(name, "one of " + tags);
  }

  private static String tag(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
