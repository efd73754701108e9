package nocturne.server.web;

import java.time.Duration;
import java.util.Optional;

/** A request that is not served, and how the answer says so. */
final class TurnedAway extends RuntimeException {

  private final int status;
  private final String code;
  private final Optional<Duration> wait;

  TurnedAway(int status, String code, String sentence) {
    this(status, code, sentence, Optional.empty());
  }

  private TurnedAway(int status, String code, String sentence, Optional<Duration> wait) {
    // Anybody can cause any number of these: they carry no trace.
    super(sentence, null, false, false);
    this.status = status;
    this.code = code;
    this.wait = wait;
  }

  static TurnedAway badRequest(String code, String sentence) {
    return new TurnedAway(400, code, sentence);
  }

  static TurnedAway unknown(String sentence) {
    return new TurnedAway(404, "unknown", sentence);
  }

  static TurnedAway tooMany(Duration wait) {
    return new TurnedAway(
        429, "too-many", "That was too often. Try again a little later.", Optional.of(wait));
  }

  static void unless(boolean holds, int status, String code, String sentence) {
    if (!holds) throw new TurnedAway(status, code, sentence);
  }

  int status() {
    return status;
  }

  String code() {
    return code;
  }

  /** How long to wait before trying again, where that helps. */
  Optional<Duration> waiting() {
    return wait;
  }
}
