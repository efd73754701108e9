package nocturne.server.account;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import io.github.bucket4j.TimeMeter;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Counts who does what how often. Each node counts for itself; who was quiet long enough is
 * forgotten, which changes nothing for them.
 */
public final class Limits {

  private final LimitSettings settings;
  private final TimeMeter time;
  private final Cache<Key, Bucket> buckets;

  /** How often somebody may do one thing. */
  @FunctionalInterface
  public interface Allowance {

    /** Asks to do it once: how long to wait, or zero where it may be done now and is counted. */
    Duration take();
  }

  /** An address or a player, and one thing they do. */
  private record Key(Action action, Object who) {}

  /** A player, or what somebody claims to be. */
  private record Who(String name) {

    private static final int LONGEST = 64;

    static Who of(String raw) {
      var folded = Login.fold(raw);
      return new Who(folded.length() > LONGEST ? folded.substring(0, LONGEST) : folded);
    }
  }

  Limits(LimitSettings settings, InstantSource clock) {
    this.settings = settings;
    this.time = new ClockMeter(clock);
    this.buckets =
        Caffeine.newBuilder()
            .maximumSize(settings.remembered())
            .expireAfterAccess(longest(settings))
            .ticker(time::currentTimeNanos)
            .executor(Runnable::run)
            .build();
  }

  /**
   * Asks for an address alone to do something once.
   *
   * @return how long to wait; zero means that it may be done now, and is counted
   */
  public Duration take(Action action, String address) {
    return of(action, address).take();
  }

  /**
   * Asks for an address and a player to do something once. Where either may not, neither is
   * counted.
   *
   * @param identity the player's id, or the login that somebody tries
   * @return how long to wait; zero means that it may be done now, and is counted
   */
  public Duration take(Action action, String address, String identity) {
    return of(action, address, identity).take();
  }

  /** The same for somebody who will often ask. */
  public Allowance of(Action action, String address) {
    var place = new Key(action, Address.of(address));
    return () -> take(bucket(settings.perAddress(), place));
  }

  /** The same for somebody who will often ask. */
  public Allowance of(Action action, String address, String identity) {
    var place = new Key(action, Address.of(address));
    var player = new Key(action, Who.of(identity));
    return () -> take(place, player);
  }

  private Duration take(Key place, Key player) {
    var there = bucket(settings.perAddress(), place);
    var wait = take(there);
    if (!wait.isZero()) {
      return wait;
    }
    wait = take(bucket(settings.perIdentity(), player));
    if (!wait.isZero()) {
      there.addTokens(1);
    }
    return wait;
  }

  private static Duration take(Bucket bucket) {
    var probe = bucket.tryConsumeAndReturnRemaining(1);
    return probe.isConsumed()
        ? Duration.ZERO
        : Duration.ofNanos(Math.max(1, probe.getNanosToWaitForRefill()));
  }

  private Bucket bucket(Map<Action, LimitSettings.Rate> rates, Key key) {
    return buckets.get(key, _ -> fill(Objects.requireNonNull(rates.get(key.action))));
  }

  private Bucket fill(LimitSettings.Rate rate) {
    return Bucket.builder()
        .withCustomTimePrecision(time)
        .addLimit(limit -> limit.capacity(rate.times()).refillGreedy(rate.times(), rate.in()))
        .build();
  }

  private static Duration longest(LimitSettings settings) {
    return Stream.concat(
            settings.perAddress().values().stream(), settings.perIdentity().values().stream())
        .map(LimitSettings.Rate::in)
        .reduce(Duration.ZERO, (a, b) -> a.compareTo(b) > 0 ? a : b);
  }

  int remembered() {
    buckets.cleanUp();
    return Math.toIntExact(buckets.estimatedSize());
  }

  /** The server's clock, as buckets read it. */
  private record ClockMeter(InstantSource clock) implements TimeMeter {

    @Override
    public long currentTimeNanos() {
      return TimeUnit.MILLISECONDS.toNanos(clock.millis());
    }

    @Override
    public boolean isWallClockBased() {
      return true;
    }
  }
}
