package nocturne.server.whole;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import nocturne.bots.Bots;
import nocturne.kernel.FastChance;
import nocturne.kernel.Game;
import nocturne.kernel.GameRecord;
import nocturne.kernel.Language;
import nocturne.kernel.RecordText;
import nocturne.kernel.Recorded;
import nocturne.kernel.Result;
import nocturne.kernel.Seat;
import nocturne.kernel.Setup;
import nocturne.kernel.Table;
import nocturne.kernel.Variant;
import nocturne.kernel.Viewer;
import nocturne.server.admin.Verdict;
import nocturne.server.admin.Verification;
import nocturne.server.store.Database;
import nocturne.server.store.StoredGames;
import nocturne.server.table.TableState;
import nocturne.server.table.Terms;
import nocturne.server.wire.GameBook;
import nocturne.server.wire.News;
import nocturne.server.wire.Occasion;
import nocturne.server.wire.Shown;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What a program of before stored is to this one what it was to that. */
@Tag("slow")
class StoredGamesTest {

  @TempDir static Path folder;

  private static final boolean LONG = Boolean.getBoolean("nocturne.long");
  private static final long SEED = StoredGames.seed();
  private static final int TABLES = 16;
  private static final int VIEWED = 1;
  private static final int RECORDS = 5;

  private static StoredGames stored;
  private static Database database;
  private static ConcurrentHashMap<String, GameBook<?>> books;

  @BeforeAll
  static void open() {
    stored = StoredGames.into(folder);
    database = stored.open();
    books = new ConcurrentHashMap<>();
  }

  @AfterAll
  static void close() {
    database.close();
  }

  private static List<String> sample(int ofEachGame) {
    return stored.sample(stored.tables(), ofEachGame, SEED);
  }

  private static TableState state(String id) {
    return TableState.of(Inquest.GAMES, database.journal().read(id, 1));
  }

  @Test
  void everyTableStandsAsItStood() {
    var verification = new Verification(database, Inquest.GAMES);
    for (var id : sample(TABLES)) {
      var was = stored.table(id);
      var what = id + " " + was + ", " + StoredGames.seeded(SEED);
      var state = state(id);
      assertThat(state.divergence()).as(what).isEmpty();
      assertThat(state.number()).as(what).isEqualTo(was.get("number").asInt());
      assertThat(state.phase().name()).as(what).isEqualToIgnoringCase(was.get("phase").asString());
      assertThat(state.frozen().isPresent()).as(what).isEqualTo(was.get("frozen").asBoolean());
      assertThat(people(state)).as(what).isEqualTo(strings(was.get("people")));
      if (state.recorded().isEmpty()) {
        assertThat(verification.one(id)).as(what).isEqualTo(new Verdict.Unbegun(id));
        continue;
      }
      requireSame(what, state.recorded().get(), was);
      assertThat(verification.one(id))
          .as(what)
          .isEqualTo(
              new Verdict.Identical(
                  id,
                  was.get("game").asString(),
                  was.get("choices").asInt(),
                  state.phase() == TableState.Phase.OVER,
                  hash(was)));
    }
  }

  @Test
  void everyViewerIsToldOfIt() {
    for (var id : sample(VIEWED)) {
      var state = state(id);
      if (state.recorded().isEmpty()) continue;
      var what = id + ", " + StoredGames.seeded(SEED);
      for (var viewer : viewers(state.recorded().get())) view(what, state, viewer);
    }
  }

  /** The ids of those who sit there, seat by seat; empty where nobody or a bot alone does. */
  private static List<String> people(TableState state) {
    return state.sitters().stream()
        .map(sitter -> sitter.map(one -> one.identity()).orElse(""))
        .toList();
  }

  private static List<String> strings(JsonNode array) {
    var strings = new ArrayList<String>();
    for (var one : array) strings.add(one.asString());
    return strings;
  }

  private static long hash(JsonNode was) {
    return HexFormat.fromHexDigitsToLong(was.get("hash").asString());
  }

  private static void requireSame(String what, Recorded<?> game, JsonNode was) {
    assertThat(game.table().hash()).as(what).isEqualTo(hash(was));
    assertThat(game.record().entries()).as(what).hasSize(was.get("entries").asInt());
    assertThat(choices(game)).as(what).isEqualTo(was.get("choices").asInt());
    assertThat(game.log()).as(what).hasSize(was.get("lines").asInt());
    if (!was.has("asked")) return;
    assertThat(game.table().asked().list().stream().map(Seat::index))
        .as(what)
        .containsExactlyElementsOf(was.get("asked").valueStream().map(JsonNode::asInt).toList());
    assertThat(game.table().result().map(StoredGamesTest::written))
        .as(what)
        .isEqualTo(Optional.of(was.get("result").toString()).filter(it -> !it.equals("null")));
  }

  private static long choices(Recorded<?> game) {
    return game.record().entries().stream()
        .filter(GameRecord.Entry.Choice.class::isInstance)
        .count();
  }

  private static String written(Result result) {
    var json = Person.JSON.createArrayNode();
    for (var standing : result.standings())
      json.addObject()
          .put("seat", standing.seat().index())
          .put("team", standing.team())
          .put("place", standing.place())
          .put("won", standing.won())
          .put("score", standing.score());
    return json.toString();
  }

  private static List<Viewer> viewers(Recorded<?> game) {
    var viewers = new ArrayList<>(List.of(Viewer.SPECTATOR, Viewer.ALL_SEEING));
    for (int i = 0; i < game.setup().seats(); i++) viewers.add(Viewer.of(Seat.of(i)));
    return viewers;
  }

  /** Everything that a viewer is told, in every language, with the table in words. */
  private static void view(String what, TableState state, Viewer viewer) {
    var book = books.computeIfAbsent(state.game().facts().id(), id -> GameBook.of(state.game()));
    for (var language : Language.values()) {
      var told = Person.JSON.readTree(whole(book, state, viewer, language));
      var game = state.recorded().orElseThrow();
      assertThat(told.get("log").get("lines").size()).as(what).isEqualTo(game.log().size());
      assertThat(told.get("zones").isEmpty()).as(what).isFalse();
      assertThat(told.get("page").isEmpty()).as(what).isFalse();
      boolean asked =
          game.table().asked().list().stream().anyMatch(seat -> viewer == Viewer.of(seat));
      assertThat(told.hasNonNull("question")).as(what).isEqualTo(asked);
      assertThat(told.hasNonNull("result")).as(what).isEqualTo(game.table().isOver());
    }
  }

  @SuppressWarnings("unchecked") // a table of the game whose book this is
  private static <T extends Table<T>> String whole(
      GameBook<T> book, TableState state, Viewer viewer, Language language) {
    var game = (Recorded<T>) state.recorded().orElseThrow();
    return book.scribe(language, game.setup().names())
        .whole(
            Shown.of(game.table(), viewer),
            new Occasion(
                state.askedAt(), Recorded.Undo.NOTHING, new News(0, game.log()), true, json -> {}));
  }

  @Test
  void everyRecordOpensAndHolds() throws IOException {
    var records = new ArrayList<>(stored.expected().get("records").properties());
    Collections.shuffle(records, new Random(SEED));
    for (var record : LONG ? records : records.subList(0, RECORDS)) {
      var text = Files.readString(folder.resolve("records").resolve(record.getKey()));
      var game = loaded(text);
      requireSame(record.getKey(), game, record.getValue());
      assertThat(RecordText.write(game.record())).as(record.getKey()).isEqualTo(text);
    }
  }

  @Test
  void recordOfAStoredGameIsThatGame() {
    for (var id : sample(VIEWED)) {
      var state = state(id);
      if (state.recorded().isEmpty()) continue;
      var what = id + ", " + StoredGames.seeded(SEED);
      var loaded = loaded(RecordText.write(state.recorded().get().record()));
      assertThat(loaded.table().hash()).as(what).isEqualTo(hash(stored.table(id)));
    }
  }

  private static Recorded<?> loaded(String text) {
    Game<?> game = Inquest.GAMES.get(RecordText.gameOf(text));
    return Recorded.load(game, RecordText.read(text, game));
  }

  /** With its settings, under their names of then, and with the same kinds of bots. */
  @Test
  void everyTableCouldBeOpenedAgain() {
    for (var id : stored.tables()) {
      var terms = TableState.opened(database.journal().read(id, 1).getFirst()).terms();
      assertThatCode(() -> open(terms)).as("%s %s", id, terms).doesNotThrowAnyException();
    }
  }

  private static void open(Terms terms) {
    var game = Inquest.GAMES.get(terms.game());
    var players = new ArrayList<Setup.Player>();
    for (var seat : terms.seats()) {
      players.add(new Setup.Player("player", seat.bot()));
      if (seat.isBot()) assertThat(Bots.named(seat.bot(), 0)).isNotNull();
    }
    var variant = Variant.of(game.settings(), terms.variant());
    assertThat(game.open(new Setup(variant, players), new FastChance(0)).isOver()).isFalse();
  }

  @Test
  void everyGameIsThereFinishedAndRunning() {
    for (var phase : List.of("over", "running"))
      assertThat(
              stored.tables().stream()
                  .map(stored::table)
                  .filter(was -> was.get("phase").asString().equals(phase))
                  .map(was -> was.get("game").asString()))
          .as(phase)
          .containsAll(Inquest.GAMES.keySet());
  }
}
