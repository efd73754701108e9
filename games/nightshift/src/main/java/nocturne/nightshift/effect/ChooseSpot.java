package nocturne.nightshift.effect;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Spot;
import nocturne.nightshift.power.Pass;

/**
 * Names a table that an effect is about, perhaps several times.
 *
 * @param left how many tables may still be named; the first must be, unless {@code optional}
 */
record ChooseSpot(Seat seat, OnSpot effect, int left, boolean optional, Rule rule)
    implements Ask<Club> {

  /** An effect on a table. */
  interface OnSpot {

    boolean fits(Club club, Seat player, Spot spot);

    void happen(Club club, Seat player, Spot spot);
  }

  static boolean any(Club club, Seat player, OnSpot effect) {
    for (var spot : club.spots()) if (effect.fits(club, player, spot)) return true;
    return false;
  }

  @Override
  public Seats asked(Club club) {
    return left > 0 && any(club, seat, effect) ? Seats.of(seat) : Seats.NONE;
  }

  @Override
  public Text prompt(Club club, Seat seat) {
    return Text.of("ask.spot", left);
  }

  @Override
  public void options(Club club, Seat seat, Options may) {
    for (var spot : club.spots()) if (effect.fits(club, seat, spot)) may.add(spot);
    if (optional) may.add(Pass.PASS);
  }

  @Override
  public void chosen(Club club, Seat seat, Option option) {
    if (!(option instanceof Spot spot)) return;
    if (left > 1) club.then(new ChooseSpot(seat, effect, left - 1, true, rule));
    effect.happen(club, seat, spot);
  }
}
