package nocturne.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is agreed when a table is opened, as clients say it. */
class TermsTest {

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

  private static Visitor.Reply opened(String body) {
    return venue.guest("Ada").json("POST", "/api/tables", body.replace('\'', '"'));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      delimiter = '|',
      value = {
        "{'game':null,'seats':[{},{}]} | game",
        "{'game':'syndicates','seats':null} | seats",
        "{'game':'syndicates','seats':[{},null]} | seats[1]",
        "{'game':'syndicates','seats':[{},{}],'variant':{'x':null}} | variant.x",
        "{'game':'syndicates','seats':[{},{}],'pace':{'is':null}} | pace",
        "{'game':'syndicates','seats':[{},{}],'pace':{'is':'live','bank':null}} | pace.bank",
      })
  void nothingIsRefusedWhereSomethingMustBeSaid(String body, String place) {
    var refused = opened(body).refuses(400, "bad-json").json();
    assertThat(refused.get("message").asString())
        .isEqualTo("The body is not what is expected: look at '" + place + "'.");
  }

  @Test
  void nothingIsAsUsualWhereNothingNeedBeSaid() {
    var id =
        opened(
                "{'game':'syndicates','seats':[{'bot':null},{}],'variant':null,'pace':null,"
                    + "'open':null,'undo':null,'watched':null,'rated':null,'language':null}")
            .is(201)
            .json()
            .get("id");
    assertThat(id.asString()).isNotEmpty();
  }
}
