package nocturne.server.web;

import nocturne.server.wire.Json;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** What is said to requests that are so odd that no route ever sees them. */
final class BadRequests extends ErrorHandler {

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    // A version of HTTP that is not spoken here is not the server's fault.
    if (response.getStatus() == HttpStatus.HTTP_VERSION_NOT_SUPPORTED_505)
      response.setStatus(HttpStatus.BAD_REQUEST_400);
    int status = response.getStatus();
    response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
    var text =
        Json.object(
            json -> {
              json.writeStringProperty("error", status < 500 ? "bad-request" : "bug");
              json.writeStringProperty(
                  "message",
                  status < 500
                      ? "This is no request that can be read."
                      : "Something went wrong here. It was noted.");
            });
    Content.Sink.write(response, true, text, callback);
    return true;
  }
}
