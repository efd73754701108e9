package nocturne.server.table;

import static nocturne.server.table.House.ANN;
import static nocturne.server.table.House.BEN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.server.table.Terms.UndoPolicy;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ChoosingTest {

  private final House house = new House();

  @AfterEach
  void leave() {
    house.close();
  }

  static void refuses(String code, ThrowingCallable wish) {
    assertThatThrownBy(wish)
        .isInstanceOfSatisfying(Refused.class, e -> assertThat(e.code()).isEqualTo(code));
  }

  @Test
  void aChoiceIsTakenAndTheNextQuestionAsked() {
    var table = house.begun(House.people(2));
    assertThat(table.state().awaited()).isEqualTo(Seats.of(ANN));
    house.choose(table, ANN, Vigil.DONE);
    assertThat(table.state().awaited()).isEqualTo(Seats.of(BEN));
    assertThat(table.state().askedAt(BEN)).isEqualTo(table.state().number());
  }

  @Test
  void whoHasNoSeatDoesNotChoose() {
    var table = house.begun(House.people(2));
    refuses("not-seated", () -> house.hall.at(table.id()).choose("eve", Vigil.DONE, 4));
    refuses("not-seated", () -> house.hall.at(table.id()).choose("", Vigil.DONE, 4));
  }

  @Test
  void nobodyChoosesBeforeTheStartOrAfterTheEnd() {
    var table = house.hall.open(House.people(1), "ann");
    var wishes = house.hall.at(table.id());
    refuses("phase", () -> wishes.choose("ann", Vigil.DONE, 1));
    wishes.start("ann");
    for (var option : new String[] {Vigil.DONE, Vigil.VOW, Vigil.VOW, Passes.PASS})
      house.choose(table, ANN, option);
    assertThat(table.state().phase()).isEqualTo(TableState.Phase.OVER);
    refuses("phase", () -> wishes.choose("ann", Vigil.DONE, table.state().number()));
  }

  @Test
  void aChoiceAboutAnEarlierQuestionIsStale() {
    var table = house.begun(House.people(2));
    int at = table.state().askedAt(ANN);
    house.choose(table, ANN, Vigil.LIGHT);
    var wishes = house.hall.at(table.id());
    refuses("stale", () -> wishes.choose("ann", Vigil.LIGHT, at));
    refuses("stale", () -> wishes.choose("ann", Vigil.LIGHT, table.state().number() + 1));
  }

  @Test
  void aQuestionThatStillStandsMayBeAnsweredAsOfALaterEntry() {
    var table = house.begun(House.people(2));
    house.hall.at(table.id()).say("ben", "hurry up");
    house.hall.at(table.id()).choose("ann", Vigil.DONE, table.state().number());
    assertThat(table.state().awaited()).isEqualTo(Seats.of(BEN));
  }

  @Test
  void whatIsNotOfferedIsRefused() {
    var table = house.begun(House.people(2));
    var wishes = house.hall.at(table.id());
    refuses("not-offered", () -> wishes.choose("ann", "fly", table.state().number()));
    refuses("not-offered", () -> wishes.choose("ben", Vigil.DONE, table.state().number()));
    assertThat(house.store.events(table.id())).hasSize(table.state().number());
  }

  @Test
  void nobodyChoosesForABot() {
    var table = house.begun(House.people(2));
    var wishes = house.hall.at(table.id());
    wishes.choose("ann", Vigil.DONE, table.state().number());
    refuses("no-bot", () -> wishes.chooseForBot(BEN, Vigil.DONE, table.state().number()));
  }

  @Test
  void aHashIsWrittenEverySixteenChoices() {
    var table = house.begun(House.people(1));
    for (int i = 0; i < 20; i++) house.choose(table, ANN, Vigil.LIGHT);
    var hashed =
        house.store.events(table.id()).stream()
            .filter(event -> event instanceof TableEvent.Chose chose && chose.hash() != 0);
    assertThat(hashed).hasSize(2);
  }

  @Test
  void aSecretAnswerOfAnotherLeavesMyQuestionAlone() {
    var table = house.atVows(House.people(3));
    int at = table.state().askedAt(BEN);
    house.choose(table, ANN, Vigil.VOW);
    assertThat(table.state().askedAt(ANN)).isGreaterThan(at);
    house.choose(table, ANN, Vigil.VOW);
    house.choose(table, Seat.of(2), Vigil.VOW);
    house.hall.at(table.id()).choose("ben", "vow_3", at);
    assertThat(table.state().askedAt(BEN)).isGreaterThan(at);
  }

  @Test
  void anotherWhoRingsMakesMyPassStaleAndAnotherWhoPassesDoesNot() {
    var table = house.atBell(House.people(3));
    int at = table.state().askedAt(BEN);
    house.choose(table, ANN, Passes.PASS);
    assertThat(table.state().askedAt(BEN)).isEqualTo(at);
    house.choose(table, Seat.of(2), Vigil.RING);
    refuses("stale", () -> house.hall.at(table.id()).choose("ben", Passes.PASS, at));
  }

  @Test
  void whenPlayersOfSyndicatesBankCardsNobodysClickIsStale() {
    var terms = House.terms("syndicates", new Pace.Free(), UndoPolicy.NEVER, House.nobody(2));
    var table = house.begun(terms);
    boolean tried = false;
    while (!tried) {
      var asked = table.state().awaited();
      var recorded = table.state().recorded().orElseThrow();
      var ask = recorded.table().agenda().getFirst().getClass().getSimpleName();
      if (asked.size() == 2 && ask.equals("BankAgents")) {
        int at = table.state().askedAt(BEN);
        var option = recorded.table().options(BEN).get(0).id();
        house.choose(table, ANN, recorded.table().options(ANN).get(0).id());
        assertThat(table.state().awaited()).isEqualTo(asked);
        house.hall.at(table.id()).choose("ben", option, at);
        tried = true;
      } else {
        var seat = asked.first();
        house.choose(table, seat, recorded.table().options(seat).get(0).id());
      }
    }
  }
}
