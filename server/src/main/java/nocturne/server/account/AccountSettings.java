package nocturne.server.account;

/** What an operator may set. */
public record AccountSettings(
    PasskeySettings passkeys, LimitSettings limits, PasswordCost passwords) {

  /** For a server at one address, such as {@code https://nocturne.example}. */
  public static AccountSettings at(String origin) {
    return new AccountSettings(PasskeySettings.at(origin), LimitSettings.USUAL, PasswordCost.USUAL);
  }
}
