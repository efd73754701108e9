package nocturne.server.account;

/**
 * Where and how to tell a closed browser something, as the browser itself said it.
 *
 * @param p256dh the browser's public key, base64url
 * @param auth the browser's authentication secret, base64url
 */
public record PushSubscription(String endpoint, String p256dh, Secret auth) {

  /** Who knows an endpoint can send to it: it is not for logs. */
  @Override
  public String toString() {
    return "PushSubscription[•••]";
  }
}
