import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Base64;
import tools.jackson.databind.JsonNode;

/** A passkey and the browser that holds it, as WebAuthn describes them. */
record Passkey(KeyPair keys, byte[] id) {

  private static final int FLAGS_PRESENT_VERIFIED_ATTESTED = 0x45;
  private static final int COORDINATE_BYTES = 32;

  static Passkey fresh() throws GeneralSecurityException {
    var generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp256r1"));
    var keys = generator.generateKeyPair();
    return new Passkey(keys, sha256(keys.getPublic().getEncoded()));
  }

  /** The id and the private key (PKCS 8), both in URL-safe Base64, with a dot between them. */
  String privateKey() {
    return encode(id) + "." + encode(keys.getPrivate().getEncoded());
  }

  /** What a browser answers that was asked to make it. */
  String registration(JsonNode options) throws GeneralSecurityException {
    var client =
        "{\"type\":\"webauthn.create\",\"challenge\":\"%s\",\"origin\":\"%s\",\"crossOrigin\":false}"
            .formatted(options.get("challenge").asString(), Program.ORIGIN);
    var data = authenticatorData(options.get("rp").get("id").asString());
    return """
    {"id": "%1$s", "rawId": "%1$s", "type": "public-key", "clientExtensionResults": {},
     "response": {"clientDataJSON": "%2$s", "attestationObject": "%3$s",
       "transports": ["internal"]}}
    """
        .formatted(encode(id), encode(client.getBytes(UTF_8)), encode(attestation(data)));
  }

  private byte[] authenticatorData(String domain) throws GeneralSecurityException {
    var out = new ByteArrayOutputStream();
    out.writeBytes(sha256(domain.getBytes(UTF_8)));
    out.write(FLAGS_PRESENT_VERIFIED_ATTESTED);
    out.writeBytes(new byte[4 + 16 + 1]); // the counter, no maker, and half of the length
    out.write(id.length);
    out.writeBytes(id);
    // COSE: an EC2 key for ES256 on P-256.
    out.writeBytes(new byte[] {(byte) 0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, COORDINATE_BYTES});
    var point = ((ECPublicKey) keys.getPublic()).getW();
    out.writeBytes(coordinate(point.getAffineX()));
    out.writeBytes(new byte[] {0x22, 0x58, COORDINATE_BYTES});
    out.writeBytes(coordinate(point.getAffineY()));
    return out.toByteArray();
  }

  private static byte[] coordinate(BigInteger number) {
    var bytes = number.toByteArray();
    var fixed = new byte[COORDINATE_BYTES];
    int length = Math.min(bytes.length, COORDINATE_BYTES);
    System.arraycopy(bytes, bytes.length - length, fixed, COORDINATE_BYTES - length, length);
    return fixed;
  }

  /** CBOR: a map of fmt "none", an empty statement and the data. */
  private static byte[] attestation(byte[] data) {
    var out = new ByteArrayOutputStream();
    out.write(0xa3);
    text("fmt", out);
    text("none", out);
    text("attStmt", out);
    out.write(0xa0);
    text("authData", out);
    out.write(0x58);
    out.write(data.length);
    out.writeBytes(data);
    return out.toByteArray();
  }

  private static void text(String text, ByteArrayOutputStream out) {
    out.write(0x60 + text.length());
    out.writeBytes(text.getBytes(UTF_8));
  }

  private static byte[] sha256(byte[] bytes) throws GeneralSecurityException {
    return MessageDigest.getInstance("SHA-256").digest(bytes);
  }

  private static String encode(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
