package nocturne.gangs.story;

import static nocturne.gangs.GangsRule.GN_16_04;
import static nocturne.gangs.GangsRule.GN_16_07;
import static nocturne.gangs.GangsRule.GN_16_08;
import static nocturne.gangs.GangsRule.GN_16_09;
import static nocturne.gangs.GangsRule.GN_16_10;
import static nocturne.gangs.GangsRule.GN_16_11;
import static nocturne.gangs.GangsRule.GN_16_13;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.kernel.Step;

/** Which branches of the story were met in this turn, and which of them first. */
@Cites({GN_16_04, GN_16_13})
public final class Branches {

  private static final int MOST = 3;

  private Branches() {}

  /** A new turn: what holds already counts as met before everything else. */
  public static void beginTurn(NightCity city) {
    if (!city.plan().story().branches()) return;
    city.at().branchMet.clear(city);
    city.at().clock.set(city, 0);
    watch(city);
  }

  /** Something has changed: notes every branch that has become true; it stays met for this turn. */
  @Cites({GN_16_09, GN_16_10, GN_16_11})
  public static void watch(NightCity city) {
    var story = city.plan().story();
    if (!story.branches()) return;
    int latest = Acts.latest(city);
    for (int number = 1; number <= latest; number++)
      for (int i = 0; i < story.cards().size(); i++)
        if (Acts.isNumber(city, story.cards().get(i), number)) watch(city, story.cards().get(i));
  }

  private static void watch(NightCity city, StoryCard card) {
    for (int i = 0; i < card.branches().size(); i++) {
      int index = card.index() * MOST + i;
      if (city.at().branchMet.get(city, index) > 0) continue;
      if (!StoryConditions.hold(city, card, -1, card.branches().get(i).conditions())) continue;
      city.at().clock.add(city, 0, 1);
      city.at().branchMet.set(city, index, city.at().clock.get(city));
    }
  }

  /** Between turns the story goes on with the branch that was met first; then comes a step. */
  @Cites(GN_16_08)
  public static void follow(NightCity city, Step<NightCity> after) {
    var story = city.plan().story();
    if (!story.branches()) {
      after.run(city);
      return;
    }
    city.then(after);
    for (int moment = 1; moment <= city.at().clock.get(city); moment++) {
      int met = city.at().branchMet.placeOf(city, moment);
      var card = story.cards().get(met / MOST);
      if (!Acts.isOpen(city, card)) continue;
      var next = story.card(card.branches().get(met % MOST).to());
      if (city.isHeard()) city.tell(GN_16_07, "story.branch", next);
      Acts.open(city, next);
      return;
    }
  }
}
