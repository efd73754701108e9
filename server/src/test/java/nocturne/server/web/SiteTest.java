package nocturne.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The client's files, as a browser fetches them. */
class SiteTest {

  @TempDir static Path folder;

  private static Venue venue;

  @BeforeAll
  static void open() {
    venue = Venue.in(folder);
  }

  @AfterAll
  static void close() {
    venue.close();
  }

  @Test
  void everyAddressOfTheClientGivesItsPage() {
    for (var path : new String[] {"/", "/tables/abc", "/rules/nightshift", "/join/a/b-c_d"}) {
      var page = venue.visitor().get(path).is(200);
      assertThat(page.http().body()).contains("The client");
      assertThat(page.header("Content-Type")).startsWith("text/html");
      assertThat(page.header("Cache-Control")).isEqualTo("no-cache");
      assertThat(page.header("Content-Security-Policy")).contains("script-src 'self';");
    }
  }

  @Test
  void filesWhoseNamesChangeWithThemAreKeptForGood() {
    var script = venue.visitor().get("/assets/app-1.js").is(200);
    assertThat(script.header("Cache-Control")).contains("immutable");
    assertThat(script.header("Content-Type")).startsWith("text/javascript");
    assertThat(venue.visitor().get("/first.js").is(200).header("Cache-Control"))
        .isEqualTo("no-cache");
  }

  @Test
  void browserGetsTheSmallestItUnderstands() {
    var both = venue.visitor().with("Accept-Encoding", "gzip, br").get("/assets/app-1.js");
    assertThat(both.is(200).header("Content-Encoding")).isEqualTo("br");
    assertThat(both.http().body()).contains("packed by br");
    var gzip = venue.visitor().with("Accept-Encoding", "gzip").get("/assets/app-1.js");
    assertThat(gzip.is(200).header("Content-Encoding")).isEqualTo("gzip");
    var neither = venue.visitor().get("/assets/app-1.js").is(200);
    assertThat(neither.header("Content-Encoding")).isEmpty();
    assertThat(neither.http().body()).contains("plain()");
  }

  @Test
  void browserThatHasAFileIsToldJustThat() {
    var tag = venue.visitor().get("/").is(200).header("ETag");
    assertThat(venue.visitor().with("If-None-Match", tag).get("/").is(304).http().body()).isEmpty();
  }

  @Test
  void whatTheBuildDidNotListIsNotThere() {
    for (var path :
        new String[] {
          "/unlisted.js", "/files.txt", "/assets/../unlisted.js", "/assets/app-2.js", "/api/nothing"
        }) venue.visitor().get(path).refuses(404, "unknown");
  }
}
