package nocturne.text;

import static nocturne.kernel.Language.EN;
import static nocturne.kernel.Language.RU;
import static nocturne.kernel.Viewer.ALL_SEEING;
import static nocturne.kernel.Viewer.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nocturne.kernel.Component;
import nocturne.kernel.Language;
import nocturne.kernel.Name;
import nocturne.kernel.Named;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Seen;
import nocturne.kernel.Text;
import nocturne.kernel.Viewer;
import nocturne.text.sample.Sample;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpeakerTest {

  private static final Seat ANNA = Seat.of(0);
  private static final Seat BORIS = Seat.of(1);
  private static final Seats EVERYONE = Seats.first(Seat.MOST);
  private static final Catalogue CATALOGUE = Catalogue.shared().plus(Catalogue.load(Sample.class));

  private enum Phase {
    LAY_LOW,
    PREP
  }

  private enum Cited implements Rule {
    ONLY;

    @Override
    public String id() {
      return "SM-9.13";
    }
  }

  private record Card(int index, String id, Name name) implements Component {}

  private static final Card KATANA = new Card(0, "katana", new Name("Katana", "Катана"));
  private static final Card PISTOL = new Card(1, "pistol", new Name("Pistol", "Пистолет"));

  private static Speaker speaker(Language language) {
    return new Speaker(CATALOGUE, language, List.of("Anna", "Boris"));
  }

  /** What a spectator reads of one argument. */
  private static String spoken(Language language, Object argument) {
    var echo = new Catalogue(Map.of("echo", "{0}"), Map.of("echo", "{0}"));
    var speaker = new Speaker(CATALOGUE.plus(echo), language, List.of("Anna", "Boris"));
    return speaker.say(Text.of("echo", argument), SPECTATOR);
  }

  @ParameterizedTest
  @CsvSource({
    "0,0 карт",
    "1,1 карту",
    "2,2 карты",
    "5,5 карт",
    "11,11 карт",
    "21,21 карту",
    "22,22 карты",
    "25,25 карт"
  })
  void russianPluralsAgreeWithTheirNumber(int number, String cards) {
    assertThat(speaker(RU).say(Text.of("drew", ANNA, number), SPECTATOR))
        .isEqualTo("Anna берёт " + cards);
  }

  @ParameterizedTest
  @CsvSource({"0,0 cards", "1,1 card", "21,21 cards"})
  void englishPluralsAgreeWithTheirNumber(long number, String cards) {
    assertThat(speaker(EN).say(Text.of("drew", BORIS, number), SPECTATOR))
        .isEqualTo("Boris drew " + cards);
  }

  @Test
  void namedThingsAreCalledInTheLanguageSpoken() {
    Named card = KATANA;

    assertThat(spoken(EN, card)).isEqualTo("Katana");
    assertThat(spoken(RU, card)).isEqualTo("Катана");
  }

  @Test
  void textsRulesStringsAndSeatsAreArguments() {
    assertThat(spoken(RU, Text.of("drew", BORIS, 3))).isEqualTo("Boris берёт 3 карты");
    assertThat(spoken(EN, Cited.ONLY)).isEqualTo("SM-9.13");
    assertThat(spoken(EN, "as typed, {0} and all")).isEqualTo("as typed, {0} and all");
    assertThat(spoken(EN, ANNA)).isEqualTo("Anna");
  }

  @Test
  void constantsAreSpokenThroughTheCatalogue() {
    assertThat(spoken(EN, Phase.LAY_LOW)).isEqualTo("Lay Low");
    assertThat(spoken(RU, Phase.LAY_LOW)).isEqualTo("Залечь на дно");
    assertThat(spoken(EN, true)).isEqualTo("yes");
    assertThat(spoken(RU, false)).isEqualTo("нет");
  }

  @Test
  void patternsSelectByTheConstantItself() {
    var patterns =
        Map.of(
            "exit",
            "{0, select, lay_low{hides} other{stays}}, {1, select, true{paid} other{broke}}");
    var speaker = new Speaker(new Catalogue(patterns, Map.of()), EN, List.of());

    assertThat(speaker.say(Text.of("exit", Phase.LAY_LOW, true), SPECTATOR))
        .isEqualTo("hides, paid");
    assertThat(speaker.say(Text.of("exit", Phase.PREP, false), SPECTATOR))
        .isEqualTo("stays, broke");
  }

  @Test
  void listsAreJoinedAsTheLanguageJoinsThem() {
    assertThat(spoken(EN, List.of(ANNA, BORIS))).isEqualTo("Anna and Boris");
    assertThat(spoken(EN, List.of(KATANA, PISTOL, Phase.LAY_LOW)))
        .isEqualTo("Katana, Pistol, and Lay Low");
    assertThat(spoken(RU, List.of(KATANA, PISTOL, "щит"))).isEqualTo("Катана, Пистолет и щит");
    assertThat(spoken(RU, List.of())).isEqualTo("ничего");
  }

  @Test
  void aHiddenComponentIsNamedToItsOwnerOnly() {
    var text = Text.of("took", ANNA, new Seen(KATANA, Seats.of(ANNA)));

    assertThat(speaker(EN).say(text, Viewer.of(ANNA))).isEqualTo("Anna took Katana");
    assertThat(speaker(EN).say(text, Viewer.of(BORIS))).isEqualTo("Anna took a card");
    assertThat(speaker(RU).say(text, Viewer.of(BORIS))).isEqualTo("Anna берёт: карта");
    assertThat(speaker(EN).say(text, SPECTATOR)).isEqualTo("Anna took a card");
  }

  @Test
  void aSpectatorReadsWhatEverybodySees() {
    var text = Text.of("took", ANNA, new Seen(KATANA, EVERYONE));

    assertThat(speaker(EN).say(text, SPECTATOR)).isEqualTo("Anna took Katana");
  }

  @Test
  void theReplayOfAFinishedGameNamesEverything() {
    var text = Text.of("took", ANNA, new Seen(KATANA, Seats.NONE));

    assertThat(speaker(EN).say(text, ALL_SEEING)).isEqualTo("Anna took Katana");
  }

  @Test
  void nestedTextsHideWhatTheWholeHides() {
    var text = Text.of("took", BORIS, Text.of("took", ANNA, new Seen(KATANA, Seats.of(ANNA))));

    assertThat(speaker(EN).say(text, Viewer.of(BORIS))).isEqualTo("Boris took Anna took a card");
  }

  @Test
  void hiddenComponentsOfAListAreCountedTogether() {
    var toAnna = Seats.of(ANNA);
    var text =
        Text.of(
            "took",
            ANNA,
            List.of(
                new Seen(KATANA, toAnna), new Seen(PISTOL, EVERYONE), new Seen(KATANA, toAnna)));

    assertThat(speaker(EN).say(text, Viewer.of(ANNA)))
        .isEqualTo("Anna took Katana, Pistol, and Katana");
    assertThat(speaker(EN).say(text, Viewer.of(BORIS))).isEqualTo("Anna took Pistol and 2 cards");
    assertThat(speaker(RU).say(text, SPECTATOR)).isEqualTo("Anna берёт: Пистолет и 2 карты");
  }

  @Test
  void aMissingKeyIsNamedWithItsLanguage() {
    assertThatThrownBy(() -> speaker(RU).say(Text.of("lost", ANNA), SPECTATOR))
        .isInstanceOf(SpeechException.class)
        .hasMessage("The message 'lost' can't be said in 'ru': the key is missing");
    assertThatThrownBy(() -> spoken(EN, Phase.PREP))
        .isInstanceOf(SpeechException.class)
        .hasMessage("The message 'phase.prep' can't be said in 'en': the key is missing");
  }

  @Test
  void argumentsThatDoNotFitAreRefused() {
    assertThatThrownBy(() -> speaker(EN).say(Text.of("drew", ANNA), SPECTATOR))
        .isInstanceOf(SpeechException.class)
        .hasMessage(
            "The message 'drew' can't be said in 'en': it uses argument {1}, and only 1 were given");
    assertThatThrownBy(() -> speaker(EN).say(Text.of("drew", ANNA, "three"), SPECTATOR))
        .isInstanceOf(SpeechException.class)
        .hasMessageStartingWith(
            "The message 'drew' can't be said in 'en': an argument doesn't fit");
    assertThatThrownBy(() -> spoken(EN, 1.5))
        .isInstanceOf(SpeechException.class)
        .hasMessage("The message 'echo' can't be said in 'en': an argument is a java.lang.Double");
    assertThatThrownBy(() -> spoken(EN, Seat.of(4)))
        .isInstanceOf(SpeechException.class)
        .hasMessage("The message 'echo' can't be said in 'en': nobody is named for seat 5");
  }

  @Test
  void threadsMayShareASpeaker() {
    var speaker = speaker(RU);

    assertThat(
            IntStream.range(0, 2000)
                .parallel()
                .mapToObj(i -> speaker.say(Text.of("drew", ANNA, i % 10), SPECTATOR))
                .distinct())
        .hasSize(10);
  }
}
