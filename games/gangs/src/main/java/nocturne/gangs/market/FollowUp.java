package nocturne.gangs.market;

import static nocturne.gangs.GangsRule.GN_6_10;
import static nocturne.gangs.GangsRule.GN_8_03;
import static nocturne.gangs.GangsRule.GN_8_04;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.component.Edgerunner;
import nocturne.gangs.component.Opportunity;
import nocturne.gangs.story.Offer;
import nocturne.gangs.story.StoryCard.Moment;
import nocturne.gangs.story.Tale;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Step;
import nocturne.kernel.Text;

/** After techies have moved: one card from one of the markets, or what a story allows instead. */
@Cites({GN_6_10, GN_8_04})
public record FollowUp(Seat seat) implements SeatAsk<NightCity> {

  /** What comes before it belongs to gangs and edgerunners. */
  public record Begin(int side) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      city.then(new FollowUp(Seat.of(side)));
      Keeping.begin(city, side);
    }
  }

  @Override
  public Text prompt(NightCity city, Seat seat) {
    return Text.of("ask.follow-up");
  }

  @Override
  public Rule rule() {
    return GN_8_03;
  }

  @Override
  public void options(NightCity city, Seat seat, Options may) {
    may.add(Reply.DONE);
    Deals.list(city, seat.index(), may);
    Hiring.list(city, seat.index(), may);
    Tale.offers(city, seat.index(), Moment.TECHIE_FOLLOW_UP, may);
  }

  @Override
  public void chosen(NightCity city, Seat seat, Option option) {
    switch (option) {
      case Opportunity card -> Deals.seize(city, seat.index(), card);
      case Edgerunner card -> Hiring.hire(city, seat.index(), card);
      case Offer offer -> Tale.take(city, seat.index(), offer);
      default -> {}
    }
  }
}
