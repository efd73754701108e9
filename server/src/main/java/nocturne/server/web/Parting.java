package nocturne.server.web;

/**
 * Why the server closes a socket. Whoever is sent away with a code from 3000 on is given the time
 * to say farewell as well; with the others the connection is cut as soon as the code is sent, and
 * whoever talks at that moment may never read it.
 */
enum Parting {
  /** The server goes down: come back. */
  COME_BACK(4012, "come back"),
  /** Too much waited to be read: come back and be told everything anew. */
  TOO_SLOW(1013, "too slow: come back"),
  SIGNED_OUT(4401, "signed out"),
  NOT_TEXT(1003, "messages are text"),
  TOO_MANY(1008, "too many messages"),
  BUG(1011, "something went wrong");

  private final int code;
  private final String reason;

  Parting(int code, String reason) {
    this.code = code;
    this.reason = reason;
  }

  int code() {
    return code;
  }

  String reason() {
    return reason;
  }
}
