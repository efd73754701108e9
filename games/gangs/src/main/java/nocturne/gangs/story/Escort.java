package nocturne.gangs.story;

import static nocturne.gangs.GangsRule.GN_16_02;

import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.story.StoryCard.StoryRule;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;

/** A token goes along with a unit that has just left its district. */
record Escort(Seat seat, StoryCard card, Token token, int to) implements SeatAsk<NightCity> {

  static void begin(NightCity city, int side, StoryCard card, StoryRule rule, int from, int to) {
    for (var effect : rule.effects())
      if (effect instanceof StoryEffect.MoveAlong(var token) && Tokens.in(city, token, from) > 0)
        city.then(new Escort(Seat.of(side), card, token, to));
  }

  @Override
  public Text prompt(NightCity city, Seat seat) {
    return Text.of("ask.escort", token, city.board().district(to));
  }

  @Override
  public Rule rule() {
    return GN_16_02;
  }

  @Override
  public void options(NightCity city, Seat seat, Options may) {
    may.add(Reply.YES);
    may.add(Reply.NO);
  }

  @Override
  public void chosen(NightCity city, Seat seat, Option option) {
    if (option != Reply.YES) return;
    city.at().escorted.set(city, 1);
    Tokens.moveTo(city, token, to);
    if (city.isHeard()) city.tell(GN_16_02, "token.moved", token, city.board().district(to));
    Branches.watch(city);
  }
}
