package nocturne.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import nocturne.kernel.Recorded.Undo;
import nocturne.kernel.night.Night;
import nocturne.kernel.night.NightCards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResealTest {

  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);
  private static final Seed FRESH = new Seed("cd".repeat(32), List.of(-7L, 8L));

  private final Recorded<Night> source = Games.play(Games.open("Ann", "Ben"), 12, 9);

  private Recorded<Night> resealed() {
    var branch = source.branch(12, source.setup().players());
    branch.reseal(FRESH);
    return branch;
  }

  @Test
  void theTableStandsAsItStoodForEverybody() {
    var branch = resealed();
    assertThat(branch.table().difference(source.table())).isEmpty();
    assertThat(branch.table().asked()).isEqualTo(source.table().asked());
    assertThat(branch.table().version()).isEqualTo(source.table().version());
    assertThat(branch.log()).isEqualTo(source.log());
    for (var viewer : List.of(Viewer.of(ANN), Viewer.of(BEN), Viewer.SPECTATOR))
      assertThat(branch.table().view(viewer).difference(source.table().view(viewer))).isEmpty();
  }

  private static Recorded<Tray> dice() {
    var places = new Layout();
    var die = places.register("die", 1);
    return new Tray.TrayGame(places, tray -> tray.then(new RetakeTest.Throw(die))).open(1);
  }

  private static List<Integer> throwsOf(Recorded<Tray> dice) {
    var die = dice.table().layout().registers().getFirst();
    return Stream.generate(
            () -> {
              Games.choose(dice, ANN, "throw");
              return die.get(dice.table());
            })
        .limit(6)
        .toList();
  }

  @Test
  void whatChanceBringsFromThereOnIsAnother() {
    var known = throwsOf(dice());
    var resealed = dice();
    resealed.reseal(FRESH);
    var other = throwsOf(resealed);
    assertThat(other).isNotEqualTo(known);
    var again = dice();
    again.reseal(FRESH);
    assertThat(throwsOf(again)).isEqualTo(other);
  }

  @Test
  void aRetakeAfterItChangesChanceOnceMore() {
    var dice = dice();
    dice.reseal(FRESH);
    var first = throwsOf(dice);
    for (int i = 0; i < first.size(); i++) dice.undo(ANN);
    assertThat(dice.undoing(ANN)).isEqualTo(Undo.NOTHING);
    assertThat(throwsOf(dice)).isNotEqualTo(first);
  }

  @Test
  void whatWasDoneBeforeItStaysDone() {
    var branch = resealed();
    for (var seat : branch.table().seats()) {
      assertThat(source.undoing(seat)).isNotEqualTo(Undo.NOTHING);
      assertThat(branch.undoing(seat)).isEqualTo(Undo.NOTHING);
      assertThatThrownBy(() -> branch.undo(seat)).isInstanceOf(ChoiceRefused.class);
    }
  }

  @Test
  void whatIsDoneAfterItCanBeUndoneAndItStays() {
    var branch = resealed();
    var before = branch.table().copy();
    var seat = branch.table().asked().first();
    Games.choose(branch, seat, branch.table().options(seat).get(0).id());
    branch.undo(seat);
    assertThat(branch.table().difference(before)).isEmpty();
    assertThat(branch.undoing(seat)).isEqualTo(Undo.NOTHING);
    assertThat(branch.seed()).isEqualTo(FRESH);
    assertThat(branch.record().entries()).contains(new GameRecord.Entry.Reseal(FRESH));
  }

  @Test
  void aRecordKeepsBothSeeds() {
    var branch = Games.play(resealed(), 10, 4);
    var record = branch.record();
    assertThat(record.seed()).isEqualTo(source.seed());
    assertThat(record.seedInForce()).isEqualTo(branch.seed()).isEqualTo(FRESH);
    assertThat(record.isResealed()).isTrue();
    assertThat(record.prelude()).isEqualTo(12);
    var text = RecordText.write(record);
    assertThat(text.lines()).contains("reseal " + "cd".repeat(32) + " -7 8");
    var loaded = Recorded.load(NightCards.GAME, RecordText.read(text, NightCards.GAME));
    assertThat(loaded.record()).isEqualTo(record);
    assertThat(loaded.table().hash()).isEqualTo(branch.table().hash());
    assertThat(loaded.seed()).isEqualTo(FRESH);
  }

  @Test
  void aRecordWithoutItHasOneSeed() {
    var record = source.record();
    assertThat(record.isResealed()).isFalse();
    assertThat(record.prelude()).isZero();
    assertThat(record.seedInForce()).isEqualTo(record.seed());
    assertThat(Games.open("Ann", "Ben").record().seedInForce()).isEqualTo(record.seed());
  }

  @Test
  void theBeginningOfARecordIsOne() {
    var longer = Games.play(Games.open("Ann", "Ben"), 34, 9).record();
    var loaded = Recorded.load(NightCards.GAME, longer.until(20));
    assertThat(loaded.record().entries()).isEqualTo(longer.entries().subList(0, 20));
    assertThat(longer.until(20).hashes()).containsOnlyKeys(16);
    var bots = List.of(new Setup.Player("R1", "random"), new Setup.Player("R2", "random"));
    assertThat(longer.with(bots).setup().players()).isEqualTo(bots);
    assertThat(longer.with(bots).entries()).isEqualTo(longer.entries());
  }

  @ParameterizedTest
  @ValueSource(strings = {"reseal", "reseal ", "reseal 12", "reseal %s x", "reseal %s  8"})
  void aWrongSeedIsNamedByItsLine(String wrong) {
    var lines = new ArrayList<>(RecordText.write(source.record()).lines().toList());
    int place = lines.size() - 1;
    lines.set(place, wrong.formatted("cd".repeat(32)));
    var body = String.join("\n", lines) + "\n";
    var text = body + "end " + HexFormat.of().formatHex(Seed.sha256(body)) + "\n";
    assertThatThrownBy(() -> RecordText.read(text, NightCards.GAME))
        .isInstanceOf(RecordRefused.class)
        .hasMessageStartingWith("line " + (place + 1) + ": ");
  }
}
