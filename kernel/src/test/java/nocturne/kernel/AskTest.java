package nocturne.kernel;

import static nocturne.kernel.night.Move.Plain.BOW;
import static nocturne.kernel.night.Move.Plain.DONE;
import static nocturne.kernel.night.Move.Plain.DRAW;
import static nocturne.kernel.night.Move.Plain.PASS;
import static nocturne.kernel.night.Move.Plain.PEEK;
import static nocturne.kernel.night.NightRule.NC_2;
import static nocturne.kernel.night.NightRule.NC_3;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nocturne.kernel.Tray.AskWord;
import nocturne.kernel.Tray.Word;
import nocturne.kernel.night.Alarm;
import nocturne.kernel.night.Card;
import nocturne.kernel.night.Move;
import nocturne.kernel.night.Night;
import nocturne.kernel.night.NightCards;
import nocturne.kernel.night.Turn;
import org.junit.jupiter.api.Test;

class AskTest {

  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);
  private static final Seat CLEO = Seat.of(2);

  private final List<String> heard = new ArrayList<>();
  private final Tray tray = Tray.of(new Layout(), 3);

  private void hear(Tray table, Seat seat, String word) {
    heard.add(seat + " " + word);
  }

  private Step<Tray> say(String word) {
    return table -> heard.add(word);
  }

  private Step<Tray> rest() {
    return AskWord.of(CLEO, this::hear, "stay", "go");
  }

  private static Night night(String alarm) {
    return NightCards.GAME.open(
        NightCards.setup(Map.of("alarm", alarm, "rounds", "1"), "Ann", "Ben", "Cleo"),
        new FastChance(11));
  }

  /** Puts a card into a hand, wherever it lies. */
  private static void give(Night night, Seat seat, String id) {
    var card = night.at().cards.stream().filter(c -> c.id().equals(id)).findFirst().orElseThrow();
    for (var zone : night.layout().zones()) {
      @SuppressWarnings("unchecked") // Night Cards has one kind of component
      var cards = (Zone<Card>) zone;
      if (cards.has(night, card)) {
        cards.move(night, card, night.hand(seat));
        return;
      }
    }
  }

  // Steps and the agenda

  @Test
  void aWindowThatNobodyIsAskedInStaysOffTheAgenda() {
    tray.then(rest());
    tray.ask(new AskWord(Seats.NONE, List.of("a", "b"), false, this::hear));
    assertThat(tray.agenda()).hasSize(1);
    tray.ask(AskWord.of(BEN, this::hear, "a", "b"));
    assertThat(tray.agenda()).hasSize(2);
    tray.begin();
    assertThat(tray.asked()).isEqualTo(Seats.of(BEN));
  }

  @Test
  void whatFollowsAWindowHappensAtOnceWhereNobodyIsAskedInIt() {
    tray.then(rest());
    tray.ask(new AskWord(Seats.NONE, List.of("a", "b"), false, this::hear), say("after"));
    assertThat(heard).containsExactly("after");
    assertThat(tray.agenda()).hasSize(1);
  }

  @Test
  void whatFollowsAnOpenWindowWaitsForIt() {
    tray.then(rest());
    tray.ask(AskWord.of(BEN, this::hear, "a", "b"), say("after"));
    tray.begin();
    assertThat(heard).isEmpty();
    tray.choose(BEN, 0);
    assertThat(heard).endsWith("after").hasSize(2);
  }

  @Test
  void stepsRunInTheOrderInWhichTheyArePut() {
    tray.then(rest());
    tray.then(say("one"), say("two"));
    tray.then(say("zero"));
    tray.then(say("a"), say("b"), say("c"));
    tray.then(rest(), rest());
    tray.then(say("first"));
    tray.begin();
    assertThat(heard).containsExactly("first");
    tray.choose(CLEO, 0);
    tray.choose(CLEO, 0);
    assertThat(heard)
        .containsExactly(
            "first", "seat 3 stay", "seat 3 stay", "a", "b", "c", "zero", "one", "two");
  }

  @Test
  void whatAStepPutsHappensBeforeWhatLayThere() {
    tray.then(rest());
    tray.then(say("later"));
    tray.then(table -> table.then(say("now")));
    tray.begin();
    assertThat(heard).containsExactly("now", "later");
  }

  @Test
  void aTableWithNothingToDoAndNoResultIsABug() {
    assertThatIllegalStateException()
        .isThrownBy(tray::begin)
        .withMessage("the agenda is empty and the game is not over");
  }

  @Test
  void theEndOfTheGameDropsWhateverWasToHappen() {
    tray.then(rest());
    tray.then(table -> table.end(new Result(List.of(), Text.of("over"))));
    tray.begin();
    assertThat(tray.isOver()).isTrue();
    assertThat(tray.asked()).isEqualTo(Seats.NONE);
    assertThat(tray.agenda()).isEmpty();
    assertThat(tray.question(CLEO)).isEmpty();
  }

  // Questions

  @Test
  void anAskToNobodyIsPassedOver() {
    tray.then(new AskWord(Seats.NONE, List.of("x", "y"), false, this::hear), rest());
    tray.begin();
    assertThat(tray.asked()).isEqualTo(Seats.of(CLEO));
  }

  @Test
  void theAskThatATableWaitsAtIsKnown() {
    var ask = AskWord.of(BEN, this::hear, "a", "b");
    tray.then(ask);
    tray.begin();
    assertThat(tray.pending()).isSameAs(ask);
    assertThat(ask.revealedTogether()).isFalse();
  }

  @Test
  void anAskWithoutOptionsIsABug() {
    tray.then(AskWord.of(ANN, this::hear));
    assertThatIllegalStateException()
        .isThrownBy(tray::begin)
        .withMessageStartingWith("seat 1 is asked without options");
  }

  @Test
  void aForcedChoiceIsTakenUnasked() {
    tray.then(AskWord.of(ANN, this::hear, "only"), rest());
    tray.begin();
    assertThat(heard).containsExactly("seat 1 only");
    assertThat(tray.asked()).isEqualTo(Seats.of(CLEO));
    assertThat(tray.version()).isZero();
  }

  @Test
  void aForcedChoiceThatAPersonShouldSeeIsAsked() {
    tray.then(new AskWord(Seats.of(ANN), List.of("only"), true, this::hear), rest());
    tray.begin();
    assertThat(heard).isEmpty();
    assertThat(tray.asked()).isEqualTo(Seats.of(ANN));
    tray.choose(ANN, 0);
    assertThat(heard).containsExactly("seat 1 only");
  }

  @Test
  void theQuestionSaysWhatMayBeChosenWhatNotAndWhy() {
    var night = night("no");
    night.choose(ANN, PEEK);
    var question = night.question(ANN).orElseThrow();
    assertThat(question.prompt()).isEqualTo(Text.of("turn", 1));
    assertThat(question.rule()).isEqualTo(NC_2);
    assertThat(question.options()).contains(DONE, DRAW).doesNotContain(PEEK);
    assertThat(question.refusals()).containsExactly(new Refusal(PEEK, NC_3));
  }

  @Test
  void aSeatThatIsNotAskedHasNoQuestion() {
    assertThat(night("no").question(BEN)).isEmpty();
  }

  @Test
  void aWindowInterruptsThoseWhoAreAskedAndATurnDoesNot() {
    var night = night("no");
    assertThat(night.interrupts(ANN)).isFalse();
    assertThat(night.question(ANN).orElseThrow().interrupts()).isFalse();
    give(night, BEN, "light-1");
    night.resume(List.of(new Alarm(Seats.of(BEN))));
    assertThat(night.interrupts(BEN)).isTrue();
    assertThat(night.question(BEN).orElseThrow().interrupts()).isTrue();
    assertThat(night.interrupts(ANN)).isFalse();
    var view = night.view(Viewer.of(BEN)).table();
    assertThatIllegalStateException().isThrownBy(() -> view.interrupts(BEN));
  }

  @Test
  void aWindowConcernsThoseWhomItIsAboutAndATurnNobody() {
    var night = night("no");
    assertThat(night.concerns(ANN)).isFalse();
    give(night, BEN, "light-1");
    night.resume(List.of(new Alarm(Seats.of(BEN))));
    assertThat(night.concerns(BEN)).isFalse();
    night.at().scores.add(night, BEN.index(), 1);
    assertThat(night.concerns(BEN)).isTrue();
    assertThat(night.concerns(ANN)).isFalse();
  }

  @Test
  void searchesAreNotBotheredWithRefusals() {
    var night = night("no");
    night.choose(ANN, PEEK);
    assertThat(night.options(ANN).explaining()).isFalse();
    assertThat(night.options(ANN).refusals()).isEmpty();
  }

  @Test
  void aNamedOptionTouchesItselfAndOthersTouchNothing() {
    var card = new Card(0, 1, false);
    assertThat(card.touches()).hasSize(1).first().isEqualTo(card);
    assertThat(DONE.touches()).isEmpty();
    assertThat(new Move.Take(card).touches()).hasSize(1);
  }

  @Test
  void moreOptionsThanExpectedAreAllOffered() {
    var words = new String[100];
    for (int i = 0; i < words.length; i++) words[i] = "w" + i;
    tray.then(AskWord.of(ANN, this::hear, words), rest());
    tray.begin();
    assertThat(tray.options(ANN).list()).extracting(Option::id).containsExactly(words);
    assertThat(tray.options(ANN).has(new Word("w99"))).isTrue();
    assertThat(tray.options(ANN).find("w100")).isEmpty();
  }

  // Questions to several seats

  @Test
  void aSecretQuestionIsAnsweredInAnyOrderAndGoesOnWhenAllAreIn() {
    var night = night("no");
    for (var seat : night.seats()) night.choose(seat, DONE);
    assertThat(night.asked()).isEqualTo(night.seats());
    night.choose(CLEO, new Move.Stake(3));
    assertThat(night.asked()).isEqualTo(Seats.of(ANN).with(BEN));
    night.choose(ANN, new Move.Stake(1));
    assertThat(night.asked()).isEqualTo(Seats.of(BEN));
    assertThat(night.at().shownStakes.get(night, 2)).isZero();
    night.choose(BEN, new Move.Stake(2));
    assertThat(night.question(ANN).orElseThrow().prompt()).isEqualTo(Text.of("bid-prompt"));
  }

  @Test
  void nobodySeesASecretAnswerUntilAllAreIn() {
    var night = night("no");
    for (var seat : night.seats()) night.choose(seat, DONE);
    var other = night.copy();
    night.choose(CLEO, new Move.Stake(3));
    other.choose(CLEO, new Move.Stake(1));
    assertThat(night.view(Viewer.of(ANN)).difference(other.view(Viewer.of(ANN)))).isEmpty();
    assertThat(night.view(Viewer.SPECTATOR).difference(other.view(Viewer.SPECTATOR))).isEmpty();
    assertThat(night.view(Viewer.of(CLEO)).difference(other.view(Viewer.of(CLEO)))).isNotEmpty();
  }

  @Test
  void aPlayOpensTheInterruptWindowAgainAndPassesCloseIt() {
    var night = night("yes");
    give(night, ANN, "light-1");
    give(night, BEN, "light-2");
    give(night, BEN, "light-3");
    give(night, CLEO, "light-4");
    night.choose(ANN, DONE);
    assertThat(night.asked()).isEqualTo(Seats.of(BEN).with(CLEO));
    night.choose(CLEO, PASS);
    assertThat(night.asked()).isEqualTo(Seats.of(BEN));
    night.choose(BEN, night.offered(BEN, "light-2"));
    assertThat(night.asked()).isEqualTo(night.seats());
    night.choose(ANN, PASS);
    night.choose(CLEO, PASS);
    night.choose(BEN, PASS);
    assertThat(night.agenda().getFirst()).isEqualTo(new Turn(BEN, 2, false));
  }

  @Test
  void seatsThatCanDoNothingAreNotAskedInTheWindow() {
    var night = night("yes");
    for (int light = 1; light <= 8; light++) give(night, ANN, "light-" + light);
    night.choose(ANN, DONE);
    assertThat(night.agenda()).noneMatch(step -> step instanceof Alarm);
    assertThat(night.asked()).isEqualTo(Seats.of(BEN));
  }

  @Test
  void anOnlyCardIsBidUnasked() {
    var night = night("no");
    var hand = night.hand(BEN);
    while (hand.size(night) > 1) hand.moveTop(night, night.at().row);
    var last = hand.top(night);
    for (var seat : night.seats()) night.choose(seat, DONE);
    for (var seat : night.seats()) night.choose(seat, new Move.Stake(1));
    assertThat(night.asked()).isEqualTo(Seats.of(ANN).with(CLEO));
    assertThat(night.bid(BEN).list(night)).containsExactly(last);
  }

  @Test
  void everybodyBowsThoughThereIsNoChoice() {
    var night = night("no");
    for (var seat : night.seats()) night.choose(seat, DONE);
    for (var seat : night.seats()) night.choose(seat, new Move.Stake(1));
    for (var seat : night.seats()) night.choose(seat, 0);
    assertThat(night.asked()).isEqualTo(night.seats());
    for (var seat : night.seats()) {
      assertThat(night.options(seat).list()).containsExactly(BOW);
      night.choose(seat, BOW);
    }
    assertThat(night.isOver()).isTrue();
  }

  // Prepared positions

  @Test
  void aTableCanResumeWithOtherSteps() {
    tray.then(rest());
    tray.begin();
    tray.resume(List.of(say("one"), AskWord.of(ANN, this::hear, "a", "b")));
    assertThat(heard).containsExactly("one");
    assertThat(tray.asked()).isEqualTo(Seats.of(ANN));
    assertThat(tray.agenda()).hasSize(1);
  }

  @Test
  void aTableThatIsOverCanResume() {
    tray.then(table -> table.end(new Result(List.of(), Text.of("over"))));
    tray.begin();
    tray.resume(List.of(rest()));
    assertThat(tray.isOver()).isFalse();
    assertThat(tray.asked()).isEqualTo(Seats.of(CLEO));
  }

  @Test
  void resumingWithTheSameStepsListsTheOptionsAnew() {
    var night = night("no");
    night.options(ANN);
    night.hand(ANN).moveAll(night, night.at().discard);
    night.resume(night.agenda());
    assertThat(night.options(ANN).list()).noneMatch(option -> option instanceof Move.Hide);
    assertThat(night.asked()).isEqualTo(Seats.of(ANN));
  }
}
