package nocturne.kernel;

import static nocturne.kernel.Recorded.Undo.BEYOND_BARRIER;
import static nocturne.kernel.Recorded.Undo.FREE;
import static nocturne.kernel.Recorded.Undo.NOTHING;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import nocturne.kernel.Tray.Pebble;
import nocturne.kernel.Tray.TrayGame;
import nocturne.kernel.night.Alarm;
import nocturne.kernel.night.Card;
import nocturne.kernel.night.Night;
import nocturne.kernel.night.NightCards;
import org.junit.jupiter.api.Test;

class UndoTest {

  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);
  private static final Seat CLEO = Seat.of(2);

  private final Recorded<Night> night = open("yes");

  private static Recorded<Night> open(String alarm) {
    return open(alarm, "undo");
  }

  private static Recorded<Night> open(String alarm, String seed) {
    return Recorded.open(
        NightCards.GAME,
        NightCards.setup(Map.of("rounds", "2", "alarm", alarm), "Ann", "Ben", "Cleo"),
        Seed.of(seed));
  }

  private static void choose(Recorded<?> recorded, Seat seat, String option) {
    Games.choose(recorded, seat, option);
  }

  /**
   * Undoes a seat's last choice, which must be the last of all, and expects the table of before.
   */
  private void undoesFreely(Recorded<Night> recorded, Seat seat, String option) {
    long before = recorded.table().hash();
    int version = recorded.table().version();
    var record = recorded.record();
    var log = recorded.log();
    choose(recorded, seat, option);
    assertThat(recorded.undoing(seat)).isEqualTo(FREE);
    recorded.undo(seat);
    assertThat(recorded.table().hash()).isEqualTo(before);
    assertThat(recorded.table().version()).isEqualTo(version);
    assertThat(recorded.record()).isEqualTo(record);
    assertThat(recorded.log()).isEqualTo(log);
  }

  private static Recorded<Night> atWager(String seed) {
    var recorded = open("no", seed);
    for (var seat : recorded.table().seats()) choose(recorded, seat, "done");
    return recorded;
  }

  private static Recorded<Night> atBid(String seed) {
    var recorded = atWager(seed);
    for (var seat : recorded.table().seats()) choose(recorded, seat, "stake 1");
    return recorded;
  }

  /** A table where everybody bids and Ben holds cards with so many different backs. */
  private static Recorded<Night> atBid(int backs) {
    for (int i = 0; ; i++) {
      var recorded = atBid("bid " + i);
      var hand = recorded.table().hand(BEN).list(recorded.table());
      if (hand.stream().map(Card::back).distinct().count() == backs) return recorded;
    }
  }

  private String bid(Recorded<Night> recorded, Seat seat, int number) {
    return recorded.table().options(seat).get(number).id();
  }

  @Test
  void whoHasNotChosenHasNothingToUndo() {
    assertThat(night.undoing(ANN)).isEqualTo(NOTHING);
    assertThatThrownBy(() -> night.undo(ANN))
        .isInstanceOf(ChoiceRefused.class)
        .hasMessage("seat 1 has nothing to undo");
  }

  @Test
  void hidingOnesOwnCardIsUndoneFreely() {
    var card = night.table().hand(ANN).top(night.table());
    undoesFreely(night, ANN, "hide " + card.id());
  }

  @Test
  void takingAnOpenCardIsUndoneFreely() {
    var card = night.table().at().row.top(night.table());
    undoesFreely(night, ANN, "take " + card.id());
  }

  @Test
  void layingOnesOwnCardOpenIsUndoneFreelyBecauseItsOwnerLearnsNothing() {
    var card = night.table().hand(ANN).top(night.table());
    undoesFreely(night, ANN, "lay " + card.id());
  }

  @Test
  void severalFreeChoicesAreUndoneOneAfterAnother() {
    long before = night.table().hash();
    var cards = night.table().hand(ANN).list(night.table());
    choose(night, ANN, "hide " + cards.get(0).id());
    choose(night, ANN, "hide " + cards.get(1).id());
    night.undo(ANN);
    assertThat(night.undoing(ANN)).isEqualTo(FREE);
    night.undo(ANN);
    assertThat(night.table().hash()).isEqualTo(before);
    assertThat(night.undoing(ANN)).isEqualTo(NOTHING);
  }

  @Test
  void aHiddenCardThatWasSeenIsABarrier() {
    choose(night, ANN, "draw");
    assertThat(night.undoing(ANN)).isEqualTo(BEYOND_BARRIER);
  }

  @Test
  void aPeekIsABarrier() {
    choose(night, ANN, "peek");
    assertThat(night.undoing(ANN)).isEqualTo(BEYOND_BARRIER);
  }

  @Test
  void drawingACardThatOneHasPeekedAtIsNoBarrier() {
    choose(night, ANN, "peek");
    undoesFreely(night, ANN, "draw");
  }

  @Test
  void aBarrierStopsTheFreeUndoOfWhatCameBeforeIt() {
    var card = night.table().hand(ANN).top(night.table());
    choose(night, ANN, "hide " + card.id());
    choose(night, ANN, "draw");
    night.undo(ANN);
    assertThat(night.undoing(ANN)).isEqualTo(BEYOND_BARRIER);
  }

  @Test
  void aRollIsABarrier() {
    var recorded = atBid(1);
    choose(recorded, ANN, bid(recorded, ANN, 0));
    choose(recorded, BEN, bid(recorded, BEN, 0));
    choose(recorded, CLEO, bid(recorded, CLEO, 0));
    assertThat(recorded.undoing(CLEO)).isEqualTo(BEYOND_BARRIER);
  }

  @Test
  void anotherSeatsChoiceIsABarrier() {
    choose(night, ANN, "done");
    while (night.table().agenda().getFirst() instanceof Alarm)
      choose(night, night.table().asked().first(), "pass");
    var card = night.table().hand(BEN).top(night.table());
    choose(night, BEN, "hide " + card.id());
    assertThat(night.undoing(ANN)).isEqualTo(BEYOND_BARRIER);
    assertThat(night.undoing(BEN)).isEqualTo(FREE);
  }

  @Test
  void inASecretQuestionOnlyOnesOwnAnswerIsUndone() {
    var recorded = atBid(1);
    var mine = bid(recorded, ANN, 0);
    var other = bid(recorded, ANN, 1);
    var bens = bid(recorded, BEN, 0);
    choose(recorded, ANN, mine);
    choose(recorded, BEN, bens);
    assertThat(recorded.undoing(ANN)).isEqualTo(FREE);
    recorded.undo(ANN);
    assertThat(recorded.table().asked()).isEqualTo(Seats.of(ANN).with(CLEO));
    assertThat(recorded.table().bid(BEN).top(recorded.table()).id()).isEqualTo(bens);
    choose(recorded, ANN, other);
    assertThat(recorded.table().bid(ANN).top(recorded.table()).id()).isEqualTo(other);
    assertThat(recorded.table().asked()).isEqualTo(Seats.of(CLEO));
  }

  @Test
  void aSecretAnswerOfWhichOthersSeeTheBackIsABarrierToThem() {
    var recorded = atBid(2);
    choose(recorded, ANN, bid(recorded, ANN, 0));
    assertThat(recorded.undoing(ANN)).isEqualTo(FREE);
    choose(recorded, BEN, bid(recorded, BEN, 0));
    assertThat(recorded.undoing(ANN)).isEqualTo(BEYOND_BARRIER);
    assertThat(recorded.undoing(BEN)).isEqualTo(FREE);
  }

  @Test
  void aSecretAnswerGivenAnewGivesTheSameTable() {
    var recorded = atWager("undo");
    choose(recorded, ANN, "stake 2");
    choose(recorded, BEN, "stake 3");
    long before = recorded.table().hash();
    recorded.undo(ANN);
    choose(recorded, ANN, "stake 2");
    assertThat(recorded.table().hash()).isEqualTo(before);
  }

  @Test
  void whenTheSecretAnswersComeToLightNobodyTakesTheirsBackFreely() {
    // The cards are laid open.
    var recorded = atBid(1);
    for (var seat : List.of(ANN, BEN, CLEO)) choose(recorded, seat, bid(recorded, seat, 0));
    for (var seat : List.of(ANN, BEN, CLEO))
      assertThat(recorded.undoing(seat)).isEqualTo(BEYOND_BARRIER);
  }

  @Test
  void whenSecretNumbersComeToLightNobodyTakesTheirsBackFreely() {
    var places = new Layout();
    var votes =
        List.of(places.secret("1", 1, Seats.of(ANN), 2), places.secret("2", 1, Seats.of(BEN), 2));
    var shown = places.register("shown", 2);
    var recorded =
        new TrayGame(places, tray -> tray.then(new Vote(votes, shown, tray.seats()))).open(2);
    choose(recorded, ANN, "one");
    assertThat(recorded.undoing(ANN)).isEqualTo(FREE);
    choose(recorded, BEN, "two");
    assertThat(shown.get(recorded.table(), 0)).isEqualTo(1);
    assertThat(recorded.undoing(BEN)).isEqualTo(BEYOND_BARRIER);
    assertThat(recorded.undoing(ANN)).isEqualTo(BEYOND_BARRIER);
  }

  /** Two seats vote in secret; when both have, the votes are shown and they vote again. */
  record Vote(List<Register> votes, Register shown, Seats waiting) implements Ask<Tray> {

    @Override
    public Seats asked(Tray tray) {
      return waiting;
    }

    @Override
    public Text prompt(Tray tray, Seat seat) {
      return Text.of("vote");
    }

    @Override
    public Rule rule() {
      return Tray.Only.RULE;
    }

    @Override
    public void options(Tray tray, Seat seat, Options may) {
      may.add(new Tray.Word("one"));
      may.add(new Tray.Word("two"));
    }

    @Override
    public void chosen(Tray tray, Seat seat, Option option) {
      votes.get(seat.index()).set(tray, option.id().equals("one") ? 1 : 2);
      var left = waiting.without(seat);
      if (left.isEmpty()) {
        for (var voter : tray.seats()) {
          shown.set(tray, voter.index(), votes.get(voter.index()).reveal(tray, 0));
        }
        left = tray.seats();
      }
      tray.then(new Vote(votes, shown, left));
    }
  }

  @Test
  void whatDependsOnAHandIsABarrierForThoseWhoCannotReadIt() {
    var layout = new Layout();
    var kind = layout.kind("pebbles", Pebble.all(2));
    var hand = layout.zone("hand", kind, Sight.only(Seats.of(ANN)));
    var recorded =
        new TrayGame(
                layout,
                tray -> {
                  hand.fill(tray, Pebble.all(2));
                  tray.then(
                      Tray.AskWord.of(ANN, (table, seat, word) -> hand.consult(table), "a", "b"),
                      Tray.AskWord.of(BEN, (table, seat, word) -> hand.consult(table), "a", "b"),
                      Tray.AskWord.of(CLEO, (table, seat, word) -> {}, "a", "b"));
                })
            .open(3);
    choose(recorded, ANN, "a");
    assertThat(recorded.undoing(ANN)).isEqualTo(FREE);
    choose(recorded, BEN, "a");
    assertThat(recorded.undoing(BEN)).isEqualTo(BEYOND_BARRIER);
  }

  @Test
  void revealingOnesOwnSecretNumberIsNoBarrier() {
    var places = new Layout();
    var secret = places.secret("secret", 1, Seats.of(ANN), 2);
    var recorded =
        new TrayGame(
                places,
                tray -> {
                  secret.set(tray, 0, 2);
                  tray.then(
                      Tray.AskWord.of(
                          ANN, (table, seat, word) -> secret.reveal(table, 0), "a", "b"),
                      Tray.AskWord.of(
                          BEN, (table, seat, word) -> secret.reveal(table, 0), "a", "b"),
                      Tray.AskWord.of(ANN, (table, seat, word) -> {}, "a", "b"));
                })
            .open(2);
    choose(recorded, ANN, "a");
    assertThat(recorded.undoing(ANN)).isEqualTo(FREE);
    choose(recorded, BEN, "a");
    assertThat(recorded.undoing(BEN)).isEqualTo(BEYOND_BARRIER);
  }

  @Test
  void aQuestionAskedAnewIsNotTheQuestionThatWasAnswered() {
    // Nothing comes to light here, and still Ann's vote of the first round is not hers to change
    // when Ben has voted in the second.
    var recorded = new TrayGame(new Layout(), tray -> tray.then(new Rounds(tray.seats()))).open(2);
    choose(recorded, ANN, "yes");
    choose(recorded, BEN, "yes");
    choose(recorded, BEN, "yes");
    long before = recorded.table().hash();
    assertThat(recorded.undoing(ANN)).isEqualTo(BEYOND_BARRIER);
    assertThat(recorded.undoing(BEN)).isEqualTo(FREE);
    recorded.undo(BEN);
    choose(recorded, BEN, "yes");
    assertThat(recorded.table().hash()).isEqualTo(before);
  }

  /** Everybody says yes or no, again and again. */
  record Rounds(Seats waiting) implements Ask<Tray> {

    @Override
    public Seats asked(Tray tray) {
      return waiting;
    }

    @Override
    public Text prompt(Tray tray, Seat seat) {
      return Text.of("round");
    }

    @Override
    public Rule rule() {
      return Tray.Only.RULE;
    }

    @Override
    public void options(Tray tray, Seat seat, Options may) {
      may.add(new Tray.Word("yes"));
      may.add(new Tray.Word("no"));
    }

    @Override
    public void chosen(Tray tray, Seat seat, Option option) {
      var left = waiting.without(seat);
      tray.then(new Rounds(left.isEmpty() ? tray.seats() : left));
    }
  }

  @Test
  void aPlayInAWindowIsNotUndoneUnderAnotherSeatsAnswerToIt() {
    var recorded =
        new TrayGame(new Layout(), tray -> tray.then(new Window(tray.seats(), false))).open(2);
    choose(recorded, ANN, "play");
    assertThat(recorded.undoing(ANN)).isEqualTo(FREE);
    choose(recorded, BEN, "cancel");
    long before = recorded.table().hash();
    assertThat(recorded.undoing(ANN)).isEqualTo(BEYOND_BARRIER);
    assertThat(recorded.table().hash()).isEqualTo(before);
    recorded.undo(ANN);
    assertThat(recorded.table().agenda().getFirst())
        .isEqualTo(new Window(recorded.table().seats(), false));
  }

  @Test
  void aPassInAWindowIsUndoneFreelyUntilAnotherSeatHasAnswered() {
    var recorded =
        new TrayGame(new Layout(), tray -> tray.then(new Window(tray.seats(), false))).open(3);
    choose(recorded, ANN, "pass");
    assertThat(recorded.undoing(ANN)).isEqualTo(FREE);
    choose(recorded, BEN, "pass");
    assertThat(recorded.undoing(ANN)).isEqualTo(BEYOND_BARRIER);
    assertThat(recorded.undoing(BEN)).isEqualTo(FREE);
  }

  /** An interrupt window: what is played can be cancelled. */
  record Window(Seats waiting, boolean played) implements Ask<Tray> {

    @Override
    public Seats asked(Tray tray) {
      return waiting;
    }

    @Override
    public Text prompt(Tray tray, Seat seat) {
      return Text.of("window");
    }

    @Override
    public Rule rule() {
      return Tray.Only.RULE;
    }

    @Override
    public void options(Tray tray, Seat seat, Options may) {
      may.add(new Tray.Word("pass"));
      may.add(new Tray.Word(played ? "cancel" : "play"));
    }

    @Override
    public void chosen(Tray tray, Seat seat, Option option) {
      switch (option.id()) {
        case "play" -> tray.then(new Window(tray.seats(), true));
        case "cancel" -> tray.then(new Window(tray.seats(), false));
        default -> {
          var left = waiting.without(seat);
          tray.then(new Window(left.isEmpty() ? tray.seats() : left, played));
        }
      }
    }
  }

  @Test
  void anAnswerThatOthersHaveSeenAndAnsweredToIsNotUndoneFreely() {
    // An open draft: everybody is asked at once, and what is taken is seen at once.
    var places = new Layout();
    var kind = places.kind("pebbles", Pebble.all(4));
    var row = places.zone("row", kind, Sight.OPEN);
    var taken = places.zone("taken", kind, Sight.OPEN);
    var recorded =
        new TrayGame(
                places,
                tray -> {
                  row.fill(tray, kind.all());
                  tray.then(new Draft(row, taken, tray.seats()));
                })
            .open(3);
    choose(recorded, ANN, "p0");
    assertThat(recorded.undoing(ANN)).isEqualTo(FREE);
    choose(recorded, BEN, "p1");
    assertThat(recorded.undoing(ANN)).isEqualTo(BEYOND_BARRIER);
    assertThat(recorded.undoing(BEN)).isEqualTo(FREE);
  }

  record Draft(Zone<Pebble> row, Zone<Pebble> taken, Seats waiting) implements Ask<Tray> {

    @Override
    public Seats asked(Tray tray) {
      return waiting;
    }

    @Override
    public Text prompt(Tray tray, Seat seat) {
      return Text.of("draft");
    }

    @Override
    public Rule rule() {
      return Tray.Only.RULE;
    }

    @Override
    public void options(Tray tray, Seat seat, Options may) {
      row.list(tray).forEach(pebble -> may.add(new Tray.Word(pebble.id())));
    }

    @Override
    public void chosen(Tray tray, Seat seat, Option option) {
      for (var pebble : row.list(tray))
        if (pebble.id().equals(option.id())) row.move(tray, pebble, taken);
      tray.then(new Draft(row, taken, waiting.without(seat)));
    }
  }

  @Test
  void aBackThatWasSeenIsABarrier() {
    // Nobody sees what the pebble from the bag is, and everybody sees its colour.
    assertThat(afterLayingFaceDown(new Pebble(0, 0), new Pebble(1, 1))).isEqualTo(BEYOND_BARRIER);
  }

  @Test
  void aBackThatAllHaveIsNoBarrier() {
    assertThat(afterLayingFaceDown(new Pebble(0, 0), new Pebble(1, 0))).isEqualTo(FREE);
  }

  private static Recorded.Undo afterLayingFaceDown(Pebble... pebbles) {
    var places = new Layout();
    var kind = places.kind("pebbles", List.of(pebbles));
    var bag = places.zone("bag", kind, Sight.HIDDEN);
    var board = places.zone("board", kind, Sight.FACES);
    var recorded =
        new TrayGame(
                places,
                tray -> {
                  bag.fill(tray, kind.all());
                  tray.then(
                      Tray.AskWord.of(
                          ANN,
                          (table, seat, word) -> bag.moveFaceDown(table, bag.top(table), board),
                          "lay",
                          "wait"),
                      Tray.AskWord.of(BEN, (table, seat, word) -> {}, "a", "b"));
                })
            .open(2);
    choose(recorded, ANN, "lay");
    return recorded.undoing(ANN);
  }

  // Beyond the barrier

  @Test
  void undoBeyondTheBarrierPutsARetakeAndGoesBackToBeforeTheChoice() {
    var fresh = open("yes").table();
    choose(night, ANN, "draw");
    night.undo(ANN);
    assertThat(night.table().difference(fresh)).isEmpty();
    assertThat(night.record().entries()).containsExactly(new GameRecord.Entry.Retake());
    assertThat(night.undoing(ANN)).isEqualTo(NOTHING);
  }

  @Test
  void undoBeyondTheBarrierTakesEverythingAfterTheChoiceBack() {
    var card = night.table().hand(ANN).top(night.table());
    choose(night, ANN, "hide " + card.id());
    choose(night, ANN, "draw");
    choose(night, ANN, "done");
    while (night.table().agenda().getFirst() instanceof Alarm)
      choose(night, night.table().asked().first(), "pass");
    choose(night, BEN, "draw");
    night.undo(ANN);
    assertThat(night.table().asked()).isEqualTo(Seats.of(ANN));
    assertThat(night.undoing(BEN)).isEqualTo(NOTHING);
    assertThat(night.record().entries()).last().isEqualTo(new GameRecord.Entry.Retake());
  }

  private static Recorded<Tray> dice() {
    var places = new Layout();
    var die = places.register("die", 1);
    return new TrayGame(places, tray -> tray.then(new Throw(die))).open(1);
  }

  /** Wait, or throw a die of a thousand sides; again and again. */
  record Throw(Register die) implements Ask<Tray> {

    @Override
    public Seats asked(Tray tray) {
      return Seats.of(ANN);
    }

    @Override
    public Text prompt(Tray tray, Seat seat) {
      return Text.of("throw");
    }

    @Override
    public Rule rule() {
      return Tray.Only.RULE;
    }

    @Override
    public void options(Tray tray, Seat seat, Options may) {
      may.add(new Tray.Word("wait"));
      may.add(new Tray.Word("throw"));
    }

    @Override
    public void chosen(Tray tray, Seat seat, Option option) {
      if (option.id().equals("throw")) die.set(tray, 1 + tray.chance("die").below(1000));
      tray.then(this);
    }
  }

  private static int thrown(Recorded<Tray> recorded) {
    choose(recorded, ANN, "throw");
    return recorded.table().layout().registers().getFirst().get(recorded.table());
  }

  @Test
  void aThrowThatWasUndoneComesOutOtherwise() {
    var recorded = dice();
    int first = thrown(recorded);
    recorded.undo(ANN);
    int second = thrown(recorded);
    recorded.undo(ANN);
    int third = thrown(recorded);
    assertThat(List.of(first, second, third)).doesNotHaveDuplicates();
  }

  @Test
  void noThrowThatWasEverSeenComesBackHoweverFarIsUndone() {
    var recorded = dice();
    choose(recorded, ANN, "wait");
    int first = thrown(recorded);
    recorded.undo(ANN);
    int second = thrown(recorded);
    recorded.undo(ANN);
    recorded.undo(ANN);
    choose(recorded, ANN, "wait");
    int third = thrown(recorded);
    assertThat(List.of(first, second, third)).doesNotHaveDuplicates();
  }

  @Test
  void aRetakeIsRecordedAndReplays() {
    var recorded = Games.play(open("yes"), 30, 4);
    for (var seat : recorded.table().seats())
      if (recorded.undoing(seat) == BEYOND_BARRIER) recorded.undo(seat);
    Games.play(recorded, 30, 5);
    var record = RecordText.read(RecordText.write(recorded.record()), NightCards.GAME);
    assertThat(Recorded.load(NightCards.GAME, record).table().hash())
        .isEqualTo(recorded.table().hash());
  }

  @Test
  void aFreeUndoLeavesWhatChanceHoldsAlone() {
    var recorded = dice();
    choose(recorded, ANN, "wait");
    recorded.undo(ANN);
    assertThat(thrown(recorded)).isEqualTo(thrown(dice()));
  }

  @Test
  void everyChoiceOfARandomNightCanBeUndoneAndIsEitherFreeOrTaughtSomething() {
    for (int seed = 0; seed < 20; seed++) {
      var recorded = open("yes");
      var chance = new FastChance(seed);
      while (!recorded.table().isOver()) {
        long before = recorded.table().hash();
        var table = recorded.table().copy();
        var asked = recorded.table().asked().list();
        var seat = asked.get(chance.below(asked.size()));
        var options = recorded.table().options(seat);
        var option = options.get(chance.below(options.size())).id();
        choose(recorded, seat, option);
        var undone =
            recorded.branch(recorded.record().entries().size(), recorded.setup().players());
        undone.undo(seat);
        assertThat(undone.table().difference(table)).isEmpty();
        if (recorded.undoing(seat) == FREE) {
          assertThat(undone.table().hash()).isEqualTo(before);
          assertNothingLearnt(table, recorded.table(), seat);
        }
      }
    }
  }

  /** Every card that some seat sees now and did not see before, the chooser saw before. */
  private static void assertNothingLearnt(Night before, Night after, Seat chooser) {
    for (var seat : before.seats()) {
      for (var card : before.at().cards) {
        boolean learnt = sees(after, seat, card) && !sees(before, seat, card);
        assertThat(learnt && !sees(before, chooser, card)).isFalse();
      }
    }
  }

  private static boolean sees(Night night, Seat seat, Card card) {
    var view = night.view(Viewer.of(seat)).table();
    for (var zone : view.layout().zones()) {
      @SuppressWarnings("unchecked") // Night Cards has one kind of component
      var cards = (Zone<Card>) zone;
      if (cards.has(view, card)) return true;
    }
    return false;
  }
}
