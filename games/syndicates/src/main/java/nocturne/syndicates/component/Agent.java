package nocturne.syndicates.component;

import static nocturne.syndicates.SyndicatesRule.SM_5_01;
import static nocturne.syndicates.SyndicatesRule.SM_5_03;
import static nocturne.syndicates.SyndicatesRule.SM_5_04;
import static nocturne.syndicates.SyndicatesRule.SM_5_05;

import java.util.List;
import nocturne.kernel.Component;
import nocturne.kernel.Name;
import nocturne.kernel.Option;
import nocturne.kernel.Text;
import nocturne.syndicates.Cites;
import nocturne.syndicates.effect.Sentence;
import nocturne.syndicates.effect.Target;

/**
 * An agent card.
 *
 * @param above one or two sentences above the line
 * @param below the sentence below the line
 * @param why the card's reason to exist
 * @param targets the different targets that its sentences name, in order, without those that only
 *     refer to something else
 */
@Cites({SM_5_01, SM_5_03, SM_5_04, SM_5_05})
public record Agent(
    int index,
    String id,
    Syndicate syndicate,
    Name name,
    List<Sentence> above,
    Sentence below,
    Name why,
    Provenance provenance,
    List<Target> targets)
    implements Component, Option {

  /** Its sentences as a player reads them. */
  public Text effects() {
    return above.size() == 1
        ? Text.of("agent.effects.one", above.getFirst().text(), below.text())
        : Text.of(
            "agent.effects.two", above.getFirst().text(), above.getLast().text(), below.text());
  }

  @Override
  public Text label() {
    return Text.of("option.agent", this, id, effects());
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
