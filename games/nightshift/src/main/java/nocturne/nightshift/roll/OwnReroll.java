package nocturne.nightshift.roll;

import static nocturne.nightshift.NightshiftRule.NS_11_16;
import static nocturne.nightshift.NightshiftRule.NS_1_17;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Ability;

/** A dancer with a re-roll of her own may use it once, before anything else changes the roll. */
@Cites(NS_1_17)
record OwnReroll(Seat seat) implements Ask<Club> {

  /** The two answers. */
  enum Reroll implements Option {
    ROLL_AGAIN("roll-again"),
    KEEP("keep");

    private final String id;

    Reroll(String id) {
      this.id = id;
    }

    @Override
    public String id() {
      return id;
    }

    @Override
    public Text label() {
      return Text.of("option." + id);
    }
  }

  @Override
  public Seats asked(Club club) {
    boolean may =
        club.dancer(seat).ability() instanceof Ability.Reroll reroll
            && reroll.natural() == club.at().natural.get(club);
    return may ? Seats.of(seat) : Seats.NONE;
  }

  @Override
  public Text prompt(Club club, Seat seat) {
    return Text.of("ask.reroll", club.at().natural.get(club));
  }

  @Override
  public Rule rule() {
    return NS_11_16;
  }

  @Override
  public void options(Club club, Seat seat, Options may) {
    may.add(Reroll.ROLL_AGAIN);
    may.add(Reroll.KEEP);
  }

  @Override
  public void chosen(Club club, Seat seat, Option option) {
    if (option == Reroll.ROLL_AGAIN) Numbered.roll(club, NS_11_16);
  }
}
