package nocturne.server.account;

/** What may be done only so often. */
public enum Action {
  /** Coming as a guest. */
  GUEST,
  /** Trying a password or a passkey, or choosing one. */
  SIGN_IN,
  /** Saying something, or sending anything else over a socket. */
  MESSAGE,
  /** Opening a table. */
  TABLE,
  /** Asking a bot what it would do. */
  HINT,
  /** Any request. */
  REQUEST
}
