package nocturne.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class GameRoutesTest {

  @TempDir static Path folder;

  private static Venue venue;
  private static Visitor ada;

  @BeforeAll
  static void open() {
    venue = Venue.in(folder);
    ada = venue.guest("Ada");
  }

  @AfterAll
  static void close() {
    venue.close();
  }

  private static JsonNode things(String game, String query) {
    return ada.get("/api/games/" + game + "/things?language=en" + query).is(200).json();
  }

  @Test
  void thingsAreAsTheEditionHasThem() {
    var usual = things("nightlancer", "");
    assertThat(things("nightlancer", "&edition=final")).isEqualTo(usual);
    assertThat(things("nightlancer", "&edition=prototype")).isNotEqualTo(usual);
    ada.get("/api/games/nightlancer/things?edition=third").refuses(400, "setup");
  }

  @Test
  void settingsThatTellNoEditionsApartChangeNothing() {
    var usual = things("nightlancer", "");
    assertThat(things("nightlancer", "&mode=solo")).isEqualTo(usual);
    assertThat(things("nightshift", "&edition=third")).isEqualTo(things("nightshift", ""));
  }
}
