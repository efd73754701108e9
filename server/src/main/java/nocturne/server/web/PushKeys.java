package nocturne.server.web;

import com.zerodeplibs.webpush.VAPIDKeyPair;
import com.zerodeplibs.webpush.VAPIDKeyPairs;
import com.zerodeplibs.webpush.key.PrivateKeySources;
import com.zerodeplibs.webpush.key.PublicKeySources;
import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import java.security.spec.ECGenParameterSpec;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import nocturne.server.store.Database;
import nocturne.server.store.StoreUnavailable;

/** The keys by which push services know this server, made at the first start and kept for ever. */
final class PushKeys {

  private record Pair(String open, String secret) {}

  private PushKeys() {}

  static VAPIDKeyPair of(Database database) {
    var pair = read(database).orElseGet(() -> make(database));
    var decoder = Base64.getDecoder();
    return VAPIDKeyPairs.of(
        PrivateKeySources.ofPKCS8Bytes(decoder.decode(pair.secret)),
        PublicKeySources.ofX509Bytes(decoder.decode(pair.open)));
  }

  private static Optional<Pair> read(Database database) {
    return database.read(
        connection -> {
          try (var statement = connection.createStatement();
              var row = statement.executeQuery("select public_key, private_key from push_key")) {
            return row.next()
                ? Optional.of(new Pair(row.getString(1), row.getString(2)))
                : Optional.empty();
          }
        });
  }

  /** Of two nodes that start at once, the keys of one are kept. */
  private static Pair make(Database database) {
    var fresh = generate();
    try {
      database
          .change(
              connection -> {
                try (var insert =
                    connection.prepareStatement(
                        "insert into push_key (id, public_key, private_key) values (1, ?, ?)"
                            + " on conflict do nothing")) {
                  insert.setString(1, fresh.open);
                  insert.setString(2, fresh.secret);
                  return insert.executeUpdate();
                }
              })
          .join();
    } catch (CompletionException failed) {
      throw new StoreUnavailable("the keys for push messages can't be stored", failed);
    }
    return read(database).orElseThrow();
  }

  private static Pair generate() {
    try {
      var generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp256r1"));
      var keys = generator.generateKeyPair();
      var encoder = Base64.getEncoder();
      return new Pair(
          encoder.encodeToString(keys.getPublic().getEncoded()),
          encoder.encodeToString(keys.getPrivate().getEncoded()));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has secp256r1", e);
    }
  }
}
