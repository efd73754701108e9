package nocturne.testkit.ferry;

import static nocturne.testkit.ferry.FerryRule.FE_1;
import static nocturne.testkit.ferry.FerryRule.FE_3;
import static nocturne.testkit.ferry.FerryRule.FE_4;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
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
import nocturne.kernel.View;
import nocturne.text.Page;
import nocturne.text.Portrait;

/** The smallest game that the kit can be tried on, with a fault where a test wants one. */
public record FerryGame(Fault fault) implements Game<Ferry>, Portrait<Ferry> {

  /** What no game may have: something that outlives its tables. */
  private static final AtomicInteger FOREIGN_DIE = new AtomicInteger();

  @Override
  public Facts facts() {
    return new Facts("ferry", new Name("The Ferry", "Паром"), "1", 2, 4);
  }

  @Override
  public List<Setting> settings() {
    return List.of(new Setting.Whole("rounds", 1, 5, 2));
  }

  @Override
  public String packs() {
    return "none";
  }

  @Override
  public Ferry lay(Setup setup, Chance chance) {
    var at = new Ferry.Places(setup.seats());
    var ferry = new Ferry(at, fault, setup.seats(), chance);
    at.hold.fill(ferry, fault == Fault.FORGETS_A_CRATE ? at.crates.subList(1, 12) : at.crates);
    ferry.then(new Load(), new Crossing(setup.variant().number("rounds")));
    return ferry;
  }

  @Override
  public Value<Ferry> value() {
    return (ferry, seat) -> ferry.at().score.get(ferry, seat.index());
  }

  @Override
  public void describe(View<Ferry> view, Page page) {
    page.line(Text.of("portrait.tide", view.table().at().tide.get(view.table())));
  }

  public record Load() implements Step<Ferry> {

    @Override
    public void run(Ferry ferry) {
      ferry.at().hold.shuffle(ferry);
      for (var seat : ferry.seats())
        for (int i = 0; i < 2; i++) ferry.at().hold.moveTop(ferry, ferry.hands(seat));
    }
  }

  /** FE-1: the tide is rolled, everybody works, everybody names a price. */
  public record Crossing(int left) implements Step<Ferry> {

    @Override
    public void run(Ferry ferry) {
      if (left == 0) {
        ferry.then(new Land());
        return;
      }
      int tide = ferry.chance("tide").below(6);
      if (ferry.has(Fault.FOREIGN_DICE)) tide = FOREIGN_DIE.incrementAndGet() % 6;
      if (ferry.has(Fault.SHARES_A_NUMBER)) tide = ferry.nextShared() % 6;
      ferry.at().tide.set(ferry, 1 + tide);
      ferry.tell(FE_1, "tide", 1 + tide);
      ferry.then(new Crossing(ferry.has(Fault.NEVER_ENDS) ? left : left - 1));
      ferry.then(new NamePrice(ferry.seats()), new Settle());
      if (ferry.has(Fault.UNPRINTABLE_STEP)) ferry.then(table -> {});
      for (var seat : ferry.seats().list().reversed()) ferry.then(new Work(seat, 2));
    }
  }

  /** FE-3: the prices come to light. */
  public record Settle() implements Step<Ferry> {

    @Override
    public void run(Ferry ferry) {
      for (var seat : ferry.seats()) {
        var price = ferry.price(seat);
        boolean silent = ferry.has(Fault.SILENT_REVEAL);
        int kredits = silent ? price.get(ferry) : price.reveal(ferry, 0);
        ferry.at().shown.set(ferry, seat.index(), kredits);
        ferry.at().score.add(ferry, seat.index(), kredits);
        price.set(ferry, 0);
        ferry.tell(FE_3, "price", seat, kredits);
      }
    }
  }

  /** FE-4: who has most wins. */
  public record Land() implements Step<Ferry> {

    @Override
    public void run(Ferry ferry) {
      var standings = new ArrayList<Result.Standing>();
      int most = 0;
      for (var seat : ferry.seats())
        most = Math.max(most, ferry.at().score.get(ferry, seat.index()));
      for (var seat : ferry.seats()) {
        int score = ferry.at().score.get(ferry, seat.index());
        var named = ferry.has(Fault.WRONG_STANDINGS) ? Seat.of(0) : seat;
        standings.add(
            new Result.Standing(named, seat.index(), score == most ? 1 : 2, score == most, score));
      }
      ferry.tell(FE_4, "landed");
      ferry.end(new Result(standings, Text.of("landed")));
    }
  }
}
