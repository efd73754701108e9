package nocturne.gangs.story;

import static nocturne.gangs.GangsRule.GN_16_02;

import nocturne.gangs.Amount;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.component.District;
import nocturne.gangs.district.Control;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;

/** Questions about the tokens of a story. */
final class TokenChoice {

  private TokenChoice() {}

  static void take(NightCity city, int side, Token token, int district) {
    Tokens.put(city, token, district, -1);
    Tokens.hold(city, token, side, 1);
    if (city.isHeard()) city.tell(GN_16_02, "token.taken", city.name(side), token);
    Branches.watch(city);
  }

  static void giveBack(NightCity city, int side, Token token, int number) {
    Tokens.hold(city, token, side, -number);
    city.at().returned.set(city, number);
    if (city.isHeard()) city.tell(GN_16_02, "token.returned", city.name(side), token, number);
  }

  /** Whether a corporation could be given a district: dominated, and nobody's yet. */
  static boolean isFree(NightCity city, int side, int district) {
    for (var token : Token.values())
      if (token.isCorporate() && Tokens.in(city, token, district) > 0) return false;
    return Control.dominates(city, side, district);
  }

  /** Tokens of districts that one dominates, one after another, as many as one likes. */
  record TakeDominated(Seat seat, Token token) implements SeatAsk<NightCity> {

    @Override
    public Seats asked(NightCity city) {
      for (int i = 0; i < District.COUNT; i++) if (isThere(city, i)) return Seats.of(seat);
      return Seats.NONE;
    }

    private boolean isThere(NightCity city, int district) {
      return Tokens.in(city, token, district) > 0
          && Control.dominates(city, seat.index(), district);
    }

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.take-token", token);
    }

    @Override
    public Rule rule() {
      return GN_16_02;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      may.add(Reply.DONE);
      for (int i = 0; i < District.COUNT; i++)
        if (isThere(city, i)) may.add(city.board().district(i));
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      if (!(option instanceof District district)) return;
      city.then(this);
      take(city, seat.index(), token, district.index());
    }
  }

  /** A token of a district where one controls a point of interest. */
  record TakeControlled(Seat seat, Token token) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.take-token", token);
    }

    @Override
    public Rule rule() {
      return GN_16_02;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      for (int i = 0; i < District.COUNT; i++)
        if (Tokens.in(city, token, i) > 0 && Control.controlsIn(city, seat.index(), i))
          may.add(city.board().district(i));
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      take(city, seat.index(), token, ((District) option).index());
    }
  }

  /** A token of a corporation in a district that one dominates. */
  record PlaceDominated(Seat seat, Token token) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.place-token", token);
    }

    @Override
    public Rule rule() {
      return GN_16_02;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      for (int i = 0; i < District.COUNT; i++)
        if (isFree(city, seat.index(), i)) may.add(city.board().district(i));
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      var district = (District) option;
      Tokens.put(city, token, district.index(), 1);
      if (city.isHeard()) city.tell(GN_16_02, "token.placed", token, district);
      Branches.watch(city);
    }
  }

  /** How many tokens to give back, at least one. */
  record ReturnAny(Seat seat, Token token) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.return-tokens", token);
    }

    @Override
    public Rule rule() {
      return GN_16_02;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      for (int number = 1; number <= Tokens.held(city, token, seat.index()); number++)
        may.add(Amount.of(number));
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      giveBack(city, seat.index(), token, ((Amount) option).number());
    }
  }

  /** A step nearer to another token, by one of the shortest ways. */
  record StepTowards(Seat seat, Token token, Token goal) implements SeatAsk<NightCity> {

    @Override
    public Seats asked(NightCity city) {
      return Tokens.whereIs(city, token) == Tokens.whereIs(city, goal)
          ? Seats.NONE
          : Seats.of(seat);
    }

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.step-token", token);
    }

    @Override
    public Rule rule() {
      return GN_16_02;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      int here = Tokens.whereIs(city, token);
      int there = Tokens.whereIs(city, goal);
      for (int next : city.board().neighbours(here))
        if (city.board().distance(next, there) < city.board().distance(here, there))
          may.add(city.board().district(next));
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      move(city, token, (District) option);
    }
  }

  private static void move(NightCity city, Token token, District district) {
    Tokens.moveTo(city, token, district.index());
    if (city.isHeard()) city.tell(GN_16_02, "token.moved", token, district);
    Branches.watch(city);
  }

  /** To any other district. */
  record MoveAnywhere(Seat seat, Token token) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.move-token", token);
    }

    @Override
    public Rule rule() {
      return GN_16_02;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      for (var district : city.board().districts())
        if (Tokens.in(city, token, district.index()) == 0) may.add(district);
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      move(city, token, (District) option);
    }
  }
}
