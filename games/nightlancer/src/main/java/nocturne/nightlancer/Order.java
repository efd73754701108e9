package nocturne.nightlancer;

import static nocturne.nightlancer.NightlancerRule.NL_14_01;
import static nocturne.nightlancer.NightlancerRule.NL_14_02;
import static nocturne.nightlancer.NightlancerRule.NL_14_03;

import nocturne.kernel.Seat;

/** The turn order: the players, and an automaton where there is one. */
public record Order(City city) {

  public int size() {
    return city.at().order.length();
  }

  /** Whether the automaton has this place. */
  public boolean isAutomaton(int place) {
    return at(place) == city.seatCount();
  }

  /** The player who has this place. */
  public Seat seat(int place) {
    return Seat.of(at(place));
  }

  private int at(int place) {
    return city.at().order.get(city, place) - 1;
  }

  public int placeOf(Seat seat) {
    return placeOf(seat.index());
  }

  public int placeOfAutomaton() {
    return placeOf(city.seatCount());
  }

  private int placeOf(int participant) {
    return city.at().order.placeOf(city, participant + 1);
  }

  public void set(int place, int participant) {
    city.at().order.set(city, place, participant + 1);
  }

  /** Two participants change places. */
  public void swap(int one, int other) {
    int first = at(one);
    set(one, at(other));
    set(other, first);
  }

  /** By Heat, those with less first; equals go in reverse of how they went before. */
  @Cites({NL_14_01, NL_14_02, NL_14_03})
  public void sort() {
    int size = size();
    var reversed = new int[size];
    for (int place = 0; place < size; place++) reversed[place] = at(size - 1 - place);
    int next = 0;
    for (int heat = 0; heat <= City.MOST_HEAT; heat++)
      for (int participant : reversed)
        if (city.at().heat.get(city, participant) == heat) set(next++, participant);
  }
}
