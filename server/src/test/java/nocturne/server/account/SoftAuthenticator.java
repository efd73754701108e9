package nocturne.server.account;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.webauthn4j.converter.AuthenticatorDataConverter;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.data.attestation.AttestationObject;
import com.webauthn4j.data.attestation.authenticator.AAGUID;
import com.webauthn4j.data.attestation.authenticator.AttestedCredentialData;
import com.webauthn4j.data.attestation.authenticator.AuthenticatorData;
import com.webauthn4j.data.attestation.authenticator.EC2COSEKey;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.attestation.statement.NoneAttestationStatement;
import com.webauthn4j.data.extension.authenticator.AuthenticationExtensionAuthenticatorOutput;
import com.webauthn4j.data.extension.authenticator.RegistrationExtensionAuthenticatorOutput;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Base64;

/** A browser and an authenticator that holds one passkey, as far as a server sees them. */
public final class SoftAuthenticator {

  private static final byte PRESENT = AuthenticatorData.BIT_UP;
  private static final byte VERIFIED = (byte) (PRESENT | AuthenticatorData.BIT_UV);

  private final ObjectConverter converter = new ObjectConverter();
  private final KeyPair keys;
  private final byte[] id = new byte[32];

  String origin = AccountsTest.ORIGIN;
  String user = "";
  long counter;
  byte flags = VERIFIED;

  public SoftAuthenticator() throws GeneralSecurityException {
    var generator = KeyPairGenerator.getInstance("EC");
    generator.initialize(new ECGenParameterSpec("secp256r1"));
    keys = generator.generateKeyPair();
    new SecureRandom().nextBytes(id);
  }

  /** The browser looks at a page of this origin. */
  public SoftAuthenticator at(String page) {
    origin = page;
    return this;
  }

  void asksNobody() {
    flags = PRESENT;
  }

  /** What {@code navigator.credentials.create} answers, as JSON. */
  public String create(PasskeyOptions.Creation options) throws GeneralSecurityException {
    user = options.user().id();
    var client = client("webauthn.create", options.challenge());
    var key = EC2COSEKey.create((ECPublicKey) keys.getPublic(), COSEAlgorithmIdentifier.ES256);
    var data =
        new AuthenticatorData<RegistrationExtensionAuthenticatorOutput>(
            sha256(options.rp().id().getBytes(UTF_8)),
            (byte) (flags | AuthenticatorData.BIT_AT),
            counter,
            new AttestedCredentialData(AAGUID.ZERO, id, key));
    var attestation =
        converter
            .getCborMapper()
            .writeValueAsBytes(new AttestationObject(data, new NoneAttestationStatement()));
    return """
        {"id": "%1$s", "rawId": "%1$s", "type": "public-key",
         "authenticatorAttachment": "platform",
         "clientExtensionResults": {"credProps": {"rk": true}},
         "response": {"clientDataJSON": "%2$s", "attestationObject": "%3$s",
           "authenticatorData": "%4$s", "publicKey": "%5$s", "publicKeyAlgorithm": -7,
           "transports": ["internal", "hybrid"]}}
        """
        .formatted(
            encode(id),
            encode(client),
            encode(attestation),
            encode(new AuthenticatorDataConverter(converter).convert(data)),
            encode(keys.getPublic().getEncoded()));
  }

  /** What {@code navigator.credentials.get} answers, as JSON. */
  public String get(PasskeyOptions.Request options) throws GeneralSecurityException {
    var client = client("webauthn.get", options.challenge());
    var data =
        new AuthenticatorDataConverter(converter)
            .convert(
                new AuthenticatorData<AuthenticationExtensionAuthenticatorOutput>(
                    sha256(options.rpId().getBytes(UTF_8)), flags, counter));
    var signature = Signature.getInstance("SHA256withECDSA");
    signature.initSign(keys.getPrivate());
    signature.update(ByteBuffer.allocate(data.length + 32).put(data).put(sha256(client)).array());
    return """
        {"id": "%1$s", "rawId": "%1$s", "type": "public-key",
         "authenticatorAttachment": "platform", "clientExtensionResults": {},
         "response": {"clientDataJSON": "%2$s", "authenticatorData": "%3$s",
           "signature": "%4$s", "userHandle": "%5$s"}}
        """
        .formatted(encode(id), encode(client), encode(data), encode(signature.sign()), user);
  }

  private byte[] client(String type, String challenge) {
    return """
        {"type":"%s","challenge":"%s","origin":"%s","crossOrigin":false}"""
        .formatted(type, challenge, origin)
        .getBytes(UTF_8);
  }

  private static byte[] sha256(byte[] bytes) throws GeneralSecurityException {
    return MessageDigest.getInstance("SHA-256").digest(bytes);
  }

  static String encode(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
