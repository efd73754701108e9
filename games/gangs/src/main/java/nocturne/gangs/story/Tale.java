package nocturne.gangs.story;

import static nocturne.gangs.GangsRule.GN_16_02;
import static nocturne.gangs.GangsRule.GN_20_02;
import static nocturne.gangs.GangsRule.GN_20_03;
import static nocturne.gangs.GangsRule.GN_3_11;

import java.util.List;
import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.firefight.Firefight;
import nocturne.gangs.story.StoryCard.Moment;
import nocturne.gangs.story.StoryCard.StoryRule;
import nocturne.gangs.story.StoryCard.Who;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.kernel.Text;

/** The rules of open story cards, at their moments. */
@Cites(GN_3_11)
public final class Tale {

  private static final String ONCE_AN_ACTION = "action";

  private Tale() {}

  /** Does next what open cards do at a moment, in the order in which they were opened. */
  public static void tell(NightCity city, Moment moment) {
    var story = city.plan().story();
    if (!story.has(moment)) return;
    for (int number = Acts.latest(city); number > 0; number--)
      for (var card : story.cards())
        if (card.has(moment) && Acts.isNumber(city, card, number))
          for (int i = card.rules().size() - 1; i >= 0; i--)
            if (card.rules().get(i).moment() == moment) city.then(new Tell(card, i));
  }

  /** Does the same and then a step: at once where the story has nothing to do at that moment. */
  public static void tell(NightCity city, Moment moment, Step<NightCity> after) {
    if (city.plan().story().has(moment)) {
      city.then(after);
      tell(city, moment);
    } else {
      after.run(city);
    }
  }

  /** One rule is carried out, if it still holds. */
  record Tell(StoryCard card, int number) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      var rule = card.rules().get(number);
      if (rule.moment() != Moment.OPEN && !Acts.isOpen(city, card)) return;
      int sides = concerned(city, card, rule);
      if (rule.who() == Who.TABLE) {
        if (StoryConditions.hold(city, card, -1, rule.conditions())) perform(city, -1, rule);
        return;
      }
      for (int place = city.sides() - 1; place >= 0; place--) {
        int side = city.clockwise(city.active(), place);
        if ((sides & 1 << side) == 0) continue;
        if (!rule.may() || StoryEffects.isAskedAnyway(rule)) perform(city, side, rule);
        else if (isFirstOfItsKind(city)) city.then(new Consider(Seat.of(side), card, number));
      }
    }

    private void perform(NightCity city, int side, StoryRule rule) {
      boolean ofOne = rule.who() != Who.TABLE && rule.who() != Who.EACH;
      if (ofOne && !rule.may() && city.isHeard())
        city.tell(GN_16_02, "story.used", city.name(side), card);
      StoryEffects.perform(city, side, card, rule.effects());
    }

    /** Rules that share a limit are one offer, made where the first of them stands. */
    private boolean isFirstOfItsKind(NightCity city) {
      for (var offer : Tale.sharing(city, card, number)) return offer.card().equals(card);
      return true;
    }
  }

  /** Whom a rule is about, and for whom it holds: as bits, on the same situation for all. */
  @Cites(GN_20_03)
  private static int concerned(NightCity city, StoryCard card, StoryRule rule) {
    int sides = 0;
    for (int side = 0; side < city.seatCount(); side++) {
      boolean meant =
          switch (rule.who()) {
            case TABLE -> false;
            case ACTIVE -> side == city.active();
            case INITIATOR -> side == Firefight.initiator(city);
            case SINGLE_HIGHEST -> side == Firefight.singleHighest(city);
            case EACH -> true;
            case REMOVER -> side == city.at().remover.get(city) - 1;
          };
      if (meant && StoryConditions.hold(city, card, side, rule.conditions())) sides |= 1 << side;
    }
    return sides;
  }

  /** The offers of open cards that share a limit with this one, it included. */
  private static List<Offer> sharing(NightCity city, StoryCard card, int number) {
    var rule = card.rules().get(number);
    if (rule.limit().isEmpty()) return List.of(new Offer(card, number));
    var offers = new java.util.ArrayList<Offer>();
    for (var other : city.plan().story().cards()) {
      if (!Acts.isOpen(city, other)) continue;
      for (int i = 0; i < other.rules().size(); i++)
        if (other.rules().get(i).moment() == rule.moment()
            && other.rules().get(i).limit().equals(rule.limit())) offers.add(new Offer(other, i));
    }
    return offers;
  }

  /** Whether to use what a card offers, and where several share one use, which. */
  record Consider(Seat seat, StoryCard card, int number) implements SeatAsk<NightCity> {

    @Override
    public Seats asked(NightCity city) {
      for (var offer : sharing(city, card, number))
        if (isOpen(city, seat.index(), offer)) return Seats.of(seat);
      return Seats.NONE;
    }

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.story", card);
    }

    @Override
    public Rule rule() {
      return GN_20_02;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      may.add(Reply.PASS);
      for (var offer : sharing(city, card, number))
        if (isOpen(city, seat.index(), offer)) may.add(offer);
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      if (option instanceof Offer offer) take(city, seat.index(), offer);
    }
  }

  /** Whether a side could use an offer now. */
  private static boolean isOpen(NightCity city, int side, Offer offer) {
    return StoryConditions.hold(city, offer.card(), side, offer.rule().conditions())
        && StoryEffects.arePossible(city, side, offer.rule().effects());
  }

  // Offers beside other choices

  public static void offers(NightCity city, int side, Moment moment, Options may) {
    var story = city.plan().story();
    if (!story.has(moment)) return;
    for (var card : story.cards()) {
      if (!card.has(moment) || !Acts.isOpen(city, card)) continue;
      for (int i = 0; i < card.rules().size(); i++)
        if (card.rules().get(i).moment() == moment && isOpen(city, side, new Offer(card, i)))
          may.add(new Offer(card, i));
    }
  }

  public static boolean hasOffer(NightCity city, int side, Moment moment) {
    var story = city.plan().story();
    if (!story.has(moment)) return false;
    for (var card : story.cards()) {
      if (!card.has(moment) || !Acts.isOpen(city, card)) continue;
      for (int i = 0; i < card.rules().size(); i++)
        if (card.rules().get(i).moment() == moment && isOpen(city, side, new Offer(card, i)))
          return true;
    }
    return false;
  }

  public static void take(NightCity city, int side, Offer offer) {
    if (city.isHeard()) city.tell(GN_16_02, "story.used", city.name(side), offer.card());
    StoryEffects.perform(city, side, offer.card(), offer.rule().effects());
  }

  /** Somebody has moved to another district by an action: a token may go along. */
  public static void moved(NightCity city, int side, int from, int to) {
    var story = city.plan().story();
    if (from == to || !story.has(Moment.AFTER_MOVE)) return;
    for (var card : story.cards()) {
      if (!card.has(Moment.AFTER_MOVE) || !Acts.isOpen(city, card)) continue;
      for (var rule : card.rules())
        if (rule.moment() == Moment.AFTER_MOVE && isLeft(city, rule))
          Escort.begin(city, side, card, rule, from, to);
    }
  }

  private static boolean isLeft(NightCity city, StoryRule rule) {
    return city.at().escorted.get(city) == 0
        || !rule.limit().filter(ONCE_AN_ACTION::equals).isPresent();
  }
}
