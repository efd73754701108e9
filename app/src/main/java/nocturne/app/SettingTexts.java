package nocturne.app;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import nocturne.kernel.Game;
import nocturne.kernel.Setting;
import nocturne.kernel.Text;
import nocturne.kernel.Variant;

/** Settings in words, and words to settings. */
final class SettingTexts {

  private SettingTexts() {}

  static Text allowed(Setting setting) {
    return switch (setting) {
      case Setting.OneOf one -> Text.of("app.setting.oneOf", String.join(", ", one.values()));
      case Setting.Whole whole -> Text.of("app.setting.whole", whole.least(), whole.most());
      case Setting.Toggle toggle -> Text.of("app.setting.toggle");
      case Setting.SomeOf some ->
          Text.of("app.setting.someOf", Setting.SomeOf.ANY, String.join(", ", some.values()));
    };
  }

  /** The variant that {@code key=value} words say, or a complaint about the first that is wrong. */
  static Variant variant(Game<?> game, List<String> words) {
    var given = new TreeMap<String, String>();
    for (var word : words) {
      int equals = word.indexOf('=');
      if (equals < 1) throw new Complaint("app.error.variant", word);
      var key = word.substring(0, equals);
      var value = word.substring(equals + 1);
      var setting = find(game, key);
      if (!setting.allows(value))
        throw new Complaint("app.error.value", key, value, allowed(setting));
      given.put(key, value);
    }
    return Variant.of(game.settings(), given);
  }

  private static Setting find(Game<?> game, String key) {
    if (game.settings().isEmpty()) throw new Complaint("app.error.noSettings", game.facts().id());
    return game.settings().stream()
        .filter(setting -> setting.key().equals(key))
        .findFirst()
        .orElseThrow(
            () ->
                new Complaint(
                    "app.error.setting", key, game.settings().stream().map(Setting::key).toList()));
  }

  /** The settings of a table that are not as usual. */
  static Map<String, String> unusual(Game<?> game, Variant variant) {
    var unusual = new TreeMap<>(variant.values());
    game.settings().forEach(setting -> unusual.remove(setting.key(), setting.initial()));
    return unusual;
  }
}
