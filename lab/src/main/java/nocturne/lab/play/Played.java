package nocturne.lab.play;

import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is kept of one game, as rows of numbers and words. */
public record Played(Whole game, List<Seated> seats, List<Happened> happenings)
    implements Serializable {

  /** No seat; seats are counted from 1 here, as people count them. */
  public static final int NOBODY = 0;

  /**
   * @param number among the games of its run, from 0
   * @param options how many options there were, over all choices
   * @param widest the most options of a choice
   * @param rounds the last round that was told of; 0 where the game tells of none
   * @param sides how many seats or teams played for themselves
   * @param winners how many of them won
   * @param margin by how much the best side beat the second; null where there is one side
   * @param leader the seat that stood best halfway through, by the game's own opinion
   * @param comeback whether the winner did not; null where nobody won or nobody led
   */
  public record Whole(
      long number,
      String variant,
      long seed,
      int choices,
      int rounds,
      long options,
      int widest,
      int sides,
      int winners,
      @Nullable Integer margin,
      int leader,
      @Nullable Boolean comeback)
      implements Serializable {}

  /**
   * @param character empty where nobody plays as anybody
   * @param win 1 for a win, its fraction for a shared one
   */
  public record Seated(
      int seat,
      String bot,
      String character,
      int team,
      int place,
      boolean won,
      double win,
      int score)
      implements Serializable {}

  /**
   * @param meaning what the game says that it tells; empty where it says nothing
   * @param thing the id of the thing that it tells of; empty where there is none
   * @param other the id of another thing that its text names
   */
  public record Happened(
      int choice,
      int round,
      String rule,
      String key,
      String meaning,
      int seat,
      String thing,
      String other)
      implements Serializable {}
}
