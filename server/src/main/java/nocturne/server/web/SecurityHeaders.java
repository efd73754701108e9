package nocturne.server.web;

import io.javalin.http.Context;

/** What every answer tells a browser not to do. */
final class SecurityHeaders {

  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
          + " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
          + " base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

  private SecurityHeaders() {}

  static void set(Context context, boolean secure) {
    context
        .header("Content-Security-Policy", POLICY)
        .header("X-Content-Type-Options", "nosniff")
        .header("X-Frame-Options", "DENY")
        .header("Referrer-Policy", "no-referrer")
        .header("Cross-Origin-Opener-Policy", "same-origin")
        .header("Cross-Origin-Resource-Policy", "same-origin")
        .header("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()")
        .header("Cache-Control", "no-store");
    if (secure) context.header("Strict-Transport-Security", "max-age=31536000");
  }
}
