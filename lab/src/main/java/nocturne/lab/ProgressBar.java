package nocturne.lab;

import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/**
 * A line that says how many games are done, how fast they are played and how much time is left. On
 * a terminal it is drawn over and over; elsewhere it is said after the first game and now and then.
 */
final class ProgressBar implements Progress {

  private static final int WIDTH = 24;
  private static final int SAID = 10;
  private static final Duration STILL = Duration.ofMillis(200);

  private final PrintWriter out;
  private final Tongue tongue;
  private final boolean drawn;
  private final InstantSource clock;
  private Instant begun = Instant.EPOCH;
  private Instant shown = Instant.EPOCH;
  private long before;
  private long all = 1;
  private long step = 1;

  ProgressBar(PrintWriter out, Tongue tongue, boolean drawn, InstantSource clock) {
    this.out = out;
    this.tongue = tongue;
    this.drawn = drawn;
    this.clock = clock;
  }

  @Override
  public void begin(long done, long games) {
    begun = clock.instant();
    before = done;
    all = Math.max(1, games);
    step = Math.max(1, (games - done) / SAID);
    if (done > 0 && done < games) out.println(tongue.say("lab.progress.goesOn", done));
    out.flush();
  }

  @Override
  public void at(long done) {
    var now = clock.instant();
    boolean due = drawn ? Duration.between(shown, now).compareTo(STILL) >= 0 : done % step == 0;
    if (!due && done != all && done != before + 1) return;
    shown = now;
    if (drawn) out.print("\r" + bar(done) + " " + line(done, now) + "\u001b[K");
    else out.println(line(done, now));
    out.flush();
  }

  @Override
  public void end(long done) {
    if (drawn && done > before) out.println();
    out.flush();
  }

  private String bar(long done) {
    int full = (int) (WIDTH * done / all);
    return "█".repeat(full) + "░".repeat(WIDTH - full);
  }

  private String line(long done, Instant now) {
    double seconds = Math.max(0.001, Duration.between(begun, now).toMillis() / 1000.0);
    double rate = (done - before) / seconds;
    long left = rate == 0 ? 0 : Math.round((all - done) / rate);
    return tongue.say(
        "lab.progress",
        done,
        all,
        rate < 10 ? String.format("%.1f", rate) : Long.toString(Math.round(rate)),
        "%d:%02d".formatted(left / 60, left % 60));
  }
}
