package nocturne.server.web;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.zerodeplibs.webpush.VAPIDKeyPair;
import com.zerodeplibs.webpush.httpclient.StandardHttpClientRequestPreparer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import nocturne.server.account.PushSubscription;
import nocturne.server.account.PushSubscriptions;
import nocturne.server.wire.Json;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Tells closed browsers through their push services. */
final class Push implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Push.class);
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final Duration QUIET = Duration.ofMinutes(1);
  private static final int AT_ONCE = 16;
  private static final int MOST_WAITING = 10_000;

  private final VAPIDKeyPair keys;
  private final PushSubscriptions subscriptions;
  private final String subject;
  private final boolean anywhere;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Semaphore atOnce = new Semaphore(AT_ONCE);
  private final Semaphore room = new Semaphore(MOST_WAITING);
  private final HttpClient client =
      HttpClient.newBuilder()
          .connectTimeout(PATIENCE)
          .followRedirects(HttpClient.Redirect.NEVER)
          .executor(threads)
          .build();

  /** Somebody who has just been told of a table is not told again at once. */
  private final Cache<String, Boolean> told =
      Caffeine.newBuilder().maximumSize(100_000).expireAfterWrite(QUIET).build();

  /**
   * @param subject where the operator can be reached: the server's address
   * @param anywhere whether also addresses of this machine and network will do, without TLS
   */
  Push(VAPIDKeyPair keys, PushSubscriptions subscriptions, String subject, boolean anywhere) {
    this.keys = keys;
    this.subscriptions = subscriptions;
    this.subject = subject;
    this.anywhere = anywhere;
  }

  /** The public key, for browsers. */
  String key() {
    return keys.extractPublicKeyInUncompressedFormAsString();
  }

  /** Tells somebody soon, in all browsers they asked for. */
  void tell(String identity, Notice notice) {
    boolean again =
        told.asMap().putIfAbsent(identity + " " + notice.table() + " " + notice.is(), true) != null;
    if (again || !room.tryAcquire()) return;
    try {
      threads.execute(
          () -> {
            try {
              send(identity, notice);
            } finally {
              room.release();
            }
          });
    } catch (RejectedExecutionException closing) {
      room.release();
    }
  }

  private void send(String identity, Notice notice) {
    atOnce.acquireUninterruptibly();
    try {
      for (var subscription : subscriptions.of(identity)) send(subscription, notice);
    } catch (RuntimeException e) {
      LOG.warn("a push message could not be sent: {}", e.getClass().getSimpleName());
    } finally {
      atOnce.release();
    }
  }

  void send(PushSubscription subscription, Notice notice) {
    check(subscription.endpoint());
    try {
      var answer =
          client.send(request(subscription, notice), HttpResponse.BodyHandlers.discarding());
      switch (answer.statusCode()) {
        case 404, 410 -> subscriptions.remove(subscription.endpoint());
        case 200, 201, 202, 204 -> LOG.debug("a push message was taken");
        default -> LOG.info("a push service answered {}", answer.statusCode());
      }
    } catch (IOException e) {
      LOG.info("a push service does not answer: {}", e.getClass().getSimpleName());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private java.net.http.HttpRequest request(PushSubscription subscription, Notice notice) {
    var browser = new com.zerodeplibs.webpush.PushSubscription();
    browser.setEndpoint(subscription.endpoint());
    var browserKeys = new com.zerodeplibs.webpush.PushSubscription.Keys();
    browserKeys.setP256dh(subscription.p256dh());
    browserKeys.setAuth(subscription.auth().reveal());
    browser.setKeys(browserKeys);
    return StandardHttpClientRequestPreparer.getBuilder()
        .pushSubscription(browser)
        .vapidJWTExpiresAfter(12, TimeUnit.HOURS)
        .vapidJWTSubject(subject)
        .pushMessage(Json.of(notice))
        .ttl(1, TimeUnit.DAYS)
        .urgencyNormal()
        .build(keys)
        .toRequestBuilder()
        .timeout(PATIENCE)
        .build();
  }

  /** Refuses an endpoint that is not out in the world: nobody looks around here through us. */
  void check(String endpoint) {
    if (anywhere) return;
    try {
      var uri = URI.create(endpoint);
      boolean fit =
          "https".equals(uri.getScheme())
              && uri.getHost() != null
              && (uri.getPort() == -1 || uri.getPort() == 443)
              && Arrays.stream(InetAddress.getAllByName(uri.getHost())).allMatch(Push::isPublic);
      if (fit) return;
    } catch (IllegalArgumentException | UnknownHostException e) {
      // Said below.
    }
    throw TurnedAway.badRequest("push", "A push endpoint is a public https address.");
  }

  static boolean isPublic(InetAddress address) {
    var bytes = address.getAddress();
    boolean shared = bytes.length == 4 && (bytes[0] & 0xff) == 100 && (bytes[1] & 0xc0) == 64;
    boolean local = bytes.length == 16 && (bytes[0] & 0xfe) == 0xfc;
    boolean nowhere = bytes.length == 4 && bytes[0] == 0;
    return !(shared
        || local
        || nowhere
        || address.isLoopbackAddress()
        || address.isAnyLocalAddress()
        || address.isLinkLocalAddress()
        || address.isSiteLocalAddress()
        || address.isMulticastAddress());
  }

  @Override
  public void close() {
    threads.shutdownNow();
    client.shutdownNow();
  }
}
