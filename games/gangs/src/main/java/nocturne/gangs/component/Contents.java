package nocturne.gangs.component;

import java.util.List;
import nocturne.gangs.solo.Behaviour;
import nocturne.gangs.solo.Opponents;
import nocturne.gangs.story.Story;
import nocturne.gangs.story.StoryCard;
import nocturne.kernel.Named;

/**
 * Everything in the box.
 *
 * @param three the side of the board for one to three players
 * @param four the other one
 * @param net the spaces of the Net in order, the start left out
 * @param combat the starting cards gang by gang, the upgrades, the cards of stories
 */
public record Contents(
    List<District> districts,
    List<DistrictCard> districtCards,
    Board three,
    Board four,
    List<Gang> gangs,
    List<Edgerunner> edgerunners,
    List<CombatCard> combat,
    List<Opportunity> opportunities,
    List<NetSpace> net,
    List<Story> stories,
    List<Behaviour> behaviours,
    Opponents opponents,
    Numbers numbers) {

  /** The cards of all stories. */
  public List<StoryCard> storyCards() {
    return stories.stream().flatMap(story -> story.cards().stream()).toList();
  }

  /** How many combat cards gangs begin with, all of them together. */
  public int startingCards() {
    return (int) combat.stream().filter(CombatCard::isStarting).count();
  }

  /** How many combat cards lie in the deck at the beginning. */
  public int upgrades() {
    return (int) combat.stream().filter(card -> card.sort() == CombatCard.UPGRADE).count();
  }

  public Edgerunner johnny() {
    return opponents.johnny();
  }

  public District district(String id) {
    return find(districts, id);
  }

  public Story story(String id) {
    return find(stories, id);
  }

  public Opportunity opportunity(String id) {
    return find(opportunities, id);
  }

  public Behaviour behaviour(Gang gang) {
    for (var behaviour : behaviours) if (behaviour.gang().equals(gang.id())) return behaviour;
    throw new IllegalStateException(gang + " has no behaviour card");
  }

  public Board board(int players) {
    return players > 3 ? four : three;
  }

  private static <X extends Named> X find(List<X> all, String id) {
    for (var it : all) if (it.id().equals(id)) return it;
    throw new IllegalStateException("there is no " + id);
  }
}
