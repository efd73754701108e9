package nocturne.text;

import com.ibm.icu.text.ListFormatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import nocturne.kernel.Language;
import nocturne.kernel.Named;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seen;
import nocturne.kernel.Text;
import nocturne.kernel.Viewer;

/**
 * Says the texts of one table in one language. What a viewer may not know it calls by the message
 * {@code hidden}, whose argument is the number of such components.
 */
public final class Speaker {

  /** Looking one up takes longer than most sentences, and there is a speaker for every socket. */
  private static final Map<Language, ListFormatter> ENUMERATIONS =
      Arrays.stream(Language.values())
          .collect(
              Collectors.toUnmodifiableMap(
                  language -> language,
                  language -> ListFormatter.getInstance(Locale.forLanguageTag(language.tag()))));

  private final Catalogue catalogue;
  private final Language language;
  private final List<String> players;
  private final ListFormatter enumeration;

  /** A speaker for a table whose players, seat by seat, go by these names. */
  public Speaker(Catalogue catalogue, Language language, List<String> players) {
    this.catalogue = catalogue;
    this.language = language;
    this.players = List.copyOf(players);
    this.enumeration = Objects.requireNonNull(ENUMERATIONS.get(language));
  }

  /** The sentence as this viewer may read it. */
  public String say(Text text, Viewer viewer) {
    var message = catalogue.message(text.key(), language);
    var words = new Object[text.args().size()];
    for (int i = 0; i < words.length; i++) {
      var arg = text.args().get(i);
      words[i] = message.selectsBy(i) ? selector(text, arg, viewer) : word(text, arg, viewer);
    }
    return message.say(words);
  }

  /** A pattern that selects by an enum or a Boolean lists the constants, not their translations. */
  private Object selector(Text text, Object arg, Viewer viewer) {
    return switch (arg) {
      case Boolean bool -> bool.toString();
      case Enum<?> constant -> constant.name().toLowerCase(Locale.ROOT);
      default -> word(text, arg, viewer);
    };
  }

  private Object word(Text text, Object arg, Viewer viewer) {
    return switch (arg) {
      case Integer number -> number;
      case Long number -> number;
      case Short number -> number;
      case Byte number -> number;
      case String string -> string;
      case Text inner -> say(inner, viewer);
      case Seat seat -> player(text, seat);
      case Seen seen -> viewer.sees(seen.by()) ? name(seen.component()) : hidden(1);
      case Named named -> name(named);
      case Rule rule -> rule.id();
      case Boolean bool -> phrase("boolean." + bool);
      case Enum<?> constant ->
          phrase(constant.getDeclaringClass().getSimpleName() + "." + constant.name());
      case List<?> list -> enumerate(text, list, viewer);
      default ->
          throw new SpeechException(
              text.key(), language, "an argument is a " + arg.getClass().getName());
    };
  }

  /** The hidden components of a list are counted together, after all that can be named. */
  private String enumerate(Text text, List<?> list, Viewer viewer) {
    var words = new ArrayList<Object>();
    int hidden = 0;
    for (Object arg : list) {
      if (arg instanceof Seen seen && !viewer.sees(seen.by())) hidden++;
      else words.add(word(text, arg, viewer));
    }
    if (hidden > 0) words.add(hidden(hidden));
    return words.isEmpty() ? phrase("nothing") : enumeration.format(words);
  }

  private String player(Text text, Seat seat) {
    if (seat.index() < players.size()) return players.get(seat.index());
    throw new SpeechException(text.key(), language, "nobody is named for " + seat);
  }

  private String name(Named named) {
    return named.name().in(language);
  }

  private String hidden(int count) {
    return catalogue.message("hidden", language).say(new Object[] {count});
  }

  private String phrase(String key) {
    return catalogue.message(key.toLowerCase(Locale.ROOT), language).say(new Object[0]);
  }
}
