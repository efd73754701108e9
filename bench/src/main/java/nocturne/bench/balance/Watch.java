package nocturne.bench.balance;

import java.util.Optional;

/**
 * What is looked for among the happenings, by their text keys.
 *
 * @param by gives a seat a thing whose wins are counted
 * @param count names a thing whose occurrences are counted
 */
record Watch(Optional<String> by, Optional<String> count) {}
