package nocturne.server.account;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.password4j.Argon2Function;
import com.password4j.types.Argon2;
import java.text.Normalizer;
import java.util.Base64;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Argon2id. Few hashes are made at a time, so that a crowd at the door takes neither all memory nor
 * all processors from those who play.
 */
final class PasswordHashes {

  private static final int SALT_BYTES = 16;
  private static final int HASH_BYTES = 32;
  private static final int PATIENCE_SECONDS = 10;

  private final Unguessable unguessable;
  private final Argon2Function present;
  private final String nobodys;
  private final Semaphore atOnce =
      new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() / 2));

  PasswordHashes(Unguessable unguessable, PasswordCost cost) {
    this.unguessable = unguessable;
    this.present =
        Argon2Function.getInstance(cost.memory(), cost.passes(), 1, HASH_BYTES, Argon2.ID);
    this.nobodys = nobodys(cost);
  }

  /** Made up and not computed, which would take as long as all the rest of a start. */
  private String nobodys(PasswordCost cost) {
    var base64 = Base64.getEncoder().withoutPadding();
    return "$argon2id$v=%d$m=%d,t=%d,p=1$%s$%s"
        .formatted(
            present.getVersion(),
            cost.memory(),
            cost.passes(),
            base64.encodeToString(unguessable.bytes(SALT_BYTES)),
            base64.encodeToString(unguessable.bytes(HASH_BYTES)));
  }

  String hash(Secret password) {
    var salt = unguessable.bytes(SALT_BYTES);
    return inTurn(() -> present.hash(bytes(password), salt).getResult());
  }

  boolean matches(Secret password, String hash) {
    return inTurn(
        () ->
            Argon2Function.getInstanceFromHash(hash).check(bytes(password), hash.getBytes(UTF_8)));
  }

  /** A hash that no password has, to be compared with where there is none. */
  String nobodys() {
    return nobodys;
  }

  /** Whether this hash was made at another cost than is asked now. */
  boolean isOutdated(String hash) {
    return !Argon2Function.getInstanceFromHash(hash).equals(present);
  }

  /** The same password may be typed in more than one way. */
  private static byte[] bytes(Secret password) {
    return Normalizer.normalize(password.reveal(), Normalizer.Form.NFKC).getBytes(UTF_8);
  }

  private <R> R inTurn(Supplier<R> work) {
    try {
      if (!atOnce.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        throw new AccountRefused(
            AccountRefused.Why.BUSY, "Too many are signing in now. Try again in a moment.");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AccountRefused(AccountRefused.Why.BUSY, "The server is shutting down.");
    }
    try {
      return work.get();
    } finally {
      atOnce.release();
    }
  }
}
