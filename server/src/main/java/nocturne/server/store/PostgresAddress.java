package nocturne.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * Where a PostgreSQL is and who asks: {@code
 * postgresql://user:password@host:port/database?sslmode=…}. What it prints as has no password in
 * it. The driver's {@code connectTimeout} and {@code socketTimeout}, in seconds, say how long the
 * database may be silent before it counts as gone.
 */
final class PostgresAddress {

  private static final int CONNECT_SECONDS = 2;
  private static final int ANSWER_SECONDS = 4;

  private final String url;
  private final String user;
  private final Optional<String> password;
  private final int connectSeconds;
  private final int answerSeconds;

  private PostgresAddress(String url, String user, Optional<String> password) {
    this.url = url;
    this.user = user;
    this.password = password;
    this.connectSeconds = seconds("connectTimeout", CONNECT_SECONDS);
    this.answerSeconds = seconds("socketTimeout", ANSWER_SECONDS);
  }

  private int seconds(String parameter, int usual) {
    var given = Pattern.compile("[?&]" + parameter + "=([1-9]\\d{0,4})(&|$)").matcher(url);
    return given.find() ? Integer.parseInt(given.group(1)) : usual;
  }

  static boolean isOne(String url) {
    return url.startsWith("postgresql://") || url.startsWith("postgres://");
  }

  /** Understands an address; a plus sign in a password is a plus sign. */
  static PostgresAddress parse(String text) {
    URI uri;
    try {
      uri = new URI(text);
    } catch (URISyntaxException e) {
      throw wrong();
    }
    String[] who = Optional.ofNullable(uri.getRawUserInfo()).orElse("").split(":", 2);
    if (uri.getHost() == null || who[0].isEmpty() || uri.getPath().length() < 2) {
      throw wrong();
    }
    String port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
    String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
    return new PostgresAddress(
        "jdbc:postgresql://" + uri.getHost() + port + uri.getRawPath() + query,
        plain(who[0]),
        who.length < 2 ? Optional.empty() : Optional.of(plain(who[1])));
  }

  private static IllegalArgumentException wrong() {
    return new IllegalArgumentException(
        "an address of a PostgreSQL looks like postgresql://user:password@host:port/database");
  }

  private static String plain(String encoded) {
    return URLDecoder.decode(encoded.replace("+", "%2B"), UTF_8);
  }

  /** How long the database may be silent before it counts as gone. */
  Duration answer() {
    return Duration.ofSeconds(answerSeconds);
  }

  /** For work that takes as long as it takes; it ends with the process that asked for it. */
  PGSimpleDataSource patient() {
    var source = source();
    source.setSocketTimeout(0);
    source.setOptions("-c client_connection_check_interval=1000");
    return source;
  }

  /** For work where a database that has not answered in a few seconds is gone. */
  PGSimpleDataSource impatient() {
    var source = source();
    source.setSocketTimeout(answerSeconds);
    return source;
  }

  private PGSimpleDataSource source() {
    var source = new PGSimpleDataSource();
    source.setUrl(url);
    source.setUser(user);
    password.ifPresent(source::setPassword);
    source.setApplicationName("nocturne");
    source.setConnectTimeout(connectSeconds);
    source.setLoginTimeout(connectSeconds + 1);
    source.setTcpKeepAlive(true);
    return source;
  }

  @Override
  public String toString() {
    return url;
  }
}
