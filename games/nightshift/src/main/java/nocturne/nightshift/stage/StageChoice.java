package nocturne.nightshift.stage;

import static nocturne.nightshift.NightshiftRule.NS_8_01;
import static nocturne.nightshift.NightshiftRule.NS_8_02;
import static nocturne.nightshift.NightshiftRule.NS_8_03;
import static nocturne.nightshift.NightshiftRule.NS_8_04;
import static nocturne.nightshift.NightshiftRule.NS_8_05;
import static nocturne.nightshift.NightshiftRule.NS_8_16;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.PowerCard;
import nocturne.nightshift.power.Moment;
import nocturne.nightshift.power.PowerCards;

/** A rostered dancer goes on Stage or pays the fine; a card may let her skip for free. */
@Cites({NS_8_04, NS_8_16})
public record StageChoice(Seat seat) implements Ask<Club> {

  /** The two answers. */
  public enum Answer implements Option {
    GO("go-on-stage"),
    SKIP("skip-stage");

    private final String id;

    Answer(String id) {
      this.id = id;
    }

    @Override
    public String id() {
      return id;
    }

    @Override
    public Text label() {
      return Text.of("option." + id);
    }
  }

  @Override
  public Seats asked(Club club) {
    return club.at().freeSkip.get(club) == 1 ? Seats.NONE : Seats.of(seat);
  }

  @Override
  public Text prompt(Club club, Seat seat) {
    return Text.of(
        club.commitment(seat).isPresent() ? "ask.stage-committed" : "ask.stage",
        club.tippers(),
        club.contents().house().fine());
  }

  @Override
  public Rule rule() {
    return NS_8_01;
  }

  @Override
  public void options(Club club, Seat seat, Options may) {
    may.add(Answer.GO);
    if (club.cash(seat) >= club.contents().house().fine()) may.add(Answer.SKIP);
    else may.refuse(Answer.SKIP, NS_8_03);
    PowerCards.offer(club, seat, Moment.STAGE_CHOICE, may);
  }

  @Override
  @Cites(NS_8_05)
  public void chosen(Club club, Seat seat, Option option) {
    switch (option) {
      case PowerCard card -> {
        club.then(this);
        PowerCards.play(club, seat, card);
      }
      case Answer.GO -> new GoOnStage(seat).run(club);
      default -> club.lose(seat, club.contents().house().fine(), NS_8_02);
    }
  }
}
