package nocturne.server.account;

import java.time.Instant;

/**
 * A program that plays, as its owner sees it.
 *
 * @param seen when it was last here, to the hour
 */
public record Program(Identity identity, Instant seen) {}
