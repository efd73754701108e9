package nocturne.server.account;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.AttestedCredentialDataConverter;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationData;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.AuthenticatorTransport;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.RegistrationData;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.attestation.statement.NoneAttestationStatement;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.data.client.challenge.Challenge;
import com.webauthn4j.data.client.challenge.DefaultChallenge;
import com.webauthn4j.data.extension.authenticator.AuthenticationExtensionsAuthenticatorOutputs;
import com.webauthn4j.data.extension.client.AuthenticationExtensionsClientOutputs;
import com.webauthn4j.server.ServerProperty;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Reads and checks what authenticators answer. */
final class Verifier {

  static final List<COSEAlgorithmIdentifier> ALGORITHMS =
      List.of(
          COSEAlgorithmIdentifier.EdDSA,
          COSEAlgorithmIdentifier.ES256,
          COSEAlgorithmIdentifier.RS256);

  private static final List<PublicKeyCredentialParameters> PARAMETERS =
      ALGORITHMS.stream()
          .map(
              algorithm ->
                  new PublicKeyCredentialParameters(PublicKeyCredentialType.PUBLIC_KEY, algorithm))
          .toList();

  private final ObjectConverter converter = new ObjectConverter();
  private final WebAuthnManager manager = WebAuthnManager.createNonStrictWebAuthnManager(converter);
  private final AttestedCredentialDataConverter keys =
      new AttestedCredentialDataConverter(converter);
  private final PasskeySettings settings;

  /**
   * What is kept of a passkey.
   *
   * @param publicKey with the credential's id, as an authenticator writes them
   * @param counter how often it signed, or 0 for ever where it does not count
   */
  record Credential(
      String id,
      String publicKey,
      long counter,
      String transports,
      boolean backupEligible,
      boolean backedUp) {}

  /** What a passkey that signs in tells beside who it is. */
  record Use(long counter, boolean backedUp) {}

  Verifier(PasskeySettings settings) {
    this.settings = settings;
  }

  RegistrationData readRegistration(String json) {
    return trying(() -> manager.parseRegistrationResponseJSON(json));
  }

  AuthenticationData readAuthentication(String json) {
    return trying(() -> manager.parseAuthenticationResponseJSON(json));
  }

  /** Checks a new passkey. The challenge must have been found good before. */
  Credential verify(RegistrationData data) {
    return trying(
        () -> {
          var property = property(data.getCollectedClientData().getChallenge());
          manager.verify(data, new RegistrationParameters(property, PARAMETERS, true, true));
          var authenticator = data.getAttestationObject().getAuthenticatorData();
          var key = authenticator.getAttestedCredentialData();
          return new Credential(
              encode(key.getCredentialId()),
              encode(keys.convert(key)),
              authenticator.getSignCount(),
              transports(data),
              authenticator.isFlagBE(),
              authenticator.isFlagBS());
        });
  }

  /** Checks that a passkey signed for its owner. The challenge must have been found good before. */
  Use verify(AuthenticationData data, Credential credential, String owner) {
    return trying(
        () -> {
          // Without a login name the handle is the only word on who signs in.
          if (!Optional.ofNullable(data.getUserHandle())
              .map(handle -> new String(handle, UTF_8))
              .equals(Optional.of(owner))) {
            throw refused();
          }
          var property = property(data.getCollectedClientData().getChallenge());
          var known =
              new CredentialRecordImpl(
                  new NoneAttestationStatement(),
                  true,
                  credential.backupEligible,
                  credential.backedUp,
                  credential.counter,
                  keys.convert(Base64.getUrlDecoder().decode(credential.publicKey)),
                  new AuthenticationExtensionsAuthenticatorOutputs<>(),
                  data.getCollectedClientData(),
                  new AuthenticationExtensionsClientOutputs<>(),
                  Set.of());
          manager.verify(
              data,
              new AuthenticationParameters(
                  property, known, List.of(data.getCredentialId()), true, true));
          var authenticator = data.getAuthenticatorData();
          return new Use(authenticator.getSignCount(), authenticator.isFlagBS());
        });
  }

  static byte[] challenge(RegistrationData data) {
    return trying(() -> data.getCollectedClientData().getChallenge().getValue());
  }

  static byte[] challenge(AuthenticationData data) {
    return trying(() -> data.getCollectedClientData().getChallenge().getValue());
  }

  static String id(AuthenticationData data) {
    return trying(() -> encode(data.getCredentialId()));
  }

  private ServerProperty property(Challenge challenge) {
    return ServerProperty.builder()
        .origins(settings.origins().stream().map(Origin::create).collect(Collectors.toSet()))
        .rpId(settings.domain())
        .challenge(new DefaultChallenge(challenge.getValue()))
        .build();
  }

  private static String transports(RegistrationData data) {
    return Optional.ofNullable(data.getTransports()).orElse(Set.of()).stream()
        .map(AuthenticatorTransport::getValue)
        .filter(transport -> transport.matches("[a-z-]{1,20}"))
        .sorted()
        .limit(10)
        .collect(Collectors.joining(","));
  }

  private static String encode(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Whatever a stranger's bytes make the library throw, it means that they are not accepted. */
  private static <R> R trying(Supplier<R> work) {
    try {
      return work.get();
    } catch (RuntimeException e) {
      throw refused();
    }
  }

  static AccountRefused refused() {
    return new AccountRefused(
        AccountRefused.Why.PASSKEY, "This passkey is not known here, or its answer is not valid.");
  }
}
