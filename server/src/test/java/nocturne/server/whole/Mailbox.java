package nocturne.server.whole;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.math.BigInteger;
import java.net.InetSocketAddress;
import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Base64;
import java.util.concurrent.atomic.AtomicInteger;
import nocturne.server.store.Databases;

/** A push service on this machine that counts what comes for a closed browser. */
final class Mailbox implements AutoCloseable {

  private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();
  private static final int CREATED = 201;

  private final HttpServer service;
  private final AtomicInteger letters = new AtomicInteger();

  /** A browser of somebody that is told here while it is closed. */
  static Mailbox of(Person person, String url) throws IOException, GeneralSecurityException {
    var mailbox = new Mailbox();
    var key = BASE64.encodeToString(key());
    try (var database = Databases.open(url)) {
      // Nobody can subscribe to a service without a certificate.
      database.change(connection -> mailbox.subscribe(connection, person.id(), key)).join();
    }
    return mailbox;
  }

  private boolean subscribe(Connection connection, String identity, String key)
      throws SQLException {
    try (var insert =
        connection.prepareStatement(
            "insert into push_subscription (endpoint, identity, p256dh, auth, created)"
                + " values (?, ?, ?, ?, 0)")) {
      insert.setString(1, "http://127.0.0.1:" + service.getAddress().getPort() + "/letters");
      insert.setString(2, identity);
      insert.setString(3, key);
      insert.setString(4, BASE64.encodeToString(new byte[16]));
      return insert.executeUpdate() == 1;
    }
  }

  private Mailbox() throws IOException {
    service = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    service.createContext(
        "/",
        exchange -> {
          letters.incrementAndGet();
          exchange.sendResponseHeaders(CREATED, -1);
          exchange.close();
        });
    service.start();
  }

  /** A browser's public key, as it is written. */
  private static byte[] key() throws GeneralSecurityException {
    var generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp256r1"));
    var point = ((ECPublicKey) generator.generateKeyPair().getPublic()).getW();
    var key = new byte[65];
    key[0] = 4;
    write(point.getAffineX(), key, 33);
    write(point.getAffineY(), key, 65);
    return key;
  }

  private static void write(BigInteger number, byte[] key, int end) {
    var digits = number.toByteArray();
    int length = Math.min(32, digits.length);
    System.arraycopy(digits, digits.length - length, key, end - length, length);
  }

  int letters() {
    return letters.get();
  }

  @Override
  public void close() {
    service.stop(0);
  }
}
