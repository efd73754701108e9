package nocturne.server.store;

/**
 * The database does not answer or takes no changes now. Nothing was changed; only where a
 * connection broke in the very moment of the commit it can't be known, and whoever tries again
 * finds out.
 */
public final class StoreUnavailable extends RuntimeException {

  public StoreUnavailable(String message) {
    super(message);
  }

  public StoreUnavailable(String message, Throwable cause) {
    super(message, cause);
  }
}
