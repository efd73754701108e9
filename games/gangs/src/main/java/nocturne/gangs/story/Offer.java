package nocturne.gangs.story;

import java.util.List;
import nocturne.gangs.story.StoryCard.StoryRule;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** What a story card allows somebody to do. */
public record Offer(StoryCard card, int number) implements Option {

  StoryRule rule() {
    return card.rules().get(number);
  }

  @Override
  public String id() {
    return card.id() + "-" + rule().id();
  }

  @Override
  public Text label() {
    return Text.of("it", rule());
  }

  @Override
  public List<? extends Named> touches() {
    return List.of(card);
  }
}
