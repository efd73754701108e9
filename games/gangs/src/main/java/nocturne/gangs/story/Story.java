package nocturne.gangs.story;

import static nocturne.gangs.GangsRule.GN_16_01;
import static nocturne.gangs.GangsRule.GN_16_15;

import java.util.List;
import nocturne.gangs.Cites;
import nocturne.gangs.component.Lore;
import nocturne.kernel.Name;
import nocturne.kernel.Named;

/**
 * A story: its cards in order.
 *
 * @param first the id of the card that is opened when the game begins
 * @param moments the moments of all its rules, as bits
 */
@Cites({GN_16_01, GN_16_15})
public record Story(
    String id,
    Name name,
    List<Integer> players,
    String first,
    List<StoryCard> cards,
    int moments,
    Lore lore)
    implements Named {

  public StoryCard card(String id) {
    for (var card : cards) if (card.id().equals(id)) return card;
    throw new IllegalStateException(this.id + " has no card " + id);
  }

  /** Whether it goes on at all. */
  public boolean branches() {
    return cards.size() > 1;
  }

  /** Whether any card of it has a rule for a moment. */
  public boolean has(StoryCard.Moment moment) {
    return (moments & moment.bit()) != 0;
  }

  @Override
  public String toString() {
    return id;
  }
}
