package nocturne.server.account;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;

/**
 * A passkey that was made long ago, and the browser that holds it.
 *
 * @param user the handle of whose it is, in the same Base64
 */
public record StoredPasskey(String id, PrivateKey key, String origin, String user) {

  private static final byte PRESENT_AND_VERIFIED = 0x05;

  /**
   * A passkey as a text keeps it.
   *
   * @param text its id and its private key (PKCS 8) in URL-safe Base64, with a dot between them
   */
  public static StoredPasskey of(String text, String origin, byte[] user)
      throws GeneralSecurityException {
    int dot = text.indexOf('.');
    var bytes = Base64.getUrlDecoder().decode(text.substring(dot + 1));
    var key = KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(bytes));
    return new StoredPasskey(text.substring(0, dot), key, origin, encode(user));
  }

  /** What {@code navigator.credentials.get} answers, as JSON. */
  public String get(PasskeyOptions.Request options) throws GeneralSecurityException {
    var client =
        """
        {"type":"webauthn.get","challenge":"%s","origin":"%s","crossOrigin":false}\
        """
            .formatted(options.challenge(), origin)
            .getBytes(UTF_8);
    var data =
        ByteBuffer.allocate(37)
            .put(sha256(options.rpId().getBytes(UTF_8)))
            .put(PRESENT_AND_VERIFIED)
            .array();
    var signature = Signature.getInstance("SHA256withECDSA");
    signature.initSign(key);
    signature.update(data);
    signature.update(sha256(client));
    return """
    {"id": "%1$s", "rawId": "%1$s", "type": "public-key",
     "authenticatorAttachment": "platform", "clientExtensionResults": {},
     "response": {"clientDataJSON": "%2$s", "authenticatorData": "%3$s",
       "signature": "%4$s", "userHandle": "%5$s"}}
    """
        .formatted(id, encode(client), encode(data), encode(signature.sign()), user);
  }

  private static byte[] sha256(byte[] bytes) throws GeneralSecurityException {
    return MessageDigest.getInstance("SHA-256").digest(bytes);
  }

  private static String encode(byte[] bytes) {
    return SoftAuthenticator.encode(bytes);
  }
}
