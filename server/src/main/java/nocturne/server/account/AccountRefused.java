package nocturne.server.account;

import java.util.Locale;

/** Something that nobody may do, or not so; everything is as it was. The message is for people. */
public final class AccountRefused extends RuntimeException {

  /** What was wrong, for programs. */
  public enum Why {
    NAME,
    LANGUAGE,
    LOGIN,
    LOGIN_TAKEN,
    PASSWORD,
    /** There is a password already: it is changed, not chosen. */
    HAS_PASSWORD,
    /** Unknown login or wrong password: nobody learns which. */
    WRONG,
    PASSKEY,
    PUSH,
    BANNED,
    /** Guests and programs may not. */
    NEEDS_ACCOUNT,
    TOO_MANY,
    /** There is no such thing, or it is somebody else's. */
    UNKNOWN,
    /** Too many are signing in at this moment. */
    BUSY;

    /** As it stands in an answer. */
    public String code() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  private final Why why;

  AccountRefused(Why why, String sentence) {
    super(sentence, null, false, false);
    this.why = why;
  }

  static void unless(boolean holds, Why why, String sentence) {
    if (!holds) {
      throw new AccountRefused(why, sentence);
    }
  }

  public Why why() {
    return why;
  }
}
