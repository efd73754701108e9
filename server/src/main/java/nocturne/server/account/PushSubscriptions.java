package nocturne.server.account;

import static nocturne.server.account.AccountRefused.Why.PUSH;
import static nocturne.server.account.AccountRefused.Why.TOO_MANY;

import java.net.URI;
import java.net.URISyntaxException;
import java.time.InstantSource;
import java.util.List;
import java.util.regex.Pattern;
import nocturne.server.store.Database;

/** The browsers that somebody wants to be told in while they are closed. */
public final class PushSubscriptions {

  private static final int MOST = 20;
  private static final int LONGEST_ENDPOINT = 2_000;
  private static final Pattern KEY = Pattern.compile("[A-Za-z0-9_-]{16,128}=*");

  private final Database database;
  private final InstantSource clock;

  PushSubscriptions(Database database, InstantSource clock) {
    this.database = database;
    this.clock = clock;
  }

  /** Keeps a browser's subscription, whoever had it before: a browser tells one player. */
  public void add(String identity, PushSubscription subscription) {
    AccountRefused.unless(
        isHttps(subscription.endpoint())
            && KEY.matcher(subscription.p256dh()).matches()
            && KEY.matcher(subscription.auth().reveal()).matches(),
        PUSH,
        "A push subscription has an https endpoint, a p256dh key and an auth secret.");
    Sql.change(
        database,
        connection -> {
          Identities.mustBeHere(connection, identity);
          var others =
              Sql.rows(
                  connection,
                  row -> row.getString(1),
                  "select endpoint from push_subscription where identity = ? and endpoint <> ?",
                  identity,
                  subscription.endpoint());
          AccountRefused.unless(
              others.size() < MOST, TOO_MANY, "You are told in " + MOST + " browsers already.");
          return Sql.run(
              connection,
              "insert into push_subscription (endpoint, identity, p256dh, auth, created)"
                  + " values (?, ?, ?, ?, ?) on conflict (endpoint) do update set"
                  + " identity = excluded.identity, p256dh = excluded.p256dh,"
                  + " auth = excluded.auth, created = excluded.created",
              subscription.endpoint(),
              identity,
              subscription.p256dh(),
              subscription.auth().reveal(),
              clock.millis());
        });
  }

  public List<PushSubscription> of(String identity) {
    return database.read(
        connection ->
            Sql.rows(
                connection,
                row ->
                    new PushSubscription(
                        row.getString("endpoint"),
                        row.getString("p256dh"),
                        Secret.of(row.getString("auth"))),
                "select * from push_subscription where identity = ? order by created, endpoint",
                identity));
  }

  /** Forgets a subscription, which its owner or the push service ended. */
  public void remove(String endpoint) {
    Sql.change(
        database,
        connection ->
            Sql.run(connection, "delete from push_subscription where endpoint = ?", endpoint));
  }

  private static boolean isHttps(String endpoint) {
    try {
      var uri = new URI(endpoint);
      return endpoint.length() <= LONGEST_ENDPOINT
          && "https".equals(uri.getScheme())
          && uri.getHost() != null;
    } catch (URISyntaxException e) {
      return false;
    }
  }
}
