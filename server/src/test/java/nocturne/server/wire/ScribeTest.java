package nocturne.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nocturne.kernel.FastChance;
import nocturne.kernel.Happening;
import nocturne.kernel.Language;
import nocturne.kernel.Question;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seat;
import nocturne.kernel.Viewer;
import nocturne.server.wire.lanterns.Lanterns;
import nocturne.server.wire.lanterns.Street;
import org.junit.jupiter.api.Test;

class ScribeTest {

  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);

  private final GameBook<Street> book = GameBook.of(new Lanterns());
  private final Scribe<Street> scribe = book.scribe(Language.EN, List.of("Ann", "Ben"));
  private final List<Happening> log = new ArrayList<>();
  private final Street street =
      book.game().open(Lanterns.SETUP, new FastChance(1), Optional.of(log::add));

  private Occasion occasion(int from) {
    return new Occasion(
        7,
        Recorded.Undo.BEYOND_BARRIER,
        new News(from, log.subList(from, log.size())),
        false,
        Json.Writing.NOTHING);
  }

  private String whole(Viewer viewer) {
    return scribe.whole(Shown.of(street, viewer), occasion(0));
  }

  private String moved(Viewer viewer, String option) {
    var before = Shown.of(street, viewer);
    int from = log.size();
    street.choose(ANN, option, street.version());
    return scribe.moved(before, Shown.of(street, viewer), occasion(from));
  }

  @Test
  void theWholeForAnAskedSeatHasItsQuestionAndWhatItSees() {
    assertThat(whole(Viewer.of(ANN)))
        .isEqualTo(
            """
            {"is":"table","version":0,"at":7,"undo":"beyondBarrier","asked":[0],\
            "question":{"prompt":"Ann, which lantern do you hang?","rule":"LA-1",\
            "options":[{"id":"L1","label":"hang Ember","touches":["L1"]},\
            {"id":"L2","label":"hang Frost","touches":["L2"]}],\
            "refusals":[{"id":"wait","label":"wait","rule":"LA-2","why":"Nobody waits."}]},\
            "result":null,"zones":{"box":[0,0],"hand":["L1","L2"],"row":[]},\
            "registers":{"light":[0,0],"wish":[0,3]},"log":{"from":0,"lines":[]}}""");
  }

  @Test
  void aQuestionThatComesBetweenWhatOthersDoSaysSo() {
    var shown = Shown.of(street, Viewer.of(ANN));
    var own = shown.question().orElseThrow();
    var window =
        new Question(own.prompt(), own.rule(), own.options(), own.refusals(), !own.interrupts());
    assertThat(scribe.whole(new Shown<>(shown.view(), Optional.of(window)), occasion(0)))
        .contains("\"rule\":\"LA-1\",\"interrupts\":true,\"options\":");
  }

  @Test
  void anotherSeatIsShownBacksAndNoQuestion() {
    assertThat(whole(Viewer.of(BEN)))
        .isEqualTo(
            """
            {"is":"table","version":0,"at":7,"undo":"beyondBarrier","asked":[0],"question":null,\
            "result":null,"zones":{"box":[0,0],"hand":[1,0],"row":[]},\
            "registers":{"light":[0,0],"wish":[0,null]},"log":{"from":0,"lines":[]}}""");
  }

  @Test
  void aReaderWhoSeesEverythingIsShownEverything() {
    assertThat(whole(Viewer.ALL_SEEING))
        .contains("\"box\":[\"L3\",\"L4\"],\"hand\":[\"L1\",\"L2\"]", "\"wish\":[0,3]");
  }

  @Test
  void aChangeHasOnlyWhatIsDifferentAndWhatLiesFaceDownIsInBrackets() {
    assertThat(moved(Viewer.of(BEN), "L1"))
        .isEqualTo(
            """
            {"is":"moved","version":1,"at":7,"undo":"beyondBarrier","asked":[0],\
            "zones":{"hand":[0],"row":[[1]]},"registers":{"light":[1,0]},\
            "log":{"from":0,"lines":[{"version":1,"rule":"LA-1",\
            "text":"Ann hangs a hidden card, 1 lamp brightly.",\
            "key":"hung","about":[{"seat":0},[{"back":1}],1,{"key":"brightly","about":[]}]}]}}""");
  }

  @Test
  void whoSawAThingIsToldItsName() {
    assertThat(moved(Viewer.of(ANN), "L1"))
        .contains(
            "\"text\":\"Ann hangs Ember, 1 lamp brightly.\"",
            "\"about\":[{\"seat\":0},[\"L1\"],1,",
            "\"options\":[{\"id\":\"L2\"");
  }

  @Test
  void aQuestionThatIsAnsweredIsGoneAndTheResultIsSaid() {
    moved(Viewer.of(ANN), "L1");
    assertThat(moved(Viewer.of(ANN), "L2"))
        .contains(
            "\"asked\":[],\"question\":null,\"result\":{\"summary\":\"Ann has lit the street.\","
                + "\"standings\":[{\"seat\":0,\"team\":0,\"place\":1,\"won\":true,\"score\":2},"
                + "{\"seat\":1,\"team\":1,\"place\":2,\"won\":false,\"score\":1}]}");
  }

  @Test
  void aResultThatSomebodyUndidIsNull() {
    var before = street.copy();
    moved(Viewer.of(ANN), "L1");
    moved(Viewer.of(ANN), "L2");
    var over = Shown.of(street, Viewer.of(BEN));
    assertThat(scribe.moved(over, Shown.of(before, Viewer.of(BEN)), occasion(0)))
        .contains("\"result\":null");
  }

  @Test
  void whereNothingIsDifferentNothingIsMentioned() {
    var shown = Shown.of(street, Viewer.of(BEN));
    assertThat(scribe.moved(shown, Shown.of(street, Viewer.of(BEN)), occasion(0)))
        .isEqualTo(
            """
            {"is":"moved","version":0,"at":7,"undo":"beyondBarrier","asked":[0],\
            "log":{"from":0,"lines":[]}}""");
  }

  @Test
  void thePortraitIsAPageOfPartsAndTheTableAddsItsOwn() {
    var occasion =
        new Occasion(
            0,
            Recorded.Undo.FREE,
            new News(0, List.of()),
            true,
            json -> json.writeNumberProperty("seat", 1));
    assertThat(scribe.whole(Shown.of(street, Viewer.of(BEN)), occasion))
        .contains("\"undo\":\"free\"")
        .endsWith(
            """
            "page":[{"heading":"The street"},{"line":[{"text":"dark","style":"muted"},"still"]},\
            {"fact":"The street","value":[{"text":"Ben","seat":1}]},\
            {"name":"The street","items":[["1"]]},{"items":[[]]},\
            {"grid":[["The street"]],"rows":[[[{"text":"2","style":"warning"}]]]}],"seat":1}""");
  }

  @Test
  void aScribeWritesItsOwnLanguage() {
    var russian = book.scribe(Language.RU, List.of("Аня", "Боря"));
    assertThat(russian.whole(Shown.of(street, Viewer.of(ANN)), occasion(0)))
        .contains("Аня, какой фонарь вы вешаете?", "повесить: Уголь", "\"why\":\"Никто не ждёт.\"");
  }
}
