package nocturne.server.account;

import java.security.SecureRandom;
import java.time.InstantSource;
import nocturne.server.store.Database;

/** All that is known of players, over one database. */
public final class Accounts {

  private final Identities identities;
  private final Sessions sessions;
  private final Passwords passwords;
  private final Challenges challenges;
  private final Passkeys passkeys;
  private final Programs programs;
  private final Invitations invitations;
  private final PushSubscriptions subscriptions;
  private final Limits limits;

  public Accounts(
      Database database, InstantSource clock, SecureRandom random, AccountSettings settings) {
    var unguessable = new Unguessable(random);
    sessions = new Sessions(database, clock, unguessable);
    identities = new Identities(database, clock, unguessable, sessions);
    passwords =
        new Passwords(
            database, clock, sessions, new PasswordHashes(unguessable, settings.passwords()));
    challenges = new Challenges(database, clock, unguessable);
    passkeys = new Passkeys(database, clock, sessions, challenges, settings.passkeys());
    programs = new Programs(database, clock, unguessable, sessions);
    invitations = new Invitations(database, clock, unguessable);
    subscriptions = new PushSubscriptions(database, clock);
    limits = new Limits(settings.limits(), clock);
  }

  public Identities identities() {
    return identities;
  }

  public Sessions sessions() {
    return sessions;
  }

  public Passwords passwords() {
    return passwords;
  }

  public Passkeys passkeys() {
    return passkeys;
  }

  public Programs programs() {
    return programs;
  }

  public Invitations invitations() {
    return invitations;
  }

  public PushSubscriptions subscriptions() {
    return subscriptions;
  }

  public Limits limits() {
    return limits;
  }

  /** Throws away what is over; to be called now and then. How many sessions and challenges. */
  public int sweep() {
    return sessions.sweep() + challenges.sweep();
  }
}
