package nocturne.server.account;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What somebody holds to be let in: an id, by which the row is found, and a secret, of which the
 * row holds the hash. Finding by the id and comparing the hash in constant time tells nobody how
 * near a guess was.
 */
record Ticket(String id, Secret secret) {

  private static final Pattern SHAPE = Pattern.compile("[A-Za-z0-9_-]{30,128}");

  static Optional<Ticket> read(String text) {
    return SHAPE.matcher(text).matches()
        ? Optional.of(
            new Ticket(
                text.substring(0, Unguessable.ID_LENGTH),
                Secret.of(text.substring(Unguessable.ID_LENGTH))))
        : Optional.empty();
  }

  /** Id and secret as one, for the holder. */
  Secret whole() {
    return Secret.of(id + secret.reveal());
  }
}
