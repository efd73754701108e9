package nocturne.app;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Stack;
import nocturne.app.screen.Voice;
import nocturne.kernel.Facts;
import nocturne.kernel.Seat;
import nocturne.kernel.Setup;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** The options of a new table that say who sits where. */
final class Seating {

  private static final int LONGEST_NAME = 30;

  /** People in every seat. */
  private static final int EVERYBODY = 0;

  @Option(names = "--seats", paramLabel = "N", descriptionKey = "seats")
  private @Nullable Integer seats;

  @Option(names = "--bots", paramLabel = "KIND", split = ",", descriptionKey = "bots")
  private List<String> bots = List.of();

  @Option(
      names = "--hotseat",
      arity = "0..1",
      paramLabel = "N",
      parameterConsumer = NumberIfAny.class,
      descriptionKey = "hotseat")
  private @Nullable Integer people;

  @Option(names = "--name", paramLabel = "NAME", descriptionKey = "name")
  private List<String> names = List.of();

  @Option(names = "--watch", descriptionKey = "watch")
  private boolean watching;

  boolean isGiven() {
    return seats != null || people != null || watching || !bots.isEmpty() || !names.isEmpty();
  }

  /**
   * Who sits at a table of this game: people first, then bots of the named kinds in turn.
   *
   * @param user what somebody alone is called who gives no name
   */
  List<Setup.Player> players(Facts facts, Voice voice, Optional<String> user) {
    int size = seats == null ? facts.fewest() : seats;
    if (size < facts.fewest() || size > facts.most())
      throw new Complaint("app.error.seats", facts.id(), facts.fewest(), facts.most(), size);
    int seated = people(size);
    if (names.size() > seated) throw new Complaint("app.error.names", names.size(), seated);
    var kinds = bots.isEmpty() ? List.of(BotSeats.USUAL) : BotSeats.known(bots);
    var players = new ArrayList<Setup.Player>();
    for (int i = 0; i < seated; i++) players.add(Setup.Player.person(name(i, seated, voice, user)));
    var handles = handles(players, voice);
    for (int i = seated; i < size; i++) {
      int bot = i - seated;
      players.add(new Setup.Player(handles.get(bot), kinds.get(bot % kinds.size())));
    }
    return players;
  }

  private int people(int size) {
    if (watching && people != null) throw new Complaint("app.error.watchOrPlay");
    if (watching) return 0;
    if (people == null) return 1;
    int seated = people == EVERYBODY ? size : people;
    if (seated > size) throw new Complaint("app.error.people", seated, size);
    return seated;
  }

  private String name(int index, int people, Voice voice, Optional<String> user) {
    if (index >= names.size() && people > 1) return voice.say("app.player.number", index + 1);
    if (index >= names.size()) return user.orElseGet(() -> voice.say("app.player"));
    var name = names.get(index).strip();
    if (name.isEmpty()
        || name.length() > LONGEST_NAME
        || name.chars().anyMatch(Character::isISOControl))
      throw new Complaint("app.error.name", LONGEST_NAME);
    if (Collections.frequency(names, names.get(index)) > 1)
      throw new Complaint("app.error.sameName", name);
    return name;
  }

  /** What bots are called, by none of the people's names. */
  private static List<String> handles(List<Setup.Player> people, Voice voice) {
    var handles = new ArrayList<String>();
    for (int i = 1; i <= 2 * Seat.MOST; i++) handles.add(voice.say("app.bot.name", i));
    people.forEach(person -> handles.remove(person.name()));
    return handles;
  }

  /** Takes the next word only where it is a number, so that a game may follow the option. */
  static final class NumberIfAny implements IParameterConsumer {

    @Override
    public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec command) {
      boolean number = !words.isEmpty() && words.peek().matches("[1-9]\\d{0,3}");
      option.setValue(number ? Integer.valueOf(words.pop()) : Integer.valueOf(EVERYBODY));
    }
  }
}
