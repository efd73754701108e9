package nocturne.text;

import static java.util.stream.Collectors.toMap;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nocturne.kernel.Name;

/**
 * A first game with a coach: a deal that is prepared, and what the coach says before each of the
 * learner's questions. The learner sits in seat 0. Sentences are bound to questions by the key of
 * their prompt, so that a guide leads wherever the learner goes.
 *
 * @param minutes how long it takes
 * @param welcome what is learnt here, in a sentence
 * @param variant the settings of the table, where they are not as usual
 * @param seats how many sit at the table
 * @param opponents the kind of bot in the other seats
 * @param deal the word that the deal is made from
 * @param questions after so many questions the learner goes on alone, whatever was left unsaid
 * @param steps what is said once, the first step of a prompt when it is first asked, and so on
 * @param reminders what is said when there is no step left for a prompt
 * @param farewell what is said at the end of it
 */
public record Guide(
    int minutes,
    Name welcome,
    Map<String, String> variant,
    int seats,
    String opponents,
    String deal,
    int questions,
    List<Step> steps,
    List<Step> reminders,
    Name farewell) {

  private static final String FILE = "guide.yaml";
  private static final int MOST_SEATS = 8;
  private static final int MOST_MINUTES = 60;
  private static final int MOST_QUESTIONS = 200;

  /** A step whose sentence is the last: the learner goes on alone. */
  private static final String GOODBYE = "farewell";

  /**
   * What the coach says about a question.
   *
   * @param prompt the key of the question's prompt
   * @param tries the options to try, by id; one that ends with a star stands for all that begin so
   * @param lights what to look at, by id
   */
  public record Step(String id, String prompt, Name text, List<String> tries, List<String> lights) {

    /** Whether the coach takes leave with it. */
    public boolean isFarewell() {
      return id.equals(GOODBYE);
    }

    private boolean fits(Collection<String> offered) {
      return tries.isEmpty() || offered.stream().anyMatch(this::tries);
    }

    /** Whether this is an option to try. */
    public boolean tries(String option) {
      return tries.stream()
          .anyMatch(
              pattern ->
                  pattern.endsWith("*")
                      ? option.startsWith(pattern.substring(0, pattern.length() - 1))
                      : option.equals(pattern));
    }
  }

  public Guide {
    variant = Map.copyOf(variant);
    steps = List.copyOf(steps);
    reminders = List.copyOf(reminders);
  }

  /**
   * The guide of a game, in a file beside its class; empty where it has none.
   *
   * @throws PackException if anything is wrong in it
   */
  public static Optional<Guide> load(Class<?> home) {
    if (home.getResource(FILE) == null) return Optional.empty();
    var problems = new Problems();
    var guide = PackFile.beside(home, FILE).read(problems).entry().whole(Guide::read);
    problems.throwIfAny();
    return Optional.of(guide);
  }

  private static Guide read(Entry entry) {
    var ids = new TakenIds();
    return new Guide(
        entry.number("minutes", 1, MOST_MINUTES),
        entry.name("welcome"),
        settings(entry),
        entry.number("seats", 1, MOST_SEATS),
        entry.text("opponents"),
        entry.text("deal"),
        entry.number("questions", 1, MOST_QUESTIONS),
        entry.entries("steps", step -> step(step, ids)),
        entry.entries("reminders", step -> step(step, ids)),
        entry.name("farewell"));
  }

  private static Map<String, String> settings(Entry entry) {
    return entry
        .entries("variant", one -> Map.entry(one.text("setting"), one.text("value")))
        .stream()
        .collect(toMap(Map.Entry::getKey, Map.Entry::getValue, (first, second) -> second));
  }

  private static Step step(Entry entry, TakenIds ids) {
    ids.take(entry.item(Entry.ID));
    return new Step(
        entry.text(Entry.ID),
        entry.text("prompt"),
        entry.name("text"),
        words(entry, "try"),
        words(entry, "light"));
  }

  private static List<String> words(Entry entry, String field) {
    return entry.optional(field).map(item -> item.list(Item::text)).orElse(List.of());
  }

  /**
   * What the coach says now; empty where it has nothing to say. A step that would try what is not
   * offered, because the learner went another way, gives place to the reminder.
   *
   * @param asked the prompts of all questions that the learner was asked, the present one last
   * @param offered the options of the present one, by id
   */
  public Optional<Step> advice(List<String> asked, Collection<String> offered) {
    var left = new ArrayList<>(steps);
    for (int i = 0; i < asked.size(); i++) {
      var prompt = asked.get(i);
      boolean isPresent = i == asked.size() - 1;
      if (left.isEmpty() || i == questions)
        return isPresent
            ? Optional.of(new Step(GOODBYE, prompt, farewell, List.of(), List.of()))
            : Optional.empty();
      var step = first(left, prompt);
      step.ifPresent(left::remove);
      if (isPresent) return step.filter(it -> it.fits(offered)).or(() -> first(reminders, prompt));
    }
    return Optional.empty();
  }

  private static Optional<Step> first(List<Step> steps, String prompt) {
    return steps.stream().filter(step -> step.prompt().equals(prompt)).findFirst();
  }
}
