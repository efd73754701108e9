package nocturne.server.guard;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import nocturne.server.web.Visitor;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Makes of something that could be said something that nobody would say. */
final class Oddities {

  static final List<String> WORDS =
      List.of(
          "",
          "x",
          "0",
          "-1",
          "null",
          "true",
          "pass",
          "..",
          "%2e%2e",
          "%2F",
          "all",
          "select 1; --",
          "'",
          "~left~",
          "1e9",
          "99999999999",
          "ж\u200d\ud83c\udfb2",
          "a".repeat(400));

  /** Values as they stand in JSON, of every type and some of none. */
  private static final List<String> VALUES =
      List.of(
          "null",
          "true",
          "[]",
          "{}",
          "[null]",
          "{\"a\":{}}",
          "\"\"",
          "\"x\"",
          "\"\\ud800\"",
          "\"\\udc00\\ud800\"",
          "\"\\u0000\"",
          "\"\\uffff\"",
          "-1",
          "-0",
          "00",
          "1.5",
          "1e3",
          "1e400",
          "9e999999999",
          "2147483648",
          "9223372036854775807",
          "9223372036854775808",
          "-9223372036854775809",
          "1" + "0".repeat(300),
          "NaN",
          "Infinity",
          "0x10",
          "'x'",
          "undefined");

  private static final byte[][] NOT_UTF_8 = {
    {(byte) 0xC3, 0x28},
    {(byte) 0xED, (byte) 0xA0, (byte) 0x80},
    {(byte) 0xF8, (byte) 0x88, (byte) 0x80, (byte) 0x80, (byte) 0x80},
    {(byte) 0xC0, (byte) 0x80},
    {(byte) 0xFF}
  };

  private static final String PIECES = "{}[]\",:\\0123456789-+.eEtrufalsn/* \t\n\u0000\u2028\ufeff";

  private final Random random;

  Oddities(Random random) {
    this.random = random;
  }

  <E> E one(List<E> of) {
    return of.get(random.nextInt(of.size()));
  }

  /** Something odd made of a message; at times the message itself. */
  byte[] of(String message) {
    var bytes = message.getBytes(UTF_8);
    for (int times = 1 + random.nextInt(3); times > 0; times--) bytes = change(bytes);
    return bytes;
  }

  private byte[] change(byte[] bytes) {
    return switch (random.nextInt(13)) {
      case 0 -> flipped(bytes);
      case 1 -> Arrays.copyOf(bytes, random.nextInt(bytes.length + 1));
      case 2 -> inserted(bytes, piece());
      case 3 -> inserted(bytes, NOT_UTF_8[random.nextInt(NOT_UTF_8.length)]);
      case 4, 5, 6 -> text(withAnotherValue(new String(bytes, UTF_8)));
      case 7 -> text(nested(new String(bytes, UTF_8)));
      case 8 -> text(withAnotherField(new String(bytes, UTF_8)));
      case 9 -> padded(bytes);
      case 10 -> inserted(bytes, Arrays.copyOf(bytes, random.nextInt(bytes.length + 1)));
      case 11 -> without(bytes);
      default -> bytes;
    };
  }

  private static byte[] text(String text) {
    return text.getBytes(UTF_8);
  }

  private byte[] flipped(byte[] bytes) {
    if (bytes.length == 0) return bytes;
    var flipped = bytes.clone();
    flipped[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
    return flipped;
  }

  private byte[] piece() {
    int at = random.nextInt(PIECES.length());
    return text(PIECES.substring(at, at + 1));
  }

  private byte[] inserted(byte[] bytes, byte[] more) {
    int at = random.nextInt(bytes.length + 1);
    var out = new ByteArrayOutputStream();
    out.write(bytes, 0, at);
    out.writeBytes(more);
    out.write(bytes, at, bytes.length - at);
    return out.toByteArray();
  }

  private byte[] without(byte[] bytes) {
    int from = random.nextInt(bytes.length + 1);
    int to = Math.min(bytes.length, from + random.nextInt(8));
    var out = new ByteArrayOutputStream();
    out.write(bytes, 0, from);
    out.write(bytes, to, bytes.length - to);
    return out.toByteArray();
  }

  /** Longer than anything should be, by one byte or by far. */
  private byte[] padded(byte[] bytes) {
    int length = one(List.of(8_191, 8_192, 8_193, 20_000, 65_536, 65_537));
    if (random.nextInt(8) > 0 || bytes.length >= length) return bytes;
    var padded = Arrays.copyOf(bytes, length);
    Arrays.fill(padded, bytes.length, length, (byte) ' ');
    return padded;
  }

  // What is still JSON, more or less

  /** With one of its values exchanged for another, wherever in it. */
  private String withAnotherValue(String text) {
    try {
      var json = Visitor.JSON.readTree(text);
      var holders = new ArrayList<JsonNode>();
      collect(json, holders);
      if (holders.isEmpty()) return one(VALUES);
      var mark = "a value that is in no message";
      switch (one(holders)) {
        case ObjectNode object -> object.put(one(List.copyOf(object.propertyNames())), mark);
        case ArrayNode array -> array.set(random.nextInt(array.size()), mark);
        default -> throw new IllegalStateException();
      }
      return json.toString().replace(Visitor.JSON.writeValueAsString(mark), one(VALUES));
    } catch (JacksonException e) {
      return text;
    }
  }

  private static void collect(JsonNode node, List<JsonNode> holders) {
    if (node.isContainer() && !node.isEmpty()) holders.add(node);
    node.values().forEach(child -> collect(child, holders));
  }

  private String nested(String text) {
    int depth = one(List.of(1, 2, 3, 9, 500, 2_000));
    return switch (random.nextInt(3)) {
      case 0 -> "[".repeat(depth) + text + "]".repeat(depth);
      case 1 -> "{\"a\":".repeat(depth) + text;
      default -> text.replaceFirst(":", ":" + "[".repeat(depth));
    };
  }

  /** With a field more: one that is there already, or one that should not be. */
  private String withAnotherField(String text) {
    var name = one(List.of("do", "option", "at", "seat", "name", "__proto__", "", "x"));
    return text.replaceFirst("\\{", "{\"" + name + "\":" + quote(one(VALUES)) + ",");
  }

  private static String quote(String replacement) {
    return java.util.regex.Matcher.quoteReplacement(replacement);
  }
}
