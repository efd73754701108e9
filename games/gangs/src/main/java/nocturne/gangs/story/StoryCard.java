package nocturne.gangs.story;

import static nocturne.gangs.GangsRule.GN_16_04;
import static nocturne.gangs.GangsRule.GN_16_12;

import java.util.List;
import java.util.Optional;
import nocturne.gangs.Cites;
import nocturne.gangs.component.Lore;
import nocturne.kernel.Name;
import nocturne.kernel.Named;

/**
 * A card of a story.
 *
 * @param act 0 for the introduction
 * @param stays whether a new act leaves it open
 * @param moments the moments of its rules, as bits
 */
@Cites({GN_16_04, GN_16_12})
public record StoryCard(
    int index,
    String id,
    Name name,
    Name label,
    int act,
    boolean stays,
    List<StoryRule> rules,
    List<Branch> branches,
    List<Epilogue> epilogues,
    int moments,
    Lore lore)
    implements Named {

  /** When the rules of story cards work. */
  public enum Moment {
    OPEN,
    AFTER_FIREFIGHT,
    AFTER_INCOME,
    END_ACTIVATE,
    END_RECLAIM,
    AFTER_MOVE,
    TECHIE_FOLLOW_UP,
    UPGRADE_DRAW,
    ALWAYS;

    public int bit() {
      return 1 << ordinal();
    }
  }

  /** Whose matter a rule is. */
  public enum Who {
    TABLE,
    ACTIVE,
    INITIATOR,
    SINGLE_HIGHEST,
    EACH,
    REMOVER
  }

  /**
   * A rule.
   *
   * @param limit the name of what it may be used once for; rules that share one share it
   */
  public record StoryRule(
      String id,
      Moment moment,
      Who who,
      boolean may,
      List<StoryCondition> conditions,
      Optional<String> limit,
      List<StoryEffect> effects,
      Name text)
      implements Named {

    @Override
    public Name name() {
      return text;
    }
  }

  /** A condition and the card it leads to. */
  public record Branch(String id, List<StoryCondition> conditions, String to, Name text) {}

  /** A condition that ends the game, and what everybody gains by it. */
  public record Epilogue(
      String id,
      List<StoryCondition> conditions,
      Who who,
      boolean may,
      List<StoryCondition> where,
      List<StoryEffect> effects,
      Name text) {}

  public boolean has(Moment moment) {
    return (moments & moment.bit()) != 0;
  }

  @Override
  public String toString() {
    return id;
  }
}
