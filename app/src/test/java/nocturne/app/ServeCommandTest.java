package nocturne.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import nocturne.app.screen.Console;
import nocturne.server.account.Action;
import nocturne.server.account.LimitSettings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServeCommandTest {

  @TempDir Path folder;

  /**
   * What the server answers to the first and to the last of more guests than an hour usually has.
   */
  private record Guests(int first, int last) {}

  @Test
  void serverSaysWhereItIsAndServesUntilItIsStopped() throws Exception {
    assertThat(whileServing(ServeCommandTest::health)).isEqualTo(200);
    assertThat(folder.resolve("new").resolve("nocturne.db")).exists();
  }

  @Test
  void anAddressMayBringOnlySoManyGuests() throws Exception {
    assertThat(whileServing(ServeCommandTest::guests)).isEqualTo(new Guests(201, 429));
  }

  @Test
  void withoutLimitsAnAddressMayBringAnyNumberOfGuests() throws Exception {
    assertThat(whileServing(ServeCommandTest::guests, "--no-limits"))
        .isEqualTo(new Guests(201, 201));
  }

  @Test
  void portInUseIsTold() throws Exception {
    try (var taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      var port = String.valueOf(taken.getLocalPort());
      var outcome = new Trial(folder).runs("serve", "--data", folder.toString(), "--port", port);
      assertThat(outcome.code()).isEqualTo(Faults.FAILED);
      assertThat(outcome.err()).contains("can't listen at 127.0.0.1, port " + port + ":");
    }
  }

  @Test
  void publicAddressIsAnOrigin() {
    var outcome =
        new Trial(folder)
            .runs("serve", "--data", folder.toString(), "--origin", "nocturne.example/play");
    assertThat(outcome.code()).isEqualTo(Faults.FAILED);
    assertThat(outcome.err()).contains("--origin should be an address");
  }

  @ParameterizedTest
  @CsvSource({"0.0.0.0, ''", "127.0.0.1, https://nocturne.example"})
  void limitsAreLiftedForThisMachineAlone(String host, String origin) {
    var words = new ArrayList<>(List.of("serve", "--no-limits", "--host", host, "--port", "0"));
    words.addAll(List.of("--data", folder.resolve("new").toString()));
    if (!origin.isEmpty()) words.addAll(List.of("--origin", origin));
    var outcome = new Trial(folder).runs(words.toArray(String[]::new));
    assertThat(outcome.code()).isEqualTo(Faults.FAILED);
    assertThat(outcome.err()).contains("--no-limits is for tests");
    assertThat(folder.resolve("new")).doesNotExist();
  }

  @FunctionalInterface
  private interface Visit<T> {
    T at(URI server) throws Exception;
  }

  private <T> T whileServing(Visit<T> visit, String... more) throws Exception {
    var pipe = new PipedReader();
    var out = new PrintWriter(new PipedWriter(pipe), true);
    var code = new CompletableFuture<Integer>();
    var words = new ArrayList<>(List.of("serve", "--port", "0"));
    words.addAll(List.of("--data", folder.resolve("new").toString()));
    words.addAll(List.of(more));
    var serving =
        Thread.ofPlatform()
            .start(
                () -> code.complete(Nocturne.run(surroundings(out), words.toArray(String[]::new))));
    var said = new BufferedReader(pipe);
    assertThat(said.readLine()).startsWith("Nocturne is ready");
    var address = said.readLine();
    assertThat(address).matches("http://127\\.0\\.0\\.1:\\d+");
    var seen = visit.at(URI.create(address));
    serving.interrupt();
    assertThat(code.get(2, TimeUnit.MINUTES)).isZero();
    return seen;
  }

  private static int health(URI server) throws Exception {
    return status(HttpRequest.newBuilder(server.resolve("/health/ready")).build());
  }

  private static Guests guests(URI server) throws Exception {
    var guest =
        HttpRequest.newBuilder(server.resolve("/api/guests"))
            .header("Content-Type", "application/json")
            .header("Origin", server.toString())
            .POST(HttpRequest.BodyPublishers.ofString("{\"name\":\"Ann\",\"language\":\"en\"}"))
            .build();
    int first = status(guest);
    int last = first;
    for (int more = LimitSettings.USUAL.perAddress().get(Action.GUEST).times(); more > 0; more--)
      last = status(guest);
    return new Guests(first, last);
  }

  private static int status(HttpRequest request) throws Exception {
    try (var client = HttpClient.newHttpClient()) {
      return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
    }
  }

  private static Surroundings surroundings(PrintWriter out) {
    return new Surroundings(
        out,
        new PrintWriter(System.err, true),
        Console::system,
        Console::paper,
        Map.of(),
        Path.of(""),
        InstantSource.system());
  }
}
