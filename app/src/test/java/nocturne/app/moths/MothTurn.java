package nocturne.app.moths;

import java.util.Comparator;
import java.util.List;
import nocturne.kernel.Ask;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;

/** MO-1.02: a moth of the hand flies to the lamp, or another one is drawn. */
record MothTurn(Seat seat) implements Ask<Lamp> {

  enum Other implements Option {
    DRAW,
    REST;

    @Override
    public String id() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }

    @Override
    public Text label() {
      return Text.of("option." + id());
    }
  }

  record Fly(Moth moth) implements Option {

    @Override
    public String id() {
      return "fly " + moth.id();
    }

    @Override
    public Text label() {
      return Text.of("option.fly", moth);
    }

    @Override
    public List<? extends Named> touches() {
      return List.of(moth);
    }
  }

  @Override
  public Seats asked(Lamp lamp) {
    return Seats.of(seat);
  }

  @Override
  public Text prompt(Lamp lamp, Seat seat) {
    return Text.of("ask.turn", lamp.hand(seat).size(lamp));
  }

  @Override
  public Rule rule() {
    return MothRule.TURN;
  }

  @Override
  public void options(Lamp lamp, Seat seat, Options may) {
    var hand = lamp.hand(seat).list(lamp);
    var highest = hand.stream().max(Comparator.comparingInt(Moth::worth));
    for (var moth : hand) {
      if (lamp.round() == 1 && moth.equals(highest.orElseThrow()))
        may.refuse(new Fly(moth), MothRule.HIGHEST);
      else may.add(new Fly(moth));
    }
    may.add(Other.REST);
    may.add(Other.DRAW);
  }

  @Override
  public void chosen(Lamp lamp, Seat seat, Option option) {
    switch (option) {
      case Fly(Moth moth) -> {
        lamp.hand(seat).move(lamp, moth, lamp.pile(seat));
        lamp.tell(MothRule.TURN, "log.fly", seat, moth);
      }
      case Other.DRAW -> {
        lamp.draw(seat);
        lamp.tell(MothRule.TURN, "log.draw", seat, lamp.hand(seat).seenTop(lamp));
      }
      default -> lamp.tell(MothRule.TURN, "log.rest", seat);
    }
    lamp.nextAfter(seat);
  }
}
