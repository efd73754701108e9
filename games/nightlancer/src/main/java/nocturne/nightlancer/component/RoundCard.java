package nocturne.nightlancer.component;

import static nocturne.nightlancer.NightlancerRule.NL_16_24;

import java.util.List;
import nocturne.kernel.Component;
import nocturne.kernel.Name;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.effect.Requirement;

/**
 * What a round brings: missions, an Event, and the price of a Prospect.
 *
 * @param missions by the number of players, from two on
 * @param conditions whom the Event is about; nobody is left out where there is none
 */
@Cites(NL_16_24)
public record RoundCard(
    int index,
    String id,
    Name name,
    boolean late,
    List<Deal> missions,
    List<Requirement> conditions,
    Challenge challenge,
    Penalty penalty,
    int price,
    Card words)
    implements Component {

  /** How many missions are dealt. */
  public record Deal(int low, int high) {}

  public Deal deal(int players) {
    return missions.get(players - 2);
  }

  @Override
  public int back() {
    return late ? 1 : 0;
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
