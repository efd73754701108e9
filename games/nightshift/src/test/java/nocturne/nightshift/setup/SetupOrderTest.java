package nocturne.nightshift.setup;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.floor.FloorTurn;
import nocturne.testkit.Play;
import org.junit.jupiter.api.Test;

class SetupOrderTest {

  @Test
  void dancersAreChosenBeforeAnythingIsDealtAndDrinksAndCardsAreDealtInTurnOrder() {
    var test = Play.of(ClubTable.GAME).seats("Ann", "Bea", "Cat").rig("first player", 1).begin();
    var club = test.table();
    var at = club.at();
    test.seat(2).isAsked(ChooseDancer.class);
    assertThat(club.spots()).allMatch(club::isEmpty);
    assertThat(club.seats().list()).allMatch(seat -> club.drinks(seat) == 0);
    var power = club.contents().powerCards();
    test.stack(at.powerDeck, power.get(19), power.get(20), power.get(21));
    test.stack(at.customerDeck, club.contents().customers().get(59));
    test.seat(2).chooses("ruby");
    test.seat(3).chooses("topaz");
    test.seat(1).isAsked(ChooseDancer.class).chooses("emerald");
    assertThat(at.hand(BEA).top(club).id()).isEqualTo("P20");
    assertThat(at.hand(CAT).top(club).id()).isEqualTo("P21");
    assertThat(at.hand(ANN).top(club).id()).isEqualTo("P22");
    assertThat(club.table(club.spots().getFirst()).top(club).id()).isEqualTo("C60");
    assertThat(club.seats().list()).allMatch(seat -> club.drinks(seat) == 2);
    test.seat(2).isAsked(FloorTurn.class);
  }
}
