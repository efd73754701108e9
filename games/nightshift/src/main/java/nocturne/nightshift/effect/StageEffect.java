package nocturne.nightshift.effect;

import static nocturne.nightshift.NightshiftRule.NS_11_17;

import nocturne.kernel.Seat;
import nocturne.nightshift.Club;

/** Effects on a stage step. */
public sealed interface StageEffect extends Effect {

  @Override
  default boolean isPossible(Club club, Seat player) {
    return true;
  }

  /** TIP_ADD: each Tipper pays more in this stage step. */
  record TipAdd(int amount) implements StageEffect {

    @Override
    public boolean isPossible(Club club, Seat player) {
      return club.tippers() > 0;
    }

    @Override
    public void perform(Club club, Seat player) {
      club.at().tipAdd.add(club, 0, amount);
      club.tell(NS_11_17, "tips.raised", player, amount);
    }
  }

  /** STAGE_FREE_SKIP: the rostered dancer skips without a fine. */
  record FreeSkip() implements StageEffect {

    @Override
    public void perform(Club club, Seat player) {
      club.at().freeSkip.set(club, 1);
      club.tell(NS_11_17, "stage.free-skip", player);
    }
  }
}
