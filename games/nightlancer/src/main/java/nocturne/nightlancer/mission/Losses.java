package nocturne.nightlancer.mission;

import java.util.ArrayList;
import java.util.List;
import nocturne.kernel.Text;
import nocturne.nightlancer.effect.Effect;

/** Gains and losses in words. */
public final class Losses {

  private Losses() {}

  public static Text text(List<Effect> effects) {
    var parts = new ArrayList<Text>();
    for (var effect : effects) {
      switch (effect) {
        case Effect.Lose(var resource, var amount) ->
            parts.add(Text.of("effect.lose", resource, amount));
        case Effect.Gain(var _, var resource, var amount) ->
            parts.add(Text.of("effect.gain", resource, amount));
        case Effect.Draw(var deck, var count) -> parts.add(Text.of("effect.draw", deck, count));
        default -> {}
      }
    }
    return Text.of("effects", parts);
  }
}
