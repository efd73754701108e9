package nocturne.lab.play;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Who plays the games of a season: the cores of this machine, or machines elsewhere. */
public interface Troupe {

  /**
   * Plays the games from one number up to, not including, another, and hands them on in their
   * order, one after the other. Ends early where it is stopped; what was handed on by then is whole
   * and without a gap.
   */
  void play(Season<?> season, long from, long to, Consumer<Played> audience, BooleanSupplier stop);

  /** Finds a troupe elsewhere; offered to the {@link java.util.ServiceLoader}. */
  interface Agency {

    /** The troupe behind an address. */
    Troupe troupe(String address);
  }
}
