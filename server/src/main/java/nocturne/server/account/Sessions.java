package nocturne.server.account;

import static nocturne.server.account.AccountRefused.Why.BANNED;
import static nocturne.server.account.AccountRefused.Why.UNKNOWN;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import nocturne.server.store.Database;
import nocturne.server.store.StoreUnavailable;

/**
 * Who is signed in where. A session lives on while it is used; one that is ended is refused at
 * once, on other nodes within {@link #REMEMBERED}. While the database does not answer, who was
 * known a while ago is still known.
 */
public final class Sessions {

  /** How long a session lives without being used. A program's token lives until it is revoked. */
  public static final Duration LIFE = Duration.ofDays(180);

  /** How long an answer of the database is believed. */
  static final Duration REMEMBERED = Duration.ofSeconds(5);

  /** How long the last answer is believed where no other can be had. */
  private static final Duration TRUSTED = Duration.ofMinutes(10);

  /** Being seen is written down this often, not with every request. */
  private static final Duration SEEN_EVERY = Duration.ofHours(1);

  private static final int TOKEN_BITS = 256;

  private static final String FIND =
      "select "
          + Session.COLUMNS
          + ", "
          + Identity.COLUMNS
          + ", s.hash, o.banned as owner_banned"
          + " from session s join identity i on i.id = s.identity"
          + " left join identity o on o.id = i.owner where s.id = ?";

  private final Database database;
  private final InstantSource clock;
  private final Unguessable unguessable;

  /** Counts what was ended or changed here; what was read before the last of it is not believed. */
  private final AtomicLong changes = new AtomicLong();

  private final Cache<String, Known> known =
      Caffeine.newBuilder().maximumSize(50_000).expireAfterWrite(TRUSTED).build();

  /** A session as the database had it. */
  private record Known(
      Session session,
      Identity identity,
      String hash,
      boolean ownerBanned,
      Instant read,
      long change) {

    boolean isGood(long latest, Instant now, Duration age) {
      return change == latest && !now.isBefore(read) && now.isBefore(read.plus(age));
    }

    Known seen(Instant now) {
      var again =
          new Session(session.id(), session.identity(), session.device(), session.created(), now);
      return new Known(again, identity, hash, ownerBanned, read, change);
    }
  }

  Sessions(Database database, InstantSource clock, Unguessable unguessable) {
    this.database = database;
    this.clock = clock;
    this.unguessable = unguessable;
  }

  /**
   * Whose token this is, a person's or a program's; empty where it is nobody's or not any more.
   *
   * @throws AccountRefused where they are banned
   */
  public Optional<SignedIn> identify(String token) {
    return Ticket.read(token).flatMap(this::identify);
  }

  private Optional<SignedIn> identify(Ticket ticket) {
    var found = known(ticket.id()).filter(session -> ticket.secret().matches(session.hash));
    if (found.isEmpty() || isOver(found.get())) {
      return Optional.empty();
    }
    var session = found.get();
    AccountRefused.unless(
        !session.identity.banned() && !session.ownerBanned, BANNED, Identities.BANNED_SENTENCE);
    noteSeen(session);
    return Optional.of(new SignedIn(session.identity, ticket.id()));
  }

  private boolean isOver(Known found) {
    return found.identity.left()
        || (found.identity.kind() != Identity.Kind.PROGRAM
            && clock.instant().isAfter(found.session.seen().plus(LIFE)));
  }

  private Optional<Known> known(String id) {
    var change = changes.get();
    var now = clock.instant();
    var before = known.getIfPresent(id);
    if (before != null && before.isGood(change, now, REMEMBERED)) {
      return Optional.of(before);
    }
    try {
      var found =
          database.read(
              connection -> Sql.row(connection, row -> known(row, now, change), FIND, id));
      found.ifPresentOrElse(session -> known.put(id, session), () -> known.invalidate(id));
      return found;
    } catch (StoreUnavailable unavailable) {
      if (before != null && before.isGood(change, now, TRUSTED)) {
        return Optional.of(before);
      }
      throw unavailable;
    }
  }

  private static Known known(ResultSet row, Instant now, long change) throws SQLException {
    return new Known(
        Session.read(row),
        Identity.read(row),
        row.getString("hash"),
        row.getBoolean("owner_banned"),
        now,
        change);
  }

  /** Nobody waits for this; where it can't be written, the next request tries again. */
  private void noteSeen(Known session) {
    var now = clock.instant();
    if (now.isBefore(session.session.seen().plus(SEEN_EVERY))) {
      return;
    }
    var id = session.session.id();
    known.put(id, session.seen(now));
    var _ =
        database.change(
            connection ->
                Sql.run(
                    connection,
                    "update session set seen = ? where id = ? and seen < ?",
                    now.toEpochMilli(),
                    id,
                    now.toEpochMilli()));
  }

  /** The sessions of somebody, the latest first. */
  public List<Session> of(String identity) {
    return database.read(
        connection ->
            Sql.rows(
                connection,
                Session::read,
                "select "
                    + Session.COLUMNS
                    + " from session s where s.identity = ? and s.seen >= ? order by s.seen desc,"
                    + " s.id",
                identity,
                oldest()));
  }

  private long oldest() {
    return clock.instant().minus(LIFE).toEpochMilli();
  }

  /**
   * Signs somebody out in one place.
   *
   * @throws AccountRefused where this is none of their sessions
   */
  public void close(String identity, String session) {
    var closed =
        Sql.change(
            database,
            connection ->
                Sql.run(
                    connection,
                    "delete from session where id = ? and identity = ?",
                    session,
                    identity));
    forget();
    AccountRefused.unless(closed == 1, UNKNOWN, "There is no such session.");
  }

  /** Signs somebody out everywhere. */
  public void closeAll(String identity) {
    Sql.change(
        database,
        connection -> Sql.run(connection, "delete from session where identity = ?", identity));
    forget();
  }

  /** Forgets sessions that nobody used for too long; how many. */
  int sweep() {
    return Sql.change(
        database,
        connection ->
            Sql.run(
                connection,
                "delete from session where seen < ? and identity in"
                    + " (select id from identity where kind <> 'PROGRAM')",
                oldest()));
  }

  Ticket draw() {
    return new Ticket(unguessable.id(), unguessable.secret(TOKEN_BITS));
  }

  void open(Connection connection, Ticket ticket, String identity, Device device)
      throws SQLException {
    var now = clock.millis();
    Sql.run(
        connection,
        "insert into session (id, hash, identity, device, created, seen)"
            + " values (?, ?, ?, ?, ?, ?)",
        ticket.id(),
        ticket.secret().hash(),
        identity,
        device.text(),
        now,
        now);
  }

  /** To be called after every change of a session or of what {@link #identify} tells. */
  void forget() {
    changes.incrementAndGet();
  }
}
