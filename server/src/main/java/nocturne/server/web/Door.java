package nocturne.server.web;

import io.javalin.http.Context;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import nocturne.server.account.Accounts;
import nocturne.server.account.Action;
import nocturne.server.account.Secret;
import nocturne.server.account.Sessions;
import nocturne.server.account.SignedIn;

/** Who comes in, from where, and how often. */
final class Door {

  static final String COOKIE = "nocturne";

  private static final String WHO = "nocturne.who";
  private static final String BEARER = "Bearer ";
  private static final Set<String> READING = Set.of("GET", "HEAD", "OPTIONS");
  private static final Set<String> OWN_PAGES = Set.of("same-origin", "none");

  private final Accounts accounts;
  private final Optional<String> origin;

  /**
   * @param origin the public address, where a proxy stands before the server
   */
  Door(Accounts accounts, Optional<String> origin) {
    this.accounts = accounts;
    this.origin = origin;
  }

  // Who

  /** Whoever makes the request, if they say so. */
  Optional<SignedIn> who(Context context) {
    Optional<SignedIn> known = context.attribute(WHO);
    if (known != null) return known;
    var who = token(context).flatMap(token -> accounts.sessions().identify(token.reveal()));
    context.attribute(WHO, who);
    return who;
  }

  /** Whoever makes the request, who must be somebody. */
  SignedIn player(Context context) {
    return who(context)
        .orElseThrow(() -> new TurnedAway(401, "signed-out", "You are not signed in."));
  }

  String id(Context context) {
    return player(context).identity().id();
  }

  /** The id of whoever makes the request, empty for somebody unknown. */
  String idOrNobody(Context context) {
    return who(context).map(signed -> signed.identity().id()).orElse("");
  }

  /** What somebody shows to be let in: a program its token, a browser its cookie. */
  static Optional<Secret> token(Context context) {
    var header = Optional.ofNullable(context.header("Authorization"));
    if (header.filter(value -> value.startsWith(BEARER)).isPresent())
      return header.map(value -> Secret.of(value.substring(BEARER.length()).strip()));
    return Optional.ofNullable(context.cookie(COOKIE)).map(Secret::of);
  }

  void letIn(Context context, Secret token) {
    setCookie(context, token.reveal(), Sessions.LIFE);
  }

  void letGo(Context context) {
    setCookie(context, "", Duration.ZERO);
  }

  private void setCookie(Context context, String value, Duration life) {
    context.header(
        "Set-Cookie",
        "%s=%s; Path=/; Max-Age=%d; HttpOnly; SameSite=Lax%s"
            .formatted(COOKIE, value, life.toSeconds(), isSecure() ? "; Secure" : ""));
  }

  boolean isSecure() {
    return origin.filter(address -> address.startsWith("https:")).isPresent();
  }

  // From where

  /** Refuses what a page of somebody else sends in the name of whoever looks at it. */
  void checkOrigin(Context context, boolean always) {
    if (!always && READING.contains(context.req().getMethod())) return;
    var site = Optional.ofNullable(context.header("Sec-Fetch-Site"));
    var from = Optional.ofNullable(context.header("Origin"));
    boolean own =
        site.filter(value -> !OWN_PAGES.contains(value)).isEmpty()
            && from.filter(value -> !isOwn(value, context)).isEmpty();
    TurnedAway.unless(own, 403, "origin", "This request comes from a page of another site.");
  }

  private boolean isOwn(String from, Context context) {
    if (origin.isPresent()) return origin.get().equals(from);
    try {
      return URI.create(from).getAuthority() != null
          && URI.create(from).getAuthority().equals(context.header("Host"));
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** Where the request comes from; a proxy before the server says so in a header. */
  String address(Context context) {
    var forwarded = Optional.ofNullable(context.header("X-Forwarded-For"));
    if (!isSecure() || forwarded.isEmpty()) return context.req().getRemoteAddr();
    var hops = forwarded.get().split(",", -1);
    return hops[hops.length - 1].strip();
  }

  // How often

  void limit(Context context) {
    var identity = who(context).map(signed -> signed.identity().id());
    check(
        identity.isPresent()
            ? accounts.limits().take(Action.REQUEST, address(context), identity.get())
            : accounts.limits().take(Action.REQUEST, address(context)));
  }

  void limit(Context context, Action action) {
    check(accounts.limits().take(action, address(context)));
  }

  /**
   * @param identity the player's id, or the login that somebody tries
   */
  void limit(Context context, Action action, String identity) {
    check(accounts.limits().take(action, address(context), identity));
  }

  private static void check(Duration wait) {
    if (!wait.isZero()) throw TurnedAway.tooMany(wait);
  }
}
