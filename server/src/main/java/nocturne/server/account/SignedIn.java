package nocturne.server.account;

/** Whoever makes a request, and the session through which they do. */
public record SignedIn(Identity identity, String session) {}
