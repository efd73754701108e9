package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_7_17;
import static nocturne.gangs.GangsRule.GN_7_28;

import nocturne.gangs.Cites;

/**
 * What a combat card does.
 *
 * @param number how many, where a number belongs to it; {@link #ALL} for all
 * @param needs who must be there for it
 */
@Cites({GN_7_17, GN_7_28})
public record Tactic(Word word, int number, Kin needs) {

  public static final int ALL = 99;

  public static final Tactic NONE = new Tactic(Word.NONE, 0, Kin.UNIT);

  /** One word for each thing that cards do, in the order of the steps they do it in. */
  public enum Word {
    NONE,
    CHAIN,
    TAKE_BACK_OR_CHAIN,
    BLANK_OTHERS,
    OPP_DRONES,
    SECRET_PER_NETRUNNER,
    FP_FOR_DRONE,
    FP_ALL_DRONES,
    FP_COPY,
    PICK_LOSSES,
    EXTRA_LOSS,
    TIE_LOSES,
    IMMUNE,
    KILL_FOR_DRONE,
    KILL_ANY,
    SACRIFICE,
    MOVE_SURVIVOR;

    public int bit() {
      return 1 << ordinal();
    }
  }

  /** Whether it does something as soon as the card is turned up. */
  public boolean worksAtOnce() {
    return switch (word) {
      case CHAIN, TAKE_BACK_OR_CHAIN, BLANK_OTHERS, OPP_DRONES, SECRET_PER_NETRUNNER -> true;
      default -> false;
    };
  }

  public boolean is(Word other) {
    return word == other;
  }
}
