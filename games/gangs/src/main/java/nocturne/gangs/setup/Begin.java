package nocturne.gangs.setup;

import static nocturne.gangs.GangsRule.GN_17_03;
import static nocturne.gangs.GangsRule.GN_5_03;
import static nocturne.gangs.GangsRule.GN_5_05;
import static nocturne.gangs.GangsRule.GN_5_06;
import static nocturne.gangs.GangsRule.GN_5_07;
import static nocturne.gangs.GangsRule.GN_5_08;
import static nocturne.gangs.GangsRule.GN_5_09;
import static nocturne.gangs.GangsRule.GN_5_11;
import static nocturne.gangs.GangsRule.GN_5_12;

import nocturne.gangs.Cites;
import nocturne.gangs.Fortune;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Member;
import nocturne.gangs.market.Markets;
import nocturne.gangs.solo.SoloSetUp;
import nocturne.gangs.story.Acts;
import nocturne.gangs.turn.Turn;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Step;

/** Everybody takes what a gang begins with; the markets and the story are opened. */
@Cites({GN_5_06, GN_5_08, GN_5_11})
record Begin() implements Step<NightCity> {

  @Override
  public void run(NightCity city) {
    int first = city.at().first.get(city);
    for (int place = 0; place < city.seatCount(); place++) {
      int side = (first + place) % city.seatCount();
      units(city, side);
      cards(city, side);
      resources(city, side, place);
    }
    if (city.plan().isSolo()) SoloSetUp.lay(city);
    Markets.refill(city);
    city.then(new Turn(first));
    Acts.open(city, city.plan().story().card(city.plan().story().first()));
  }

  @Cites({GN_5_07, GN_5_09})
  private static void units(NightCity city, int side) {
    var gang = city.gang(side);
    city.at().hideouts.set(city, side, 1 << gang.start());
    for (var member : Member.values()) {
      int placed = gang.placed().get(member.ordinal());
      for (int i = 0; i < placed; i++) Units.put(city, side, member, gang.start());
      Units.reserve(city, side, member, gang.owned().get(member.ordinal()) - placed);
    }
  }

  /** Everybody knows what a starting hand holds. */
  @Cites({GN_5_03, GN_5_12})
  private static void cards(NightCity city, int side) {
    var hand = city.at().hand(side);
    for (var card : city.contents().combat())
      if (card.sort() == city.gang(side).index()) {
        city.at().combatBox.move(city, card, hand);
        hand.show(city, hand.size(city) - 1, city.seats());
      }
  }

  @Cites(GN_17_03)
  private static void resources(NightCity city, int side, int place) {
    for (var gain : city.contents().numbers().start().get(place))
      Fortune.gain(city, side, gain, GN_5_05);
  }
}
