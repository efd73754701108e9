package nocturne.gangs.setup;

import static nocturne.gangs.GangsRule.GN_17_04;
import static nocturne.gangs.GangsRule.GN_5_03;
import static nocturne.gangs.GangsRule.GN_5_13;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Gang;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Step;
import nocturne.kernel.Text;

/** Everybody gets a gang, in turn order; in the solo game then the opposing gang is picked. */
@Cites(GN_5_13)
record Casting(int place) implements Step<NightCity> {

  @Override
  public void run(NightCity city) {
    if (place == city.seatCount()) {
      city.then(new Begin());
      if (city.plan().isSolo()) city.then(new ChooseOpponent(Seat.of(0)));
      return;
    }
    city.then(new Casting(place + 1));
    int first = city.at().first.get(city);
    var seat = Seat.of((first + place) % city.seatCount());
    if (city.plan().dealt()) deal(city, seat.index());
    else city.then(new ChooseGang(seat));
  }

  private static void deal(NightCity city, int side) {
    int left = 0;
    for (var gang : city.contents().gangs()) if (isFree(city, gang)) left++;
    int drawn = city.chance("gang").below(left);
    for (var gang : city.contents().gangs())
      if (isFree(city, gang) && drawn-- == 0) {
        take(city, side, gang, GN_5_03);
        return;
      }
  }

  private static boolean isFree(NightCity city, Gang gang) {
    return city.at().gang.placeOf(city, gang.index() + 1) < 0
        && city.plan().opponent() != gang.index();
  }

  private static void take(NightCity city, int side, Gang gang, Rule rule) {
    city.at().gang.set(city, side, gang.index() + 1);
    if (!city.isHeard()) return;
    if (city.isPlayer(side)) city.tell(rule, "gang", Seat.of(side), gang);
    else city.tell(rule, "gang.opposing", gang);
  }

  /** Which gang somebody leads. */
  record ChooseGang(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.gang");
    }

    @Override
    public Rule rule() {
      return GN_5_03;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      for (var gang : city.contents().gangs()) {
        if (isFree(city, gang)) may.add(gang);
        else may.refuse(gang, GN_5_03);
      }
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      take(city, seat.index(), (Gang) option, GN_5_03);
    }
  }

  /** Against which gang a lone player plays. */
  record ChooseOpponent(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.opponent");
    }

    @Override
    public Rule rule() {
      return GN_17_04;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      int agreed = city.plan().opponent();
      for (var gang : city.contents().gangs())
        if (agreed >= 0 ? gang.index() == agreed : isFree(city, gang)) may.add(gang);
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      take(city, NightCity.OPPOSING_GANG, (Gang) option, GN_17_04);
    }
  }
}
