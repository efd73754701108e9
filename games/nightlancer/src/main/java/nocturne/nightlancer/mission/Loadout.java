package nocturne.nightlancer.mission;

import static nocturne.nightlancer.NightlancerRule.NL_1_16;
import static nocturne.nightlancer.NightlancerRule.NL_9_04;
import static nocturne.nightlancer.NightlancerRule.NL_9_08;
import static nocturne.nightlancer.NightlancerRule.NL_9_09;

import java.util.List;
import nocturne.kernel.Ask;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Places;
import nocturne.nightlancer.Reply;
import nocturne.nightlancer.component.MarketCard;

/**
 * Before a mission everybody on it packs, all at once and unseen; then all show what they have.
 * Whoever owns no more than fits takes it all.
 */
@Cites(NL_1_16)
final class Loadout {

  private static final int MOST = 3;

  private Loadout() {}

  static void begin(City city, int slot) {
    for (var seat : Crews.on(city, slot).list()) {
      city.at().packing(seat).set(city, 0);
      city.at().packed.set(city, seat.index(), 0);
      if (fitting(city, seat) > MOST) continue;
      city.at().packed.set(city, seat.index(), 1);
      city.at().packing(seat).set(city, 1 + all(city, seat));
    }
    city.then(new Pack(slot), new Show(slot));
  }

  /** Whether a card may be taken along. */
  @Cites(NL_9_08)
  private static boolean fits(City city, Seat seat, int place) {
    var assets = city.at().assets(seat);
    if (place >= assets.size(city) || assets.isFaceDown(city, place)) return false;
    var card = assets.get(city, place);
    return !card.type().isImplant() && city.mission(city.slotOf(seat)).allows(card);
  }

  private static int fitting(City city, Seat seat) {
    return Integer.bitCount(all(city, seat));
  }

  /** All that may be taken along, as bits for the places of Assets. */
  private static int all(City city, Seat seat) {
    int all = 0;
    for (int place = 0; place < Places.PACKABLE; place++)
      if (fits(city, seat, place)) all |= 1 << place;
    return all;
  }

  /** What a player has chosen so far. */
  private static int chosen(City city, Seat seat) {
    return Math.max(0, city.at().packing(seat).get(city) - 1) & all(city, seat);
  }

  /** To take a card along. */
  record Take(MarketCard card) implements Option {

    @Override
    public String id() {
      return "take-" + card.id();
    }

    @Override
    public Text label() {
      return Text.of("it", card);
    }

    @Override
    public List<? extends Named> touches() {
      return List.of(card);
    }
  }

  /** Everybody chooses, card by card. */
  @Cites(NL_9_04)
  record Pack(int slot) implements Ask<City> {

    @Override
    public Seats asked(City city) {
      var asked = Seats.NONE;
      for (var seat : Crews.on(city, slot).list())
        if (city.at().packed.get(city, seat.index()) == 0) asked = asked.with(seat);
      return asked;
    }

    @Override
    public Text prompt(City city, Seat seat) {
      return Text.of(
          "ask.pack", MOST - Integer.bitCount(Loadout.chosen(city, seat)), city.mission(slot));
    }

    @Override
    public Rule rule() {
      return NL_9_04;
    }

    @Override
    public void options(City city, Seat seat, Options may) {
      var assets = city.at().assets(seat);
      int chosen = Loadout.chosen(city, seat);
      for (int place = 0; place < Places.PACKABLE; place++)
        if ((chosen & 1 << place) == 0 && fits(city, seat, place))
          may.add(new Take(assets.get(city, place)));
      may.add(Reply.DONE);
      if (may.explaining())
        for (var card : assets.list(city))
          if (!city.mission(slot).allows(card)) may.refuse(new Take(card), NL_9_08);
    }

    @Override
    public void chosen(City city, Seat seat, Option option) {
      city.then(this);
      if (option instanceof Take(var card)) {
        int place = city.at().assets(seat).placeOf(city, card);
        int chosen = Loadout.chosen(city, seat) | 1 << place;
        city.at().packing(seat).set(city, 1 + chosen);
        if (Integer.bitCount(chosen) < MOST) return;
      }
      city.at().packed.set(city, seat.index(), 1);
    }
  }

  /** The bags are opened. */
  record Show(int slot) implements Step<City> {

    @Override
    public void run(City city) {
      for (var seat : Crews.on(city, slot).list()) load(city, seat);
    }

    private static void load(City city, Seat seat) {
      int chosen = Math.max(0, city.at().packing(seat).reveal(city, 0) - 1) & all(city, seat);
      var assets = city.at().assets(seat);
      var loadout = city.at().loadout(seat);
      // From the last place on, for those behind a card that goes move up.
      for (int place = Places.PACKABLE - 1; place >= 0; place--) {
        if ((chosen & 1 << place) == 0 || loadout.size(city) == MOST) continue;
        var card = assets.get(city, place);
        assets.move(city, card, loadout);
        city.tell(NL_9_04, "packed", seat, card);
      }
      city.at().packing(seat).set(city, 0);
    }
  }

  /** Everything goes back to the Assets. */
  @Cites(NL_9_09)
  static void unload(City city, Seat seat) {
    city.at().packed.set(city, seat.index(), 0);
    var loadout = city.at().loadout(seat);
    if (!loadout.isEmpty(city)) loadout.moveAll(city, city.at().assets(seat));
  }
}
