package nocturne.nightlancer.mission;

import java.util.List;
import java.util.Locale;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Text;
import nocturne.nightlancer.component.Mission;

/** What somebody wants with a mission. */
public record OnMission(Wish wish, Mission mission) implements Option {

  /** The wishes. */
  public enum Wish {
    START_FIRST,
    START_SECOND,
    JOIN_FIRST,
    JOIN_SECOND,
    /** To let it go to an automaton. */
    LOSE
  }

  public static OnMission startFirst(Mission mission) {
    return new OnMission(Wish.START_FIRST, mission);
  }

  public static OnMission startSecond(Mission mission) {
    return new OnMission(Wish.START_SECOND, mission);
  }

  public static OnMission join(Mission mission, int crew) {
    return new OnMission(crew == Crews.FIRST ? Wish.JOIN_FIRST : Wish.JOIN_SECOND, mission);
  }

  public static OnMission lose(Mission mission) {
    return new OnMission(Wish.LOSE, mission);
  }

  public boolean isToJoin() {
    return wish == Wish.JOIN_FIRST || wish == Wish.JOIN_SECOND;
  }

  /** The crew that somebody wants to start or to join. */
  public int crew() {
    return wish == Wish.JOIN_SECOND || wish == Wish.START_SECOND ? Crews.SECOND : Crews.FIRST;
  }

  private String word() {
    return wish.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public String id() {
    return word() + "-" + mission.id();
  }

  @Override
  public Text label() {
    return Text.of("option." + word(), mission);
  }

  @Override
  public List<? extends Named> touches() {
    return List.of(mission);
  }
}
