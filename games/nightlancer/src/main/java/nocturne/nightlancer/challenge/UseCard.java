package nocturne.nightlancer.challenge;

import java.util.List;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Text;
import nocturne.nightlancer.component.MarketCard;
import nocturne.nightlancer.component.Words;

/** To use a Black Market card. */
public record UseCard(MarketCard card) implements Option {

  @Override
  public String id() {
    return "use-" + card.id();
  }

  @Override
  public Text label() {
    return Text.of("option.use-card", card, new Words(card.id(), card.words().text()));
  }

  @Override
  public List<? extends Named> touches() {
    return List.of(card);
  }
}
