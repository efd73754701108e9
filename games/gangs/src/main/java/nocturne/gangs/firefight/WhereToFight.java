package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_7_03;
import static nocturne.gangs.GangsRule.GN_7_04;
import static nocturne.gangs.GangsRule.GN_7_05;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.component.District;
import nocturne.gangs.component.Role;
import nocturne.gangs.story.Modifiers;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;

/** After solos have moved: a firefight in one district, or none. */
@Cites({GN_7_04, GN_7_05})
public record WhereToFight(Seat seat) implements SeatAsk<NightCity> {

  @Override
  public Text prompt(NightCity city, Seat seat) {
    return Text.of("ask.firefight");
  }

  @Override
  public Rule rule() {
    return GN_7_03;
  }

  @Override
  public void options(NightCity city, Seat seat, Options may) {
    may.add(Reply.PASS);
    int opponents = opponents(city, seat.index());
    int solos = Units.districts(city, seat.index(), Role.SOLO.bit());
    for (; solos != 0; solos &= solos - 1) {
      int number = Integer.numberOfTrailingZeros(solos);
      var district = city.board().district(number);
      if ((opponents & 1 << number) != 0 && !Modifiers.forbidsFirefight(city, number))
        may.add(district);
      else may.refuse(district, GN_7_03);
    }
  }

  /** The districts where somebody else has units, as bits. */
  private static int opponents(NightCity city, int side) {
    int districts = 0;
    for (int other = 0; other < city.sides(); other++)
      if (other != side) districts |= Units.districts(city, other, Role.ANY);
    return districts;
  }

  @Override
  public void chosen(NightCity city, Seat seat, Option option) {
    if (option instanceof District district) Firefight.begin(city, seat.index(), district.index());
  }
}
