package nocturne.server.whole;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpResponse;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.JsonNode;

/** A page that somebody has open at a node, on which notices are shown. */
final class Page implements AutoCloseable {

  private static final String DATA = "data: ";

  private final InputStream stream;
  private final BlockingQueue<JsonNode> notices = new LinkedBlockingQueue<>();

  private Page(InputStream stream) throws IOException {
    this.stream = stream;
    var lines = new BufferedReader(new InputStreamReader(stream, UTF_8));
    // The first line says that it listens.
    lines.readLine();
    Thread.ofVirtual().start(() -> read(lines));
  }

  static Page of(Person person, Node node) throws IOException, InterruptedException {
    var stream =
        Person.CLIENT.send(
            person.request(node, "/api/me/notices").GET().build(),
            HttpResponse.BodyHandlers.ofInputStream());
    return new Page(stream.body());
  }

  private void read(BufferedReader lines) {
    try {
      for (var line = lines.readLine(); line != null; line = lines.readLine())
        if (line.startsWith(DATA)) notices.add(Person.JSON.readTree(line.substring(DATA.length())));
    } catch (IOException e) {
      // Closed.
    }
  }

  /** The next notice. */
  JsonNode next() throws InterruptedException {
    var next = notices.poll(60, TimeUnit.SECONDS);
    if (next == null) throw new AssertionError("no notice");
    return next;
  }

  @Override
  public void close() throws IOException {
    stream.close();
  }
}
