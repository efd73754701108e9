package nocturne.server.account;

import java.time.Instant;

/**
 * One of somebody's passkeys.
 *
 * @param id the credential's, as WebAuthn writes it
 * @param device where it was made
 */
public record Passkey(String id, String device, Instant created, Instant used) {}
