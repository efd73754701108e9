/**
 * Who plays: identities, how they prove themselves (a session's token, a password, a passkey), the
 * programs they own, whom they invite, and how often anybody may do what. {@link
 * nocturne.server.account.Accounts} holds it all together.
 *
 * <p>A secret leaves this package once, when it is made, inside a {@link
 * nocturne.server.account.Secret}; what is kept of it is a hash.
 */
@NullMarked
package nocturne.server.account;

import org.jspecify.annotations.NullMarked;
