package nocturne.gangs.setup;

import static nocturne.gangs.GangsRule.GN_17_02;
import static nocturne.gangs.GangsRule.GN_17_08;
import static nocturne.gangs.GangsRule.GN_5_01;
import static nocturne.gangs.GangsRule.GN_5_02;
import static nocturne.gangs.GangsRule.GN_5_04;
import static nocturne.gangs.GangsRule.GN_5_10;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.CombatCard;
import nocturne.kernel.Seat;
import nocturne.kernel.Step;

/** Prepares the decks and draws who begins; then everybody gets a gang. */
@Cites({GN_5_01, GN_5_02})
public record SetUp() implements Step<NightCity> {

  @Override
  public void run(NightCity city) {
    decks(city);
    int first = city.seatCount() == 1 ? 0 : city.chance("first player").below(city.seatCount());
    city.at().first.set(city, first);
    city.at().active.set(city, first);
    if (city.isHeard()) city.tell(GN_5_04, "first", Seat.of(first));
    city.then(new Casting(0));
  }

  @Cites({GN_5_10, GN_17_02, GN_17_08})
  private static void decks(NightCity city) {
    var at = city.at();
    for (var card : city.contents().combat())
      if (card.sort() == CombatCard.UPGRADE) at.combatBox.moveFaceDown(city, card, at.combatDeck);
    at.combatDeck.shuffle(city);
    for (var card : city.contents().opportunities())
      if (card.story()) at.opportunityDeck.move(city, card, at.opportunitiesGone);
    at.opportunityDeck.shuffle(city);
    if (city.plan().isSolo())
      for (var absent : city.contents().opponents().absent())
        at.edgerunnerDeck.move(city, absent, at.edgerunnersGone);
    at.edgerunnerDeck.shuffle(city);
    at.districtDeck.shuffle(city);
  }
}
