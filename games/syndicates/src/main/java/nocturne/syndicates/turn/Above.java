package nocturne.syndicates.turn;

import nocturne.syndicates.Acting;
import nocturne.syndicates.Moon;
import nocturne.syndicates.component.Agent;
import nocturne.syndicates.effect.Perform;

/** The sentences above the line of one card, in printed order. */
public final class Above {

  private Above() {}

  public static void begin(Moon moon, Acting by, Agent card) {
    moon.forgetAffected();
    for (int i = card.above().size() - 1; i >= 0; i--)
      moon.then(new Perform(by, card.above().get(i)));
  }
}
