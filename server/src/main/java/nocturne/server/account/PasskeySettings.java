package nocturne.server.account;

import java.net.URI;
import java.util.Set;

/**
 * For whom passkeys are made.
 *
 * @param domain the relying party's id, such as {@code nocturne.example}
 * @param name what an authenticator shows
 * @param origins where pages may come from, such as {@code https://nocturne.example}
 */
public record PasskeySettings(String domain, String name, Set<String> origins) {

  public PasskeySettings {
    origins = Set.copyOf(origins);
  }

  /** For a server at one address. */
  public static PasskeySettings at(String origin) {
    return new PasskeySettings(URI.create(origin).getHost(), "Nocturne", Set.of(origin));
  }
}
