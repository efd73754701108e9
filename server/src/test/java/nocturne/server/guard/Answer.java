package nocturne.server.guard;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;

/**
 * An answer of HTTP.
 *
 * @param bytes all of it, as it came, but a body that came in pieces put together
 */
record Answer(int status, Map<String, String> headers, byte[] body, byte[] bytes) {

  /** Reads an answer and nothing behind it; of one without an end what comes before its body. */
  static Answer read(RawConnection from, boolean bodiless) throws IOException {
    var status = from.readLine();
    if (!status.matches("HTTP/1\\.[01] \\d{3}.*")) throw new IOException("no answer: " + status);
    var headers = new TreeMap<String, String>(String.CASE_INSENSITIVE_ORDER);
    for (var line = from.readLine(); !line.isEmpty(); line = from.readLine()) {
      int colon = line.indexOf(':');
      headers.put(line.substring(0, colon), line.substring(colon + 1).strip());
    }
    var bytes = new ByteArrayOutputStream();
    bytes.writeBytes(from.taken());
    int code = Integer.parseInt(status.substring(9, 12));
    boolean endless = headers.getOrDefault("Content-Type", "").startsWith("text/event-stream");
    boolean empty = bodiless || endless || code < 200 || code == 204 || code == 304;
    var body = empty ? new byte[0] : body(from, headers);
    from.taken();
    bytes.writeBytes(body);
    return new Answer(code, headers, body, bytes.toByteArray());
  }

  private static byte[] body(RawConnection from, Map<String, String> headers) throws IOException {
    if (headers.containsKey("Content-Length"))
      return from.read(Integer.parseInt(headers.get("Content-Length")));
    if (!headers.containsKey("Transfer-Encoding")) return new byte[0];
    var body = new ByteArrayOutputStream();
    for (var chunk = chunk(from); chunk.length > 0; chunk = chunk(from)) body.writeBytes(chunk);
    from.readLine();
    return body.toByteArray();
  }

  /** The next piece of a body that comes in pieces; empty at its end. */
  static byte[] chunk(RawConnection from) throws IOException {
    var size = from.readLine();
    // The end of a piece may be sent with the next one only.
    if (size.isEmpty()) size = from.readLine();
    return from.read(Integer.parseInt(size, 16));
  }

  String header(String name) {
    return headers.getOrDefault(name, "");
  }

  String text() {
    return new String(body, UTF_8);
  }
}
