package nocturne.server.web;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.KeyAgreement;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import nocturne.server.Waiting;
import nocturne.server.account.PushSubscription;
import nocturne.server.account.Secret;
import nocturne.server.store.Databases;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who is away is told. */
class NoticesTest {

  @TempDir Path folder;

  @Test
  void openPageIsToldOfAMove() throws Exception {
    try (var venue = Venue.in(folder)) {
      var ada = venue.guest("Ada");
      var stream =
          Visitor.CLIENT.send(
              ada.request("/api/me/notices").GET().build(),
              HttpResponse.BodyHandlers.ofInputStream());
      assertThat(stream.headers().firstValue("Content-Type").orElse(""))
          .startsWith("text/event-stream");
      try (var lines = new BufferedReader(new InputStreamReader(stream.body(), UTF_8))) {
        assertThat(lines.readLine()).isEqualTo(": here");
        var table = ada.open(Visitor.table("syndicates", "", "random"));
        ada.post("/api/tables/" + table + "/start").is(204);
        assertThat(lines.readLine()).isEmpty();
        assertThat(lines.readLine()).isEqualTo("event: move");
        assertThat(lines.readLine())
            .isEqualTo(
                "data: {\"is\":\"move\",\"table\":\"" + table + "\",\"game\":\"syndicates\"}");
      }
    }
  }

  @Test
  void addressesOfThisNetworkAreNoPushEndpoints() throws Exception {
    for (var near :
        new String[] {
          "127.0.0.1",
          "10.1.2.3",
          "192.168.0.1",
          "172.16.0.1",
          "169.254.169.254",
          "100.64.0.1",
          "0.0.0.0",
          "::1",
          "fe80::1",
          "fd00::1",
          "224.0.0.1"
        }) assertThat(Push.isPublic(InetAddress.ofLiteral(near))).as(near).isFalse();
    assertThat(Push.isPublic(InetAddress.ofLiteral("93.184.216.34"))).isTrue();
    assertThat(Push.isPublic(InetAddress.ofLiteral("2606:4700::1"))).isTrue();
    try (var database = Databases.in(folder)) {
      var push = new Push(PushKeys.of(database), null, "https://localhost", false);
      assertThatThrownBy(() -> push.check("https://127.0.0.1/x")).hasMessageContaining("public");
      assertThatThrownBy(() -> push.check("http://93.184.216.34/x")).hasMessageContaining("public");
    }
  }

  @Test
  void keysStayTheSame() {
    String key;
    try (var database = Databases.in(folder)) {
      key = PushKeys.of(database).extractPublicKeyInUncompressedFormAsString();
    }
    try (var database = Databases.in(folder)) {
      assertThat(PushKeys.of(database).extractPublicKeyInUncompressedFormAsString()).isEqualTo(key);
    }
  }

  /** A push service on this machine, and a browser that can read what comes through it. */
  @Test
  void closedBrowserIsToldThroughItsPushService() throws Exception {
    record Delivery(String authorization, String encoding, String ttl, byte[] body) {}
    var deliveries = new LinkedBlockingQueue<Delivery>();
    var service = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    service.createContext(
        "/push",
        exchange -> {
          var headers = exchange.getRequestHeaders();
          deliveries.add(
              new Delivery(
                  headers.getFirst("Authorization"),
                  headers.getFirst("Content-Encoding"),
                  headers.getFirst("TTL"),
                  exchange.getRequestBody().readAllBytes()));
          exchange.sendResponseHeaders(201, -1);
          exchange.close();
        });
    service.start();
    var browser = keys();
    var auth = new byte[16];
    Arrays.fill(auth, (byte) 7);
    var encoder = Base64.getUrlEncoder().withoutPadding();
    try (var database = Databases.in(folder)) {
      var push = new Push(PushKeys.of(database), null, "https://nocturne.example", true);
      push.send(
          new PushSubscription(
              "http://127.0.0.1:" + service.getAddress().getPort() + "/push",
              encoder.encodeToString(uncompressed((ECPublicKey) browser.getPublic())),
              Secret.of(encoder.encodeToString(auth))),
          new Notice("move", "t1", "syndicates"));
      var delivery = deliveries.poll(Waiting.PATIENCE.toSeconds(), TimeUnit.SECONDS);
      assertThat(delivery.authorization).startsWith("vapid t=").contains("k=" + push.key());
      assertThat(delivery.encoding).isEqualTo("aes128gcm");
      assertThat(delivery.ttl).isEqualTo("86400");
      assertThat(decrypt(delivery.body, browser, auth))
          .isEqualTo("{\"is\":\"move\",\"table\":\"t1\",\"game\":\"syndicates\"}");
    } finally {
      service.stop(0);
    }
  }

  private static KeyPair keys() throws GeneralSecurityException {
    var generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp256r1"));
    return generator.generateKeyPair();
  }

  private static byte[] uncompressed(ECPublicKey key) {
    var bytes = ByteBuffer.allocate(65).put((byte) 4);
    for (var number : new BigInteger[] {key.getW().getAffineX(), key.getW().getAffineY()}) {
      var digits = number.toByteArray();
      int from = Math.max(0, digits.length - 32);
      bytes.put(new byte[32 - (digits.length - from)]).put(digits, from, digits.length - from);
    }
    return bytes.array();
  }

  /** RFC 8291, from the browser's side. */
  private static String decrypt(byte[] body, KeyPair browser, byte[] auth)
      throws GeneralSecurityException {
    var in = ByteBuffer.wrap(body);
    var salt = new byte[16];
    in.get(salt);
    in.getInt();
    var theirs = new byte[in.get()];
    in.get(theirs);
    var params = ((ECPublicKey) browser.getPublic()).getParams();
    var point =
        new ECPoint(
            new BigInteger(1, Arrays.copyOfRange(theirs, 1, 33)),
            new BigInteger(1, Arrays.copyOfRange(theirs, 33, 65)));
    var agreement = KeyAgreement.getInstance("ECDH");
    agreement.init(browser.getPrivate());
    agreement.doPhase(
        KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(point, params)), true);
    var info =
        ByteBuffer.allocate(14 + 65 + 65)
            .put("WebPush: info\0".getBytes(US_ASCII))
            .put(uncompressed((ECPublicKey) browser.getPublic()))
            .put(theirs)
            .array();
    var secret = derive(auth, agreement.generateSecret(), info, 32);
    var key = derive(salt, secret, "Content-Encoding: aes128gcm\0".getBytes(US_ASCII), 16);
    var nonce = derive(salt, secret, "Content-Encoding: nonce\0".getBytes(US_ASCII), 12);
    var cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(
        Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, nonce));
    var plain = cipher.doFinal(body, in.position(), in.remaining());
    int end = plain.length - 1;
    while (plain[end] == 0) end--;
    return new String(plain, 0, end, UTF_8);
  }

  private static byte[] derive(byte[] salt, byte[] secret, byte[] info, int length)
      throws GeneralSecurityException {
    return KDF.getInstance("HKDF-SHA256")
        .deriveData(
            HKDFParameterSpec.ofExtract().addSalt(salt).addIKM(secret).thenExpand(info, length));
  }
}
