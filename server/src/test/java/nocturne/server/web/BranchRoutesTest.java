package nocturne.server.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nocturne.kernel.Box;
import nocturne.kernel.GameRecord;
import nocturne.kernel.RecordText;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seat;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Finished games go on elsewhere, over HTTP and a real socket. */
class BranchRoutesTest {

  @TempDir static Path folder;

  private static Venue venue;
  private static Visitor ada;
  private static String source;
  private static int entries;

  @BeforeAll
  static void playAGame() {
    venue = Venue.in(folder);
    ada = venue.guest("Ada");
    source = playedByBots(Visitor.table("nightshift", "random", "random"));
    entries = ada.get(path(source) + "/replay").is(200).json().get("entries").asInt();
  }

  @AfterAll
  static void close() {
    venue.close();
  }

  private static String path(String table) {
    return "/api/tables/" + table;
  }

  private static String playedByBots(Map<String, Object> wish) {
    var table = ada.open(wish);
    ada.post(path(table) + "/start").is(204);
    ada.await(path(table), state -> state.get("phase").asString().equals("over"));
    return table;
  }

  private static Map<String, Object> wish(int at, String... seats) {
    var wish = new LinkedHashMap<>(Visitor.table("", seats));
    wish.remove("game");
    wish.put("at", at);
    return wish;
  }

  private static String branch(int at, String... seats) {
    var reply = ada.post(path(source) + "/branches", wish(at, seats)).is(201);
    return reply.json().get("id").asString();
  }

  private static JsonNode replay(String table, int at, String eyes) {
    return ada.get(path(table) + "/replay?at=" + at + "&eyes=" + eyes).is(200).json();
  }

  private static void requireSamePoint(JsonNode now, JsonNode then) {
    for (var what : List.of("zones", "registers", "asked", "version"))
      assertThat(now.get(what)).as(what).isEqualTo(then.get(what));
    assertThat(options(now)).isEqualTo(options(then));
  }

  private static List<String> options(JsonNode table) {
    return table.get("question").path("options").values().stream()
        .map(option -> option.get("id").asString())
        .toList();
  }

  @Test
  void finishedGameGoesOnWithAPersonAndABot() {
    int at = entries / 2;
    var table = branch(at, "", "random");
    var gathering = ada.get(path(table)).is(200).json();
    assertThat(gathering.get("phase").asString()).isEqualTo("gathering");
    assertThat(gathering.get("branch").get("source").asString()).isEqualTo(source);
    assertThat(gathering.get("branch").get("at").asInt()).isEqualTo(at);
    assertThat(gathering.get("terms").get("rated").asBoolean()).isFalse();
    ada.post(path(table) + "/start").is(204);
    requireSamePoint(replay(table, at + 1, "0"), replay(source, at, "0"));
    try (var line = ada.socket(table).hello()) {
      var sealed = line.state().get("commitment");
      assertThat(sealed).isNotEqualTo(replay(source, 0, "all").get("commitment"));
      while (!line.awaitTurn().isOver()) line.chooseFirst();
      checked(table, at, sealed.asString());
    }
  }

  /** What can be done with a branch that is over. */
  private static void checked(String table, int at, String sealed) {
    for (int earlier : new int[] {0, at / 2, at})
      requireSamePoint(replay(table, earlier, "all"), replay(source, earlier, "all"));
    assertThat(replay(table, at, "all").get("prelude").asInt()).isEqualTo(at);
    var fair = ada.get(path(table) + "/fairness").is(200).json();
    assertThat(fair.get("commitment").asString()).isEqualTo(sealed);
    assertThat(fair.get("holds").asBoolean()).isTrue();
    var known = ada.get(path(source) + "/fairness").is(200).json();
    assertThat(known.get("prelude").isNull()).isTrue();
    assertThat(fair.get("seed")).isNotEqualTo(known.get("seed"));
    var prelude = fair.get("prelude");
    assertThat(prelude.get("entries").asInt()).isEqualTo(at);
    assertThat(prelude.get("seeds").get(0).get("seed")).isEqualTo(known.get("seed"));
    assertThat(prelude.get("note").asString()).contains("anybody may know what lay hidden");
    var text = ada.get(path(table) + "/record").is(200).http().body();
    assertThat(text).contains("reseal " + fair.get("seed").asString());
    assertThat(loaded(text).seed().commitment()).isEqualTo(sealed);
    assertThat(venue.visitor().text("/api/records", text).is(200).json().get("entries"))
        .isEqualTo(replay(table, 0, "all").get("entries"));
  }

  private static Recorded<?> loaded(String text) {
    for (var box : Box.shelf()) {
      if (!box.id().equals(RecordText.gameOf(text))) continue;
      var game = box.open(Optional.empty());
      return Recorded.load(game, RecordText.read(text, game));
    }
    throw new AssertionError("of no game here");
  }

  @Test
  void listsSayWhichGamesGoOnFromAnother() {
    var table = branch(1, "", "random");
    var usual = ada.open(Visitor.table("nightshift", "", "random"));
    for (var listed : ada.get("/api/me/tables").is(200).json().values()) {
      var id = listed.get("id").asString();
      if (id.equals(table)) assertThat(listed.get("branch").asBoolean()).isTrue();
      if (id.equals(usual) || id.equals(source))
        assertThat(listed.get("branch").asBoolean()).isFalse();
    }
    assertThat(
            ada.get("/api/me/tables").json().values().stream().map(it -> it.get("id").asString()))
        .contains(table, usual);
  }

  @Test
  void whileItIsPlayedItsSecretIsSealedAndTheSourcesIsTold() {
    var table = branch(3, "", "");
    ada.get(path(table) + "/fairness").refuses(409, "not-begun");
    var bob = venue.guest("Bob");
    var code = ada.post(path(table) + "/invitations").is(201).json().get("code").asString();
    bob.post(path(table) + "/seats", Map.of("invitation", code)).is(204);
    ada.post(path(table) + "/start").is(204);
    var fair = bob.get(path(table) + "/fairness").is(200).json();
    assertThat(fair.get("seed").isNull()).isTrue();
    assertThat(fair.get("prelude").get("entries").asInt()).isEqualTo(3);
    assertThat(fair.get("prelude").get("seeds").size()).isEqualTo(1);
    bob.get(path(table) + "/record").refuses(409, "not-over");
    bob.get(path(table) + "/replay?at=0&eyes=0").refuses(403, "not-over");
  }

  @Test
  void recordThatOneBringsGoesOnToo() {
    var text = ada.get(path(source) + "/record").is(200).http().body();
    var bob = venue.guest("Bob");
    var brought = Map.of("record", text, "branch", wish(7, "", "random"));
    var table = bob.post("/api/records/branches", brought).is(201).json().get("id").asString();
    var sheet = bob.get(path(table)).is(200).json();
    assertThat(sheet.get("branch").get("source").isNull()).isTrue();
    assertThat(sheet.get("game").asString()).isEqualTo("nightshift");
    bob.post(path(table) + "/start").is(204);
    requireSamePoint(bob.get(path(table) + "/replay?at=8").is(200).json(), replay(source, 7, "0"));
  }

  @Test
  void recordThatDoesNotHoldDoesNotGoOn() {
    var text = ada.get(path(source) + "/record").is(200).http().body();
    refusesRecord(text.replaceFirst("\nseed ", "\nseed 1"), "record");
    refusesRecord("nothing of the kind", "record");
    refusesRecord(withItsEnd(text.replaceFirst("\nrules .*", "\nrules 0.0-none")), "record");
    var record = RecordText.read(text, loaded(text).game());
    var wrong = new ArrayList<>(record.entries());
    wrong.set(1, new GameRecord.Entry.Choice(Seat.of(0), "fly"));
    var forged =
        new GameRecord(
            record.game(),
            record.rules(),
            record.packs(),
            record.setup(),
            record.seed(),
            wrong,
            Map.of());
    refusesRecord(RecordText.write(forged), "record");
  }

  private static void refusesRecord(String text, String code) {
    ada.post("/api/records/branches", Map.of("record", text, "branch", wish(3, "", "random")))
        .refuses(400, code);
  }

  /** Other lines with an end that fits them. */
  private static String withItsEnd(String text) {
    var body = text.substring(0, text.lastIndexOf("end "));
    try {
      var hash = MessageDigest.getInstance("SHA-256").digest(body.getBytes(UTF_8));
      return body + "end " + HexFormat.of().formatHex(hash) + "\n";
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void whatCantBeBranchedIsRefusedWithAReason() {
    var branches = path(source) + "/branches";
    ada.post(branches, wish(entries, "", "random")).refuses(400, "at");
    ada.post(branches, wish(1_000_000, "", "random")).refuses(400, "at");
    ada.post(branches, wish(-1, "", "random")).refuses(400, "at");
    ada.post(branches, wish(3, "", "", "random")).refuses(409, "seats");
    ada.post(branches, wish(3, "", "wizard")).refuses(409, "setup");
    var rated = wish(3, "", "random");
    rated.put("rated", true);
    ada.post(branches, rated).refuses(400, "bad-json");
    venue.visitor().post(branches, wish(3, "", "random")).refuses(401, "signed-out");
    venue.guest("Eve").post(branches, wish(3, "", "random")).refuses(404, "no-table");
    ada.post(path("none") + "/branches", wish(3, "", "random")).refuses(404, "no-table");
    var running = ada.open(Visitor.table("nightshift", "", "random"));
    ada.post(path(running) + "/branches", wish(0, "", "random")).refuses(409, "not-begun");
    ada.post(path(running) + "/start").is(204);
    ada.post(path(running) + "/branches", wish(0, "", "random")).refuses(409, "not-over");
  }

  @Test
  void tableThatShowsItselfToItsPlayersOnlyIsBranchedByThem() {
    var wish = Visitor.table("nightshift", "", "random");
    wish.put("open", true);
    wish.put("watched", false);
    var table = ada.open(wish);
    playOut(table);
    var branches = path(table) + "/branches";
    venue.guest("Eve").post(branches, wish(3, "", "random")).refuses(403, "not-seated");
    ada.post(branches, wish(3, "", "random")).is(201);
  }

  private static void playOut(String table) {
    ada.post(path(table) + "/start").is(204);
    try (var line = ada.socket(table).hello()) {
      while (!line.awaitTurn().isOver()) line.chooseFirst();
    }
  }

  @Test
  void whoPlaysAgainBeginsWhereTheBranchBegan() {
    var table = branch(5, "", "random");
    playOut(table);
    var next = ada.post(path(table) + "/rematch").is(201).json().get("id").asString();
    ada.post(path(next) + "/start").is(204);
    requireSamePoint(replay(next, 6, "0"), replay(source, 5, "0"));
  }
}
