package nocturne.server.guard;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.sun.management.UnixOperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.regex.Pattern;
import nocturne.server.Waiting;
import nocturne.server.web.Visitor;
import org.slf4j.LoggerFactory;

/** How a server feels: what it has open, what it has counted, what it has complained of. */
final class Vitals implements AutoCloseable {

  private static final Pattern GAUGE = Pattern.compile("(?m)^(nocturne_\\w+) ([0-9.]+)$");
  private static final Pattern FAULT = Pattern.compile("(?m)^nocturne_requests.*status=\"5.*$");

  /** Threads and files come and go by themselves, but not by the hundred. */
  private static final int SOME = 40;

  private final Visitor operator;
  private final ListAppender<ILoggingEvent> log = new ListAppender<>();
  private final int threads = threads();
  private final long files = files();

  Vitals(Visitor operator) {
    this.operator = operator;
    log.start();
    root().addAppender(log);
  }

  private static Logger root() {
    return (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
  }

  private static int threads() {
    return ManagementFactory.getThreadMXBean().getThreadCount();
  }

  private static long files() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
        ? unix.getOpenFileDescriptorCount()
        : 0;
  }

  private String scrape() {
    return operator.get("/metrics").is(200).http().body();
  }

  private int gauge(String name) {
    var gauges = GAUGE.matcher(scrape());
    while (gauges.find())
      if (gauges.group(1).equals(name)) return (int) Double.parseDouble(gauges.group(2));
    throw new AssertionError("there is no gauge " + name);
  }

  /** Nothing was the server's fault, by its own books. */
  void requireHealth() {
    assertThat(complaints()).isEmpty();
    assertThat(FAULT.matcher(scrape()).results().map(fault -> fault.group())).isEmpty();
  }

  private List<String> complaints() {
    return List.copyOf(log.list).stream()
        .filter(event -> event.getLevel().isGreaterOrEqual(Level.ERROR))
        .map(ILoggingEvent::getFormattedMessage)
        .toList();
  }

  /** Whoever has gone has left nothing behind but these. */
  void requireTidiness(int sockets) {
    await("nocturne_sockets", sockets);
    assertThat(threads()).as("threads").isLessThan(threads + SOME);
    assertThat(files()).as("files").isLessThan(files + SOME);
    long series = scrape().lines().filter(line -> line.startsWith("nocturne_requests")).count();
    assertThat(series).as("series of measurements").isLessThan(2_000);
  }

  private void await(String gauge, int value) {
    Waiting.until("%s to be %d".formatted(gauge, value), () -> gauge(gauge) == value);
  }

  @Override
  public void close() {
    root().detachAppender(log);
  }
}
