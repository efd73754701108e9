package nocturne.nightlancer.street;

import static nocturne.nightlancer.NightlancerRule.NL_8_01;
import static nocturne.nightlancer.NightlancerRule.NL_8_02;
import static nocturne.nightlancer.NightlancerRule.NL_8_12;
import static nocturne.nightlancer.NightlancerRule.NL_8_24;
import static nocturne.nightlancer.NightlancerRule.NL_8_31;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightlancer.Aside;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.Reply;
import nocturne.nightlancer.YesNo;
import nocturne.nightlancer.component.Deed;
import nocturne.nightlancer.component.Space;
import nocturne.nightlancer.component.Timing;

/** Where the next token goes. */
@Cites({NL_8_24, NL_8_31})
public record PlaceToken(Seat seat) implements SeatAsk<City> {

  static final int MOMENTS = Timing.ANY.bit() | Timing.STREET.bit();

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.token", city.at().tokens.get(city, seat.index()));
  }

  @Override
  public Rule rule() {
    return NL_8_01;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    Spaces.offer(city, seat, may);
    Aside.offer(city, seat, MOMENTS, may);
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    if (!(option instanceof Space space)) {
      city.then(this);
      Aside.take(city, seat, option);
      return;
    }
    city.at().tokens.add(city, seat.index(), -1);
    if (!space.isOpen()) city.at().taken.set(city, space.index(), seat.index() + 1);
    city.tell(NL_8_01, "placed", seat, space);
    city.then(new Afterwards(seat));
    if (city.at().decoys.get(city, seat.index()) > 0) city.then(new PlaceDecoy(seat));
    if (space.ring() && city.resolve(seat) < city.lancer(seat).resolve())
      city.then(new TakeBreath(seat, space));
    else act(city, seat, space);
  }

  /** A risky space brings Heat before anything else; a single deed is done without a question. */
  private static void act(City city, Seat seat, Space space) {
    if (space.kind() == Space.Kind.RISKY) {
      city.then(new Act(seat, space));
      Fortune.heat(city, seat, 1, city.edition().risky());
    } else if (space.deeds().size() == 1) {
      Deeds.perform(city, seat, space.deeds().getFirst(), space);
    } else {
      city.then(new Act(seat, space));
    }
  }

  /** On the ring one may catch one's breath first. */
  record TakeBreath(Seat seat, Space space) implements SeatAsk<City> {

    @Override
    public Text prompt(City city, Seat seat) {
      return Text.of("ask.ring");
    }

    @Override
    public Rule rule() {
      return NL_8_12;
    }

    @Override
    public void options(City city, Seat seat, Options may) {
      may.add(YesNo.YES);
      may.add(YesNo.NO);
    }

    @Override
    public void chosen(City city, Seat seat, Option option) {
      if (option == YesNo.YES) Fortune.calm(city, seat, 1, NL_8_12);
      act(city, seat, space);
    }
  }

  /** Which of the deeds of a space it is. */
  record Act(Seat seat, Space space) implements SeatAsk<City> {

    @Override
    public Text prompt(City city, Seat seat) {
      return Text.of("ask.deed", space);
    }

    @Override
    public Rule rule() {
      return NL_8_02;
    }

    @Override
    public void options(City city, Seat seat, Options may) {
      for (var deed : space.deeds()) {
        if (Deeds.isPossible(city, seat, deed, space, 0)) may.add(deed);
        else may.refuse(deed, city.edition().citing(deed));
      }
    }

    @Override
    public void chosen(City city, Seat seat, Option option) {
      Deeds.perform(city, seat, (Deed) option, space);
    }
  }

  /** Contacts for the street may also be played after the token. */
  record Afterwards(Seat seat) implements SeatAsk<City> {

    @Override
    public Seats asked(City city) {
      return Aside.hasContact(city, seat, Timing.STREET.bit()) ? Seats.of(seat) : Seats.NONE;
    }

    @Override
    public Text prompt(City city, Seat seat) {
      return Text.of("ask.afterwards");
    }

    @Override
    public Rule rule() {
      return NL_8_31;
    }

    @Override
    public void options(City city, Seat seat, Options may) {
      Aside.uses(city, seat, MOMENTS, may);
      may.add(Reply.DONE);
      Aside.sales(city, seat, may);
    }

    @Override
    public void chosen(City city, Seat seat, Option option) {
      if (option == Reply.DONE) return;
      city.then(this);
      Aside.take(city, seat, option);
    }
  }
}
