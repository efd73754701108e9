package nocturne.bots;

import nocturne.kernel.Option;
import nocturne.kernel.Table;

/**
 * A player of any game. It knows what its {@link Sight} shows and remembers nothing: under a budget
 * without a clock the same seed and the same sight give the same choice, so one bot can serve many
 * tables, and a table that is loaded again goes on as it would have.
 */
@FunctionalInterface
public interface Bot {

  /** One of the sight's options. */
  <T extends Table<T>> Option choose(Sight<T> sight, Budget budget);
}
