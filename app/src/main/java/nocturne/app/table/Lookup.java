package nocturne.app.table;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import nocturne.kernel.Named;
import nocturne.kernel.Question;
import nocturne.kernel.Table;
import nocturne.kernel.Text;
import nocturne.text.Page;
import nocturne.text.Page.Cell;
import nocturne.text.Page.Style;

/** Everything that can be looked up at a table: rules, options, things, the log. */
final class Lookup<T extends Table<T>> {

  private final Sitting<T> sitting;
  private final Desk desk;
  private final Sheets<T> sheets;
  private final RuleReader rules;

  Lookup(Sitting<T> sitting, Desk desk, Sheets<T> sheets, RuleReader rules) {
    this.sitting = sitting;
    this.desk = desk;
    this.sheets = sheets;
    this.rules = rules;
  }

  /** The rule behind the question, or what there is to know of an option, a refusal or a thing. */
  void why(Optional<Question> question, Choices choices, String words) {
    if (words.isEmpty()) {
      question.ifPresentOrElse(asked -> showRule(asked), () -> desk.say("app.why.nothing"));
      return;
    }
    int place = Reply.place(words, choices);
    var meant = place >= 0 ? List.of(place) : choices.matching(words);
    if (words.matches("\\d+") && place < 0) {
      noSuchNumber(words, choices);
    } else if (meant.size() == 1) {
      desk.leaf(option(choices, meant.getFirst(), question));
    } else {
      thing(words);
    }
  }

  private void showRule(Question question) {
    var page = new Page().line(question.prompt());
    rules.write(question.rule(), page);
    desk.leaf(page);
  }

  private Page option(Choices choices, int index, Optional<Question> question) {
    var page = new Page().line(Cell.just(choices.label(index), Style.EMPHASIS));
    if (choices.isRefused(index)) {
      page.line(Text.of("app.why.refused"));
      rules.write(choices.refusal(index).rule(), page);
    }
    var things = choices.option(index).touches();
    things.forEach(thing -> sheets.describe(thing, page));
    boolean saysNothing = page.parts().size() == 1;
    if (saysNothing) question.ifPresent(asked -> rules.write(asked.rule(), page));
    return page;
  }

  /** Looks for things of the game by the start of their name, then by any part of it. */
  private void thing(String words) {
    var typed = words.toLowerCase(Locale.ROOT);
    var begun = things(name -> name.startsWith(typed));
    var found = begun.isEmpty() ? things(name -> name.contains(typed)) : begun;
    if (found.isEmpty()) {
      desk.say("app.why.unknown", words);
      return;
    }
    var page = new Page();
    for (var thing : found) {
      var described = new Page();
      sheets.describe(thing, described);
      page.addAll(described.isEmpty() ? described.line(Cell.just(thing)) : described);
    }
    desk.leaf(page);
  }

  private List<Named> things(java.util.function.Predicate<String> called) {
    var offered =
        sitting.table().asked().list().stream()
            .filter(seat -> desk.reader().equals(Optional.of(seat)))
            .flatMap(seat -> sitting.table().options(seat).list().stream())
            .flatMap(option -> option.touches().stream());
    var components = sitting.table().layout().kinds().stream().flatMap(kind -> kind.all().stream());
    var things = new LinkedHashSet<Named>();
    Stream.concat(offered, components)
        .filter(thing -> called.test(desk.voice().say("it", thing).toLowerCase(Locale.ROOT)))
        .forEach(things::add);
    return List.copyOf(things);
  }

  void rule(String id) {
    if (id.isEmpty()) {
      desk.say("app.rule.which");
      return;
    }
    var page = new Page();
    rules.write(id, page);
    desk.leaf(page);
  }

  /** The whole log, or the rule behind one of its lines. */
  void log(String line) {
    var log = sitting.log();
    if (line.isEmpty()) {
      desk.leaf(sheets.log(log));
      return;
    }
    int number = line.matches("\\d{1,6}") ? Integer.parseInt(line) : 0;
    if (number < 1 || number > log.size()) {
      desk.say("app.log.none", line, log.size());
      return;
    }
    var happening = log.get(number - 1);
    var page = new Page().line(happening.text());
    rules.write(happening.rule(), page);
    desk.leaf(page);
  }

  /** Says why what was typed chooses nothing. */
  void explain(Reply reply, Choices choices) {
    switch (reply) {
      case Reply.Choose(int index) -> desk.leaf(option(choices, index, Optional.empty()));
      case Reply.Unclear(var meanings) ->
          desk.say("app.reply.unclear", meanings.stream().map(choices::label).toList());
      case Reply.NoSuchNumber(var number) -> noSuchNumber(number, choices);
      case Reply.Unknown(var words) -> desk.say("app.reply.unknown", words);
      case Reply.Nothing nothing -> desk.say("app.reply.nothing");
      case Reply.Press press -> throw new IllegalStateException(press + " is no choice");
    }
  }

  private void noSuchNumber(String number, Choices choices) {
    if (choices.size() == 0) desk.say("app.why.nothing");
    else desk.say("app.reply.noSuchNumber", number, choices.size());
  }
}
