package nocturne.server.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import nocturne.server.wire.Printed;

/**
 * The pages of the client, as they lie on the class path: what the build has listed and nothing
 * else. Addresses of the client's own routes give its one page, which reads the rest itself.
 */
final class Site {

  /** What no other route takes. */
  static final String EVERYWHERE_ELSE = "/*";

  private static final String FOLDER = "/nocturne/web/";
  private static final String LIST = "files.txt";
  private static final String PAGE = "index.html";

  /** What the build has given a name that changes with what is in it. */
  private static final String HASHED = "assets/";

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "svg", "image/svg+xml",
          "png", "image/png",
          "woff2", "font/woff2",
          "webmanifest", "application/manifest+json",
          "txt", "text/plain; charset=utf-8");

  /** How a file may be packed, the smallest first: its name's ending and what a header calls it. */
  private static final Map<String, String> PACKINGS = Map.of(".br", "br", ".gz", "gzip");

  private final List<String> files;
  private final Map<String, Printed> read = new ConcurrentHashMap<>();

  private Site(List<String> files) {
    this.files = files;
  }

  /** The client that is on the class path; without one there are no pages. */
  static Site onClassPath() {
    return new Site(
        bytes(LIST).map(list -> new String(list, UTF_8).lines().toList()).orElse(List.of()));
  }

  private static Optional<byte[]> bytes(String file) {
    try (var in = Site.class.getResourceAsStream(FOLDER + file)) {
      return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Answers with a file, or with the page for an address that the client knows. */
  void show(Context context) {
    var path = context.path().substring(1);
    if (files.contains(path)) send(context, path);
    else if (files.contains(PAGE) && isRoute(path)) send(context, PAGE);
    else throw TurnedAway.unknown("There is nothing here.");
  }

  /** An address without a dot in its last part is a page of the client; the API is not. */
  private static boolean isRoute(String path) {
    return !path.startsWith("api/") && path.indexOf('.', path.lastIndexOf('/') + 1) < 0;
  }

  private void send(Context context, String file) {
    var packing = packing(context, file);
    var stored = read.computeIfAbsent(file + packing, Site::load);
    var tag = "\"" + stored.tag() + "\"";
    context
        .header("ETag", tag)
        .header("Vary", "Accept-Encoding")
        .header(
            "Cache-Control",
            file.startsWith(HASHED) ? "public, max-age=31536000, immutable" : "no-cache");
    if (Optional.ofNullable(context.header("If-None-Match")).filter(tag::equals).isPresent()) {
      context.status(304);
      return;
    }
    if (!packing.isEmpty()) context.header("Content-Encoding", PACKINGS.getOrDefault(packing, ""));
    context.contentType(type(file)).result(stored.bytes());
  }

  private String packing(Context context, String file) {
    var accepted = Optional.ofNullable(context.header("Accept-Encoding")).orElse("");
    for (var packing : List.of(".br", ".gz")) {
      boolean understood = accepted.contains(PACKINGS.getOrDefault(packing, ""));
      if (understood && files.contains(file + packing)) return packing;
    }
    return "";
  }

  private static Printed load(String file) {
    return Printed.of(bytes(file).orElseThrow(() -> new IllegalStateException(file + " is gone")));
  }

  private static String type(String file) {
    return TYPES.getOrDefault(
        file.substring(file.lastIndexOf('.') + 1), "application/octet-stream");
  }
}
