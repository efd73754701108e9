package nocturne.server.guard;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nocturne.server.account.LimitSettings;
import nocturne.server.store.Databases;
import nocturne.server.web.Venue;
import nocturne.server.web.Visitor;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** Those who play are left alone by whoever comes and behaves badly. */
@Tag("slow")
@Isolated("counts the threads, files and log lines of the process")
class LeftAloneTest {

  /** The sockets of those who play. */
  private static final int PLAYING = 2;

  private static final int HELLOS = 2_000;

  @TempDir static Path folder;

  private static Evening evening;
  private static Vitals vitals;

  @BeforeAll
  static void begin() {
    evening = new Evening(folder.resolve("evening"));
    vitals = new Vitals(evening.venue().visitor());
  }

  @AfterAll
  static void end() {
    vitals.requireHealth();
    vitals.close();
    evening.close();
  }

  /** Each hello is answered with the whole table, in words too: far more than any buffer holds. */
  @Test
  void nobodyWaitsForAReaderThatDoesNotRead() {
    try (var sleeper = RawSocket.knock(evening.port(), evening.duel(), Map.of())) {
      int heard = 0;
      while (heard < HELLOS && sleeper.say("{\"do\":\"hello\",\"from\":0,\"portrayed\":true}"))
        heard++;
      evening.requirePeace();
      // It is sent away though it is still there.
      vitals.requireTidiness(PLAYING);
    }
  }

  /** What waits for somebody who does not read is bounded: those who play go on meanwhile. */
  @Test
  void manyReadersThatDoNotReadHoldNobodyUp() {
    var sleepers = new ArrayList<RawSocket>();
    for (int i = 0; i < 50; i++) {
      var sleeper = RawSocket.knock(evening.port(), evening.duel(), Map.of());
      sleeper.say("{\"do\":\"hello\",\"from\":0,\"portrayed\":true}");
      sleepers.add(sleeper);
    }
    for (int i = 0; i < 20; i++) evening.requirePeace();
    sleepers.forEach(RawSocket::close);
    vitals.requireTidiness(PLAYING);
  }

  @Test
  void nobodyWaitsForWhatIsNeverSaidToTheEnd() {
    var beginnings =
        List.of(
            "",
            "GET /api/ga",
            "GET /api/games HTTP/1.1\r\nHost: x\r\nX: ",
            "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                + "Content-Length: 50\r\n\r\n{\"name\":",
            RawSocket.handshake(evening.port(), "/api/tables/" + evening.duel() + "/so", Map.of()),
            RawSocket.handshake(
                    evening.port(), "/api/tables/" + evening.duel() + "/socket", Map.of())
                + "\u0081\u00fe\u0040");
    var connections = new ArrayList<RawConnection>();
    for (int i = 0; i < 120; i++) {
      var connection = new RawConnection(evening.port());
      connection.send(beginnings.get(i % beginnings.size()));
      connections.add(connection);
    }
    evening.requirePeace();
    connections.forEach(RawConnection::close);
    vitals.requireTidiness(PLAYING);
  }

  @Test
  void tablesOpenForNobodyWithoutARightToThem() {
    var ada = evening.ada().cookie();
    refuse(403, evening.duel(), Map.of("Cookie", ada, "Origin", "http://elsewhere.example"));
    refuse(403, evening.duel(), Map.of("Cookie", ada, "Origin", "null"));
    refuse(403, evening.duel(), Map.of("Cookie", ada, "Sec-Fetch-Site", "cross-site"));
    refuse(404, evening.hidden(), Map.of());
    refuse(404, evening.hidden(), Map.of("Cookie", evening.venue().guest("Eve").cookie()));
    refuse(404, evening.hidden(), Map.of("Cookie", OddTalk.forged(ada)));
    refuse(404, evening.hidden(), Map.of("Sec-WebSocket-Protocol", "nocturne, invitation.x"));
    refuse(404, evening.hidden(), Map.of("Authorization", "Bearer " + ada));
    refuse(404, "0".repeat(20), Map.of("Cookie", ada));
    refuse(404, "..%2f" + evening.hidden(), Map.of("Cookie", ada));
    evening.requirePeace();
  }

  private static void refuse(int status, String table, Map<String, String> headers) {
    try (var socket = RawSocket.knock(evening.port(), table, headers)) {
      assertThat(socket.greeting().status()).as(headers.toString()).isEqualTo(status);
    }
  }

  /** Whoever has given a seat up is not heard through a socket that is still open. */
  @Test
  void whoeverHasLeftIsHeardNoMore() {
    var venue = evening.venue();
    var host = venue.guest("Cid");
    var guest = venue.guest("Dot");
    var wish = Visitor.table("syndicates", "", "");
    wish.put("open", true);
    var path = "/api/tables/" + host.open(wish);
    guest.post(path + "/seats", Map.of()).is(204);
    try (var socket = new Witness(evening.port(), path.substring(12), guest.cookie())) {
      socket.hello("en", false);
      guest.delete(path + "/seats/mine").is(204);
      int number = host.get(path).json().get("number").asInt();
      for (var word : List.of("say", "undo", "nudge", "passes", "vacation", "choose", "again"))
        socket.say(
            switch (word) {
              case "say" -> Map.of("do", word, "text", "still here");
              case "passes" -> Map.of("do", word, "until", "turn");
              case "vacation" -> Map.of("do", word, "days", 0);
              case "choose" -> Map.of("do", word, "option", "pass", "at", number);
              default -> Map.of("do", word);
            });
      assertThat(socket.refusals()).isEqualTo(7);
      assertThat(host.get(path).json().get("number").asInt()).isEqualTo(number);
    }
  }

  @Test
  void floodIsToldToWaitAndThenSentAway() {
    try (var venue = Venue.over(Databases.in(folder.resolve("flood")), LimitSettings.USUAL)) {
      var ada = venue.guest("Ada");
      var table = ada.open(Visitor.table("syndicates", "", ""));
      try (var flood = RawSocket.knock(venue.port(), table, Map.of("Cookie", ada.cookie()))) {
        for (int i = 0; i < 600; i++) flood.say("{\"do\":\"ping\"}");
        assertThat(flood.farewell()).isEqualTo(1008);
      }
      var bob = venue.guest("Bob");
      bob.open(Visitor.table("syndicates", "", ""));
    }
  }

  /** A connection that is cut while somebody talks takes with it what they had not read yet. */
  @Test
  void whoeverTalksWhileTheServerGoesDownStillHearsWhy() throws InterruptedException {
    var venue = Venue.over(Databases.in(folder.resolve("going")), Venue.generous());
    var ada = venue.guest("Ada");
    var table = ada.open(Visitor.table("syndicates", "", ""));
    try (var talker = RawSocket.knock(venue.port(), table, Map.of("Cookie", ada.cookie()))) {
      var closing = Thread.startVirtualThread(venue::close);
      for (int i = 0; i < 5_000; i++)
        assertThat(talker.say("{\"do\":\"ping\"}")).as("the line still stands").isTrue();
      assertThat(talker.farewell()).isEqualTo(4012);
      talker.frame(RawSocket.LAST | RawSocket.CLOSE, new byte[0]);
      closing.join();
    }
  }

  /** Whoever is sent away has nothing to say any more, and can't stay for not saying farewell. */
  @Test
  void whoeverWasSentAwayIsHeardNoMore() {
    var venue = evening.venue();
    var eve = venue.guest("Eve");
    var wish = Visitor.table("syndicates", "", "");
    wish.put("open", true);
    var table = eve.open(wish);
    var cookie = Map.of("Cookie", eve.cookie());
    try (var talker = RawSocket.knock(evening.port(), table, cookie);
        var sleeper = RawSocket.knock(evening.port(), table, cookie)) {
      eve.delete("/api/sessions").is(204);
      venue.tend();
      assertThat(talker.farewell()).isEqualTo(4401);
      assertThat(sleeper.farewell()).isEqualTo(4401);
      talker.say("{\"do\":\"say\",\"text\":\"still here\"}");
      talker.frame(RawSocket.LAST | RawSocket.CLOSE, new byte[0]);
      assertThat(talker.farewell()).as("all that it said has been read").isEqualTo(1006);
      venue.tend();
      venue.tend();
      assertThat(sleeper.farewell()).as("it is gone").isEqualTo(1006);
    }
    var remarks = venue.guest("Fay").get("/api/tables/" + table).is(200).json().get("remarks");
    assertThat(remarks).isEmpty();
  }
}
