package nocturne.gangs.story;

import static nocturne.gangs.GangsRule.GN_16_03;
import static nocturne.gangs.GangsRule.GN_16_05;
import static nocturne.gangs.GangsRule.GN_16_06;
import static nocturne.gangs.GangsRule.GN_1_12;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.story.StoryCard.Moment;

/** Which story cards are open. */
@Cites({GN_1_12, GN_16_03})
public final class Acts {

  private Acts() {}

  public static boolean isOpen(NightCity city, StoryCard card) {
    return city.at().opened.get(city, card.index()) > 0;
  }

  /** Opens a card and carries its setup out next; a new act closes the cards of the one before. */
  @Cites({GN_16_05, GN_16_06})
  public static void open(NightCity city, StoryCard card) {
    int number = 1;
    for (var other : city.plan().story().cards()) {
      if (!isOpen(city, other)) continue;
      number = Math.max(number, 1 + city.at().opened.get(city, other.index()));
      if (other.act() < card.act() && !other.stays()) close(city, other);
    }
    city.at().opened.set(city, card.index(), number);
    if (city.isHeard()) city.tell(GN_16_06, "story.opened", card);
    for (int i = card.rules().size() - 1; i >= 0; i--)
      if (card.rules().get(i).moment() == Moment.OPEN) city.then(new Tale.Tell(card, i));
    Branches.watch(city);
  }

  static void close(NightCity city, StoryCard card) {
    city.at().opened.set(city, card.index(), 0);
    for (var token : Token.values()) Tokens.lay(city, token, card, -Tokens.on(city, token, card));
    if (city.isHeard()) city.tell(GN_16_05, "story.closed", card);
  }

  /** How many cards have been opened, those that are closed by now included. */
  static int latest(NightCity city) {
    int latest = 0;
    for (int i = 0; i < city.at().opened.length(); i++)
      latest = Math.max(latest, city.at().opened.get(city, i));
    return latest;
  }

  /** Whether a card is the open one with this number. */
  static boolean isNumber(NightCity city, StoryCard card, int number) {
    return city.at().opened.get(city, card.index()) == number;
  }
}
