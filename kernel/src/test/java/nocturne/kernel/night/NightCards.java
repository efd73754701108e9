package nocturne.kernel.night;

import static nocturne.kernel.night.NightRule.NC_1;
import static nocturne.kernel.night.NightRule.NC_7;
import static nocturne.kernel.night.NightRule.NC_8;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nocturne.kernel.Chance;
import nocturne.kernel.Facts;
import nocturne.kernel.Game;
import nocturne.kernel.Name;
import nocturne.kernel.Result;
import nocturne.kernel.Seat;
import nocturne.kernel.Setting;
import nocturne.kernel.Setup;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.kernel.Value;
import nocturne.kernel.Variant;

/**
 * The smallest game that uses everything the kernel offers: hands, an open row, face down stacks, a
 * discard of which only the top is seen, dice, a question to one seat, secret questions to all, an
 * interrupt window, secret numbers, two backs and a peek.
 */
public record NightCards(String rules, String packs) implements Game<Night> {

  public static final NightCards GAME = new NightCards("1", "none");

  public static Setup setup(String... names) {
    return setup(Map.of(), names);
  }

  public static Setup setup(Map<String, String> settings, String... names) {
    return new Setup(
        Variant.of(GAME.settings(), settings),
        List.of(names).stream().map(Setup.Player::person).toList());
  }

  @Override
  public Facts facts() {
    return new Facts("night-cards", new Name("Night Cards", "Ночные карты"), rules, 2, 5);
  }

  @Override
  public List<Setting> settings() {
    return List.of(
        new Setting.Whole("rounds", 1, 9, 2),
        new Setting.Toggle("alarm", true),
        new Setting.OneOf("mood", List.of("calm", "tense"), "calm"),
        new Setting.SomeOf("guests", List.of("ada", "ben", "cleo")));
  }

  @Override
  public Night lay(Setup setup, Chance chance) {
    var places = new Night.Places(setup.seats());
    var night = new Night(places, setup.seats(), chance);
    places.deck.fill(night, places.cards);
    places.alarms.set(night, setup.variant().on("alarm") ? 1 : 0);
    night.then(new Deal(), new Round(setup.variant().number("rounds")));
    return night;
  }

  @Override
  public Value<Night> value() {
    return (night, seat) -> night.at().scores.get(night, seat.index());
  }

  record Deal() implements Step<Night> {

    @Override
    public void run(Night night) {
      var deck = night.at().deck;
      deck.shuffle(night);
      for (var seat : night.seats())
        for (int i = 0; i < 3; i++) deck.moveTop(night, night.hand(seat));
    }
  }

  record Round(int left) implements Step<Night> {

    @Override
    public void run(Night night) {
      if (left == 0) {
        night.then(new LastBow(night.seats()), new Score());
        return;
      }
      var at = night.at();
      at.lamp.set(night, 1 + night.chance("lamp").below(6));
      for (int i = 0; i < 2 && !at.deck.isEmpty(night); i++) at.deck.moveTop(night, at.row);
      night.tell(NC_1, "round", left, at.lamp.get(night));
      night.then(new Round(left - 1));
      night.then(new Wager(night.seats()), new Bid(night.withCards()), new Reveal(), new Award());
      for (var seat : night.seats().list().reversed()) night.then(new Turn(seat, 2, false));
    }
  }

  /** Bids and stakes come to light. */
  record Reveal() implements Step<Night> {

    @Override
    public void run(Night night) {
      for (var seat : night.seats()) {
        night.at().shownStakes.set(night, seat.index(), night.stake(seat).reveal(night, 0));
        night.stake(seat).set(night, 0);
      }
    }
  }

  record Award() implements Step<Night> {

    @Override
    public void run(Night night) {
      int best = 0;
      int winner = -1;
      int pot = night.at().lamp.get(night);
      for (var seat : night.seats()) {
        pot += night.at().shownStakes.get(night, seat.index());
        if (night.bid(seat).isEmpty(night)) continue;
        int value = night.bid(seat).top(night).value();
        if (value > best) winner = seat.index();
        best = Math.max(best, value);
        night.bid(seat).moveTop(night, night.at().discard);
        night.tell(NC_7, "bid", seat, night.at().discard.seenTop(night));
      }
      if (winner >= 0) night.at().scores.add(night, winner, pot);
    }
  }

  record Score() implements Step<Night> {

    @Override
    public void run(Night night) {
      var scores = night.at().scores;
      var standings = new ArrayList<Result.Standing>();
      for (var seat : night.seats()) {
        int score = scores.get(night, seat.index());
        int place = 1;
        for (var other : night.seats()) if (scores.get(night, other.index()) > score) place++;
        standings.add(new Result.Standing(seat, seat.index(), place, place == 1, score));
      }
      night.tell(NC_8, "over");
      night.end(new Result(standings, Text.of("over", Seat.of(0))));
    }
  }
}
