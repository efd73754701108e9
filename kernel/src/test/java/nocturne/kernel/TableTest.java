package nocturne.kernel;

import static nocturne.kernel.night.Move.Plain.DRAW;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import nocturne.kernel.night.LastBow;
import nocturne.kernel.night.Night;
import nocturne.kernel.night.NightCards;
import nocturne.kernel.night.NightRule;
import org.junit.jupiter.api.Test;

class TableTest {

  private static final Seat ANN = Seat.of(0);

  private static Night open(long seed) {
    return NightCards.GAME.open(NightCards.setup("Ann", "Ben", "Cleo"), new FastChance(seed));
  }

  private static void playOn(Night night, long seed, Consumer<Night> before) {
    var chance = new FastChance(seed);
    while (!night.isOver()) {
      before.accept(night);
      ImagineTest.playOne(night, chance);
    }
  }

  @Test
  void playingOnACopyLeavesTheOriginalAlone() {
    playOn(
        open(1),
        2,
        night -> {
          long before = night.hash();
          var options = night.question(night.asked().first());
          var copy = night.copy();
          playOn(copy, 3, table -> {});
          assertThat(night.hash()).isEqualTo(before);
          assertThat(night.question(night.asked().first())).isEqualTo(options);
          assertThat(copy.isOver()).isTrue();
        });
  }

  @Test
  void playingOnLeavesACopyAlone() {
    var night = open(1);
    var copy = night.copy();
    long before = copy.hash();
    playOn(night, 2, table -> {});
    assertThat(copy.hash()).isEqualTo(before);
    assertThat(copy.version()).isZero();
  }

  @Test
  void aCopyGoesOnExactlyAsItsOriginal() {
    var night = open(1);
    var copy = night.copy();
    playOn(night, 2, table -> {});
    playOn(copy, 2, table -> {});
    assertThat(copy.hash()).isEqualTo(night.hash());
    assertThat(copy.difference(night)).isEmpty();
    assertThat(copy.result()).isEqualTo(night.result());
  }

  @Test
  void whatIsTriedOnACopyIsAsIfItHadBeenChosen() {
    playOn(
        open(1),
        2,
        night -> {
          long before = night.hash();
          var seat = night.asked().first();
          for (int option = 0; option < night.options(seat).size(); option++) {
            var chosen = night.copy();
            chosen.choose(seat, option);
            var tried = night.after(seat, option);
            assertThat(tried.difference(chosen)).isEmpty();
            assertThat(tried.hash()).isEqualTo(chosen.hash());
            assertThat(tried.barrier()).isEqualTo(chosen.barrier());
            assertThat(tried.version()).isEqualTo(chosen.version());
          }
          assertThat(night.hash()).isEqualTo(before);
        });
  }

  @Test
  void aSpareTableForgetsWhatItWas() {
    var match = open(1);
    var spare = match.copy();
    spare.listen(happening -> {});
    playOn(spare, 3, night -> {});
    playOn(
        match,
        2,
        night -> {
          var seat = night.asked().first();
          long before = night.hash();
          for (int option = 0; option < night.options(seat).size(); option++) {
            var tried = night.after(seat, option);
            assertThat(night.after(seat, option, spare)).isSameAs(spare);
            assertThat(spare.difference(tried)).isEmpty();
            assertThat(spare.hash()).isEqualTo(tried.hash());
            assertThat(spare.barrier()).isEqualTo(tried.barrier());
            assertThat(spare.version()).isEqualTo(tried.version());
            assertThat(spare.isHeard()).isFalse();
            for (var asked : tried.asked())
              assertThat(spare.options(asked).list()).isEqualTo(tried.options(asked).list());
          }
          assertThat(night.hash()).isEqualTo(before);
        });
  }

  @Test
  void onlyATableOfTheSameMatchIsASpareOne() {
    var night = open(1);
    var seat = night.asked().first();
    assertThatThrownBy(() -> night.after(seat, 0, open(1)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void nobodyListensToACopy() {
    var heard = new ArrayList<Happening>();
    var night = open(1);
    night.listen(heard::add);
    assertThat(night.isHeard()).isTrue();
    assertThat(night.copy().isHeard()).isFalse();
  }

  @Test
  void theSameChoicesGiveTheSameHashes() {
    var hashes = new ArrayList<Long>();
    var again = new ArrayList<Long>();
    playOn(open(7), 8, night -> hashes.add(night.hash()));
    playOn(open(7), 8, night -> again.add(night.hash()));
    assertThat(again).isEqualTo(hashes);
    assertThat(hashes).doesNotHaveDuplicates();
  }

  @Test
  void theHashIsTheSameForEver() {
    // These numbers may only change together with the version of every stored record.
    var night = open(7);
    assertThat(night.hash()).isEqualTo(-3655522309719334342L);
    playOn(night, 8, table -> {});
    assertThat(night.hash()).isEqualTo(874832825368574819L);
  }

  @Test
  void tablesThatDifferInOnePlaceDifferInTheirHashAndSayWhere() {
    var night = open(1);
    var other = night.copy();
    other.at().scores.add(other, 1, 1);
    assertThat(other.hash()).isNotEqualTo(night.hash());
    assertThat(night.difference(other)).isEqualTo("scores: [0, 0, 0] and [0, 1, 0]");
    assertThat(night.difference(night.copy())).isEmpty();
  }

  @Test
  void aDifferenceInAZoneIsPrintedWithItsComponents() {
    var night = open(1);
    var other = night.copy();
    var card = other.hand(ANN).top(other);
    other.hand(ANN).moveFaceDown(other, card, other.stack(ANN));
    assertThat(night.difference(other)).startsWith("hand 1: [").contains(card.id() + "] and [");
  }

  @Test
  void tablesThatDifferInWhatHappensNextSaySo() {
    var night = open(1);
    var other = night.copy();
    other.then(new LastBow(other.seats()));
    assertThat(night.difference(other)).startsWith("agenda: [Turn");
    assertThat(other.hash()).isNotEqualTo(night.hash());
  }

  @Test
  void tablesThatDifferOnlyInTheChanceToComeDifferInTheirHash() {
    var night = open(1);
    var other = night.copy();
    other.chance("die").next();
    assertThat(other.hash()).isNotEqualTo(night.hash());
  }

  @Test
  void whatHappensIsToldWithItsRuleAndTheNumberOfItsChoice() {
    var heard = new ArrayList<Happening>();
    var night =
        NightCards.GAME.open(
            NightCards.setup("Ann", "Ben"), new FastChance(1), Optional.of(heard::add));
    assertThat(heard).hasSize(1).first().extracting(Happening::rule).isEqualTo(NightRule.NC_1);
    assertThat(heard.getFirst().version()).isZero();
    heard.clear();
    night.choose(ANN, DRAW);
    var drawn = night.hand(ANN).top(night);
    assertThat(heard)
        .containsExactly(
            new Happening(
                1, NightRule.NC_2, Text.of("drawn", ANN, new Seen(drawn, Seats.of(ANN)))));
  }

  @Test
  void aTextOfAnyLengthIsTold() {
    var heard = new ArrayList<Text>();
    var tray = Tray.of(new Layout(), 1);
    tray.listen(happening -> heard.add(happening.text()));
    tray.tell(Tray.Only.RULE, "none");
    tray.tell(Tray.Only.RULE, "one", 1);
    tray.tell(Tray.Only.RULE, "two", 1, 2);
    tray.tell(Tray.Only.RULE, "three", 1, 2, 3);
    tray.tell(Tray.Only.RULE, "four", 1, 2, 3, 4);
    assertThat(heard)
        .containsExactly(
            Text.of("none"),
            Text.of("one", 1),
            Text.of("two", 1, 2),
            Text.of("three", 1, 2, 3),
            Text.of("four", 1, 2, 3, 4));
  }

  @Test
  void aGameSeatsAsManyAsItSays() {
    assertThatThrownBy(() -> NightCards.GAME.open(NightCards.setup("Ann"), new FastChance(1)))
        .isInstanceOf(SetupRefused.class)
        .hasMessage("night-cards seats 2 to 5, not 1");
    for (int seats = 2; seats <= 5; seats++) {
      var names = List.of("a", "b", "c", "d", "e").subList(0, seats).toArray(String[]::new);
      var night = NightCards.GAME.open(NightCards.setup(names), new FastChance(1));
      assertThat(night.seatCount()).isEqualTo(seats);
      assertThat(night.seats().size()).isEqualTo(seats);
    }
  }
}
