package nocturne.server.web;

import io.javalin.http.HttpResponseException;
import java.time.Duration;
import java.util.Optional;
import nocturne.kernel.RecordRefused;
import nocturne.kernel.SetupRefused;
import nocturne.server.account.AccountRefused;
import nocturne.server.store.EntryCorrupt;
import nocturne.server.store.StoreUnavailable;
import nocturne.server.table.Refused;
import nocturne.server.wire.MessageRefused;

/**
 * What went wrong, as a client is told: the one place where exceptions become answers.
 *
 * @param code for programs
 * @param message for people
 * @param bug whether it is the server's own fault and belongs into the log
 */
record Fault(int status, String code, String message, Optional<Duration> pause, boolean bug) {

  private static final Duration STORE_COMES_BACK = Duration.ofSeconds(5);

  static Fault of(Throwable thrown) {
    return switch (thrown) {
      case TurnedAway away ->
          new Fault(away.status(), away.code(), sentence(away), away.waiting(), false);
      case Refused refused -> plain(status(refused), refused.code(), refused);
      case AccountRefused refused -> plain(status(refused.why()), refused.why().code(), refused);
      case MessageRefused refused -> plain(400, refused.fault().code(), refused);
      case HttpResponseException odd -> odd(odd.getStatus());
      case SetupRefused refused -> plain(400, "setup", refused);
      case RecordRefused refused -> plain(400, "record", refused);
      case StoreUnavailable unavailable ->
          new Fault(
              503,
              "store-unavailable",
              "Nothing can be stored at the moment. What was accepted is safe; try again soon.",
              Optional.of(STORE_COMES_BACK),
              true);
      case EntryCorrupt corrupt ->
          new Fault(
              503,
              "table-corrupt",
              "The journal of this table is damaged: it can't be read until it is repaired.",
              Optional.empty(),
              true);
      default ->
          new Fault(500, "bug", "Something went wrong here. It was noted.", Optional.empty(), true);
    };
  }

  /** What the library below refuses by itself. */
  private static Fault odd(int status) {
    return switch (status) {
      case 404 -> new Fault(status, "unknown", "There is nothing here.", Optional.empty(), false);
      case 405 -> new Fault(status, "method", "That can't be done here.", Optional.empty(), false);
      default ->
          new Fault(
              status,
              "bad-request",
              "This is no request that can be read.",
              Optional.empty(),
              status >= 500);
    };
  }

  private static Fault plain(int status, String code, RuntimeException thrown) {
    return new Fault(status, code, sentence(thrown), Optional.empty(), false);
  }

  private static String sentence(Throwable thrown) {
    return String.valueOf(thrown.getMessage());
  }

  private static int status(Refused refused) {
    return switch (refused.code()) {
      case "no-table", "no-game" -> 404;
      case "not-host", "not-seated" -> 403;
      case "at" -> 400;
      case "moved" -> 503;
      default -> 409;
    };
  }

  private static int status(AccountRefused.Why why) {
    return switch (why) {
      case NAME, LANGUAGE, LOGIN, PASSWORD, PASSKEY, PUSH -> 400;
      case WRONG -> 401;
      case BANNED, NEEDS_ACCOUNT -> 403;
      case UNKNOWN -> 404;
      case LOGIN_TAKEN, HAS_PASSWORD, TOO_MANY -> 409;
      case BUSY -> 503;
    };
  }
}
