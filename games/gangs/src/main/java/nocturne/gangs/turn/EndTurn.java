package nocturne.gangs.turn;

import static nocturne.gangs.GangsRule.GN_15_03;
import static nocturne.gangs.GangsRule.GN_15_06;
import static nocturne.gangs.GangsRule.GN_17_11;
import static nocturne.gangs.GangsRule.GN_17_16;
import static nocturne.gangs.GangsRule.GN_6_01;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.solo.JohnnyTurn;
import nocturne.gangs.solo.OpposingGang;
import nocturne.gangs.story.Branches;
import nocturne.gangs.story.Epilogues;
import nocturne.kernel.Step;

/** The end of a turn: epilogues, then the score, then branches of the story, then who is next. */
@Cites({GN_6_01, GN_15_03, GN_15_06, GN_17_16})
public record EndTurn(int side) implements Step<NightCity> {

  @Override
  public void run(NightCity city) {
    boolean activated = city.isActivating();
    city.at().phase.set(city, 0);
    if (Epilogues.begin(city)) return;
    if (Ending.isScoreReached(city)) {
      Ending.end(city);
      return;
    }
    Branches.follow(city, new Next(side, activated));
  }

  /** In the solo game the opponents take turns with the player. */
  @Cites(GN_17_11)
  record Next(int side, boolean activated) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      if (!city.plan().isSolo() || !city.isPlayer(side)) new Turn(next(city)).run(city);
      else if (activated) JohnnyTurn.begin(city);
      else OpposingGang.begin(city);
    }

    private int next(NightCity city) {
      return city.plan().isSolo() ? 0 : city.next(side);
    }
  }
}
