package nocturne.server;

import java.util.Optional;
import nocturne.server.account.LimitSettings;
import nocturne.server.account.PasswordCost;
import nocturne.server.web.WebSettings;

/**
 * What an operator may set.
 *
 * @param host the address to listen at
 * @param port 0 for any that is free
 */
public record ServerSettings(
    String host, int port, WebSettings web, LimitSettings limits, PasswordCost passwords) {

  /**
   * As usual.
   *
   * @param origin the public address, where a proxy stands before the server
   */
  public static ServerSettings at(String host, int port, Optional<String> origin) {
    return new ServerSettings(
        host, port, new WebSettings(origin, false), LimitSettings.USUAL, PasswordCost.USUAL);
  }

  /** The same, where one address may do anything as often as it likes. */
  public ServerSettings withoutLimits() {
    return new ServerSettings(host, port, web, LimitSettings.NONE, passwords);
  }
}
