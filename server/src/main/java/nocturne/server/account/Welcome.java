package nocturne.server.account;

/**
 * Somebody is signed in.
 *
 * @param token proves it from now on; it is told once and kept by nobody but the client
 */
public record Welcome(Identity identity, String session, Secret token) {}
