package nocturne.nightshift.component;

import java.util.List;
import java.util.Optional;
import nocturne.kernel.Component;
import nocturne.kernel.Name;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/**
 * A Customer card.
 *
 * @param preferred the dancer this Customer prefers, if any
 * @param preferredStars the Stars that count for her
 * @param tipper whether the back shows a bank note
 * @param group how many people the back shows
 * @param dad whether this is Dad, who can't be skipped
 */
public record Customer(
    int index,
    String id,
    Name name,
    int stars,
    Optional<Dancer> preferred,
    int preferredStars,
    int loyalty,
    boolean tipper,
    int group,
    List<Outcome> outcomes,
    boolean dad,
    Name text,
    Provenance provenance)
    implements Component, Option {

  /** The Stars that apply to a dancer. */
  public int starsFor(Dancer dancer) {
    return prefers(dancer) ? preferredStars : stars;
  }

  public boolean prefers(Dancer dancer) {
    return preferred.isPresent() && preferred.get().equals(dancer);
  }

  /** Whether an outcome commits to a Room. */
  public boolean commitsTo(Room room) {
    for (var outcome : outcomes) if (outcome.commitsTo(room)) return true;
    return false;
  }

  @Override
  public int back() {
    return 2 * (group - 1) + (tipper ? 1 : 0);
  }

  @Override
  public Text label() {
    return Text.of("option.customer", this, stars, loyalty);
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return index;
  }

  @Override
  public String toString() {
    return id;
  }
}
