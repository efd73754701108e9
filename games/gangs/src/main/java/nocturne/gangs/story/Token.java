package nocturne.gangs.story;

/** The tokens that stories use. They are not units and give no presence. */
public enum Token {
  TIME,
  CARGO,
  X,
  VIP,
  ASSASSIN,
  AGENT,
  SURVEILLANCE,
  MILITECH,
  KANG_TAO;

  public static final int COUNT = values().length;

  public boolean isCorporate() {
    return this == MILITECH || this == KANG_TAO;
  }
}
