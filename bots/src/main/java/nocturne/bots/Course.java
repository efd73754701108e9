package nocturne.bots;

import java.util.List;
import nocturne.kernel.Option;
import nocturne.kernel.Seat;

/**
 * How a finished game went, by a fair bot's estimate.
 *
 * @param moments from the beginning to the end
 * @param choices those that mattered most, the greatest first
 * @param accounts seat by seat
 */
public record Course(List<Moment> moments, List<Choice> choices, List<Account> accounts) {

  public Course {
    moments = List.copyOf(moments);
    choices = List.copyOf(choices);
    accounts = List.copyOf(accounts);
  }

  /**
   * How the game stood.
   *
   * @param at after so many entries of its record
   * @param chances each seat's part in the win, by what it knew then
   */
  public record Moment(int at, List<Double> chances) {

    public Moment {
      chances = List.copyOf(chances);
    }
  }

  /**
   * A choice that changed a seat's chance.
   *
   * @param at after so many entries the seat was asked
   * @param instead what a prudent bot would have chosen
   * @param change how much more of the win the seat could expect than after that
   */
  public record Choice(int at, Seat seat, Option chosen, Option instead, double change) {}

  /**
   * Where a seat's result came from. Skill and luck add up to what lies between its chance at the
   * beginning and its part in the win at the end.
   *
   * @param skill what its own choices changed, beside those of a prudent bot
   * @param luck all else: what chance brought, and what others did
   */
  public record Account(double begin, double skill, double luck, double end) {}
}
