package nocturne.server.account;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Base64;
import java.util.List;

/**
 * What a browser is asked for, in the shape of WebAuthn's JSON: as JSON it can be handed as it is
 * to {@code PublicKeyCredential.parseCreationOptionsFromJSON} and {@code
 * parseRequestOptionsFromJSON}.
 */
public sealed interface PasskeyOptions {

  /** Make a passkey. */
  record Creation(
      Party rp,
      User user,
      String challenge,
      List<Parameters> pubKeyCredParams,
      long timeout,
      List<Descriptor> excludeCredentials,
      Selection authenticatorSelection,
      String attestation)
      implements PasskeyOptions {}

  /** Sign in with any passkey you have for this domain. */
  record Request(
      String challenge,
      long timeout,
      String rpId,
      List<Descriptor> allowCredentials,
      String userVerification)
      implements PasskeyOptions {}

  /** For whom the passkey is. */
  record Party(String id, String name) {}

  /** Whose the passkey is. */
  record User(String id, String name, String displayName) {}

  /** A kind of key, by its COSE number. */
  record Parameters(String type, long alg) {}

  /** A passkey that is there already. */
  record Descriptor(String type, String id, List<String> transports) {}

  /** A passkey that is found without a login name and asks for its owner's finger or PIN. */
  record Selection(String residentKey, boolean requireResidentKey, String userVerification) {}

  static Creation creation(
      PasskeySettings settings, byte[] challenge, Identity identity, List<Descriptor> present) {
    return new Creation(
        new Party(settings.domain(), settings.name()),
        new User(encode(identity.id().getBytes(UTF_8)), identity.name(), identity.name()),
        encode(challenge),
        Verifier.ALGORITHMS.stream()
            .map(algorithm -> new Parameters("public-key", algorithm.getValue()))
            .toList(),
        Challenges.LIFE.toMillis(),
        present,
        new Selection("required", true, "required"),
        "none");
  }

  static Request request(PasskeySettings settings, byte[] challenge) {
    return new Request(
        encode(challenge), Challenges.LIFE.toMillis(), settings.domain(), List.of(), "required");
  }

  private static String encode(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
