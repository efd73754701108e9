package nocturne.gangs.component;

/** Somebody or something that can stand in a district. */
public sealed interface Unit permits Member, Edgerunner {

  /** What boards and records call it. */
  String id();

  /** Its number among all units: members first, then edgerunners. */
  int number();

  Role role();

  default boolean isDrone() {
    return role() == Role.DRONE;
  }
}
