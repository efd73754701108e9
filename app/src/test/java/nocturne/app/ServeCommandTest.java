package nocturne.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import nocturne.app.screen.Console;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServeCommandTest {

  @TempDir Path folder;

  @Test
  void serverSaysWhereItIsAndServesUntilItIsStopped() throws Exception {
    var pipe = new PipedReader();
    var out = new PrintWriter(new PipedWriter(pipe), true);
    var code = new CompletableFuture<Integer>();
    var serving =
        Thread.ofPlatform()
            .start(
                () ->
                    code.complete(
                        Nocturne.run(
                            surroundings(out),
                            "serve",
                            "--port",
                            "0",
                            "--data",
                            folder.resolve("new").toString())));
    var said = new BufferedReader(pipe);
    assertThat(said.readLine()).startsWith("Nocturne is ready");
    var address = said.readLine();
    assertThat(address).matches("http://127\\.0\\.0\\.1:\\d+");
    var health = URI.create(address + "/health/ready");
    assertThat(
            HttpClient.newHttpClient()
                .send(HttpRequest.newBuilder(health).build(), HttpResponse.BodyHandlers.ofString())
                .statusCode())
        .isEqualTo(200);
    serving.interrupt();
    assertThat(code.get(20, TimeUnit.SECONDS)).isZero();
    assertThat(folder.resolve("new").resolve("nocturne.db")).exists();
  }

  @Test
  void publicAddressIsAnOrigin() {
    var outcome =
        new Trial(folder)
            .runs("serve", "--data", folder.toString(), "--origin", "nocturne.example/play");
    assertThat(outcome.code()).isEqualTo(Faults.FAILED);
    assertThat(outcome.err()).contains("--origin should be an address");
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
