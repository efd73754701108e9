package nocturne.server.web;

import org.eclipse.jetty.ee10.servlet.SessionHandler;
import org.eclipse.jetty.session.NullSessionCache;
import org.eclipse.jetty.session.NullSessionDataStore;

/**
 * Sessions of the servlet kind, which Javalin begins with every socket though nobody asks for them:
 * no cookie tells of them, and nothing keeps them.
 */
final class ForgetfulSessions extends SessionHandler {

  ForgetfulSessions() {
    setUsingCookies(false);
    var none = new NullSessionCache(this);
    none.setSessionDataStore(new NullSessionDataStore());
    setSessionCache(none);
  }
}
