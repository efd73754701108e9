package nocturne.nightlancer.mission;

import static nocturne.nightlancer.NightlancerRule.NL_11_09;
import static nocturne.nightlancer.NightlancerRule.NL_3_05;
import static nocturne.nightlancer.NightlancerRule.NL_3_14;
import static nocturne.nightlancer.NightlancerRule.NL_9_21;
import static nocturne.nightlancer.NightlancerRule.NL_9_22;
import static nocturne.nightlancer.NightlancerRule.NL_9_23;
import static nocturne.nightlancer.NightlancerRule.NL_9_24;
import static nocturne.nightlancer.NightlancerRule.NL_9_26;
import static nocturne.nightlancer.NightlancerRule.NL_9_27;

import java.util.List;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.nightlancer.Aside;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.challenge.Challenges;
import nocturne.nightlancer.challenge.Hit;
import nocturne.nightlancer.challenge.Source;
import nocturne.nightlancer.component.Penalty;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.effect.Effect;
import nocturne.nightlancer.effect.Effects;

/**
 * A penalty hits those of a group who are left.
 *
 * @param slot the mission they have to be on, or -1 where it is none
 */
@Cites({NL_9_21, NL_11_09})
public record Suffer(Seats group, Penalty penalty, int slot) implements Step<City> {

  private Seats left(City city) {
    return slot < 0 ? group : ChooseRoute.left(city, group, slot);
  }

  @Override
  public void run(City city) {
    var members = left(city);
    if (members.isEmpty()) return;
    switch (penalty) {
      case Penalty.Abort _ -> abort(city, members);
      case Penalty.Fight(var challenge) -> {
        city.then(new AfterFight(members, challenge.danger()));
        Challenges.face(city, Source.PENALTY, challenge, members);
      }
      case Penalty.Loss(var choices) -> {
        for (var left = members; !left.isEmpty(); left = left.without(last(left)))
          city.then(new TakeLoss(last(left), choices));
      }
    }
  }

  private static Seat last(Seats members) {
    return members.list().getLast();
  }

  @Cites(NL_9_27)
  private static void abort(City city, Seats members) {
    for (var seat : members.list()) {
      city.tell(NL_9_27, "aborted", seat);
      Crews.leave(city, seat);
    }
  }

  /** A fight that is lost costs Health and nothing else. */
  @Cites({NL_9_23, NL_9_24})
  record AfterFight(Seats group, int danger) implements Step<City> {

    @Override
    public void run(City city) {
      if (Challenges.isPassed(city)) return;
      var there = Seats.NONE;
      for (var seat : group.list())
        if (city.at().facing.get(city, seat.index()) > 0) there = there.with(seat);
      if (!there.isEmpty()) city.then(new Hit(there, danger));
    }
  }

  /** One of the losses, as a whole. */
  record Loss(int number, List<Effect> effects) implements Option {

    @Override
    public String id() {
      return "loss-" + (number + 1);
    }

    @Override
    public Text label() {
      return Losses.text(effects);
    }
  }

  /** Somebody takes a loss, the one she chooses where there are several. */
  @Cites({NL_3_05, NL_3_14, NL_9_22, NL_9_26})
  record TakeLoss(Seat seat, List<List<Effect>> choices) implements SeatAsk<City> {

    @Override
    public Text prompt(City city, Seat seat) {
      return Text.of("ask.loss");
    }

    @Override
    public Rule rule() {
      return NL_9_21;
    }

    /** What can be met in full; where nothing can, Health, or else what comes first. */
    @Override
    public void options(City city, Seat seat, Options may) {
      for (int i = 0; i < choices.size(); i++)
        if (isMet(city, seat, choices.get(i))) may.add(new Loss(i, choices.get(i)));
      if (may.size() == 0) may.add(unmet());
      // Whoever sells something may be able to meet another one.
      if (choices.size() > 1) Aside.offer(city, seat, may);
    }

    private Loss unmet() {
      int taken = 0;
      for (int i = choices.size() - 1; i >= 0; i--) if (isHealth(choices.get(i))) taken = i;
      return new Loss(taken, choices.get(taken));
    }

    private static boolean isMet(City city, Seat seat, List<Effect> losses) {
      for (var effect : losses) {
        if (!(effect instanceof Effect.Lose(var resource, var amount))) continue;
        if (resource == Resource.CHIP && city.chips(seat) < amount) return false;
        if (resource == Resource.HEALTH && city.health(seat) < amount) return false;
      }
      return true;
    }

    private static boolean isHealth(List<Effect> losses) {
      for (var effect : losses)
        if (effect instanceof Effect.Lose lose && lose.resource() == Resource.HEALTH) return true;
      return false;
    }

    @Override
    public void chosen(City city, Seat seat, Option option) {
      if (option instanceof Loss(var _, var effects)) {
        Effects.perform(city, seat, effects, NL_9_21);
      } else {
        city.then(this);
        Aside.take(city, seat, option);
      }
    }
  }
}
