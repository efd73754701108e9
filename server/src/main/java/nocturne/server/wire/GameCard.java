package nocturne.server.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import nocturne.bots.Level;
import nocturne.kernel.Game;
import nocturne.kernel.Language;
import nocturne.kernel.Name;
import nocturne.kernel.Setting;
import nocturne.kernel.Text;
import nocturne.kernel.Viewer;
import nocturne.text.Catalogue;
import nocturne.text.Guide;
import nocturne.text.Speaker;

/**
 * What there is to know of a game before a table is opened.
 *
 * @param rules the version of its rules
 * @param packs the hash of its packs
 * @param bots the kinds of bots that play it
 * @param guide the first game with a coach; missing where there is none
 */
public record GameCard(
    String id,
    Name title,
    String rules,
    String packs,
    int fewest,
    int most,
    List<Choice> settings,
    List<String> bots,
    Optional<Lesson> guide) {

  /**
   * A first game with a coach.
   *
   * @param welcome what is learnt there
   */
  public record Lesson(int minutes, Name welcome) {}

  /**
   * One setting: what it means, what it may be, and what it is unless somebody says otherwise.
   *
   * @param kind oneOf, someOf (joined by +, or {@code random}), toggle or whole
   */
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  public record Choice(
      String key,
      Name means,
      String kind,
      String initial,
      List<String> values,
      Optional<Integer> least,
      Optional<Integer> most) {}

  static GameCard of(Game<?> game, Catalogue catalogue, Optional<Guide> guide) {
    var facts = game.facts();
    return new GameCard(
        facts.id(),
        facts.title(),
        facts.rules(),
        game.packs(),
        facts.fewest(),
        facts.most(),
        game.settings().stream().map(setting -> choice(setting, catalogue)).toList(),
        Level.all().stream().map(Level::name).toList(),
        guide.map(it -> new Lesson(it.minutes(), it.welcome())));
  }

  private static Choice choice(Setting setting, Catalogue catalogue) {
    return switch (setting) {
      case Setting.OneOf one -> choice(one, catalogue, "oneOf", one.values());
      case Setting.SomeOf some -> choice(some, catalogue, "someOf", some.values());
      case Setting.Toggle toggle -> choice(toggle, catalogue, "toggle", List.of("yes", "no"));
      case Setting.Whole whole ->
          new Choice(
              whole.key(),
              means(whole, catalogue),
              "whole",
              whole.initial(),
              List.of(),
              Optional.of(whole.least()),
              Optional.of(whole.most()));
    };
  }

  private static Choice choice(
      Setting setting, Catalogue catalogue, String kind, List<String> values) {
    return new Choice(
        setting.key(),
        means(setting, catalogue),
        kind,
        setting.initial(),
        values,
        Optional.empty(),
        Optional.empty());
  }

  private static Name means(Setting setting, Catalogue catalogue) {
    return new Name(means(setting, catalogue, Language.EN), means(setting, catalogue, Language.RU));
  }

  private static String means(Setting setting, Catalogue catalogue, Language language) {
    return new Speaker(catalogue, language, List.of())
        .say(Text.of("setting." + setting.key()), Viewer.SPECTATOR);
  }
}
