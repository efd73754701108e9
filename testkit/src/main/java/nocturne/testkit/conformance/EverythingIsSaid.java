package nocturne.testkit.conformance;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import nocturne.kernel.Happening;
import nocturne.kernel.Language;
import nocturne.kernel.Name;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;
import nocturne.kernel.Text;
import nocturne.kernel.View;
import nocturne.kernel.Viewer;
import nocturne.testkit.property.Moment;
import nocturne.testkit.property.Property;
import nocturne.testkit.property.Trial;
import nocturne.text.Catalogue;
import nocturne.text.Page;
import nocturne.text.Portrait;
import nocturne.text.Speaker;

/** Everything that a table says has its sentence in every language. */
final class EverythingIsSaid<T extends Table<T>> implements Property<T> {

  private final Catalogue catalogue;
  private final Set<Text> said = new HashSet<>();

  EverythingIsSaid(Catalogue catalogue) {
    this.catalogue = catalogue;
  }

  @Override
  public String sentence() {
    return "questions, refusals, happenings and results are said in every language";
  }

  @Override
  public Watcher<T> watch(Trial<T> trial) {
    var flaws = catalogue.flaws();
    if (!flaws.isEmpty()) throw new AssertionError(String.join("; ", flaws));
    var reader = new Reader<>(trial, catalogue, said);
    for (var setting : trial.game().settings()) reader.say(Text.of("setting." + setting.key()));
    return reader;
  }

  private static final class Reader<T extends Table<T>> implements Watcher<T> {

    private final Trial<T> trial;
    private final Set<Text> said;
    private final List<Speaker> speakers;
    private final List<Viewer> viewers =
        new ArrayList<>(List.of(Viewer.SPECTATOR, Viewer.ALL_SEEING));

    Reader(Trial<T> trial, Catalogue catalogue, Set<Text> said) {
      this.trial = trial;
      this.said = said;
      var names = trial.setup().names();
      speakers =
          Stream.of(Language.values())
              .map(language -> new Speaker(catalogue, language, names))
              .toList();
      for (int i = 0; i < trial.setup().seats(); i++) viewers.add(Viewer.of(Seat.of(i)));
    }

    @Override
    public void see(Moment<T> moment) {
      var table = moment.table();
      table.result().ifPresent(result -> say(result.summary()));
      if (!moment.isAmong(30) && !table.isOver()) return;
      for (var seat : table.asked()) ask(table, seat);
      if (moment.isAmong(4)) portray(table);
    }

    private void ask(T table, Seat seat) {
      var question = table.question(seat).orElseThrow();
      say(question.prompt());
      for (var option : question.options()) {
        say(option.label());
        option.touches().forEach(thing -> requireName(thing.name()));
      }
      for (var refusal : question.refusals()) say(refusal.option().label());
    }

    @Override
    public void hear(T table, Happening happening) {
      say(happening.text());
    }

    void say(Text text) {
      if (said.contains(text)) return;
      for (var speaker : speakers)
        for (var viewer : viewers) requireSaid(text, speaker.say(text, viewer));
      said.add(text);
    }

    private static void requireSaid(Text text, String said) {
      if (said.isBlank()) throw new AssertionError("nothing is said for " + text);
      if (said.contains("{") || said.contains("}"))
        throw new AssertionError("a gap is left open in '" + said + "' for " + text);
    }

    private static void requireName(Name name) {
      if (name.en().isBlank() || name.ru().isBlank())
        throw new AssertionError("a name is missing: " + name);
    }

    private void portray(T table) {
      if (!(trial.game() instanceof Portrait<?>)) return;
      @SuppressWarnings("unchecked") // a game portrays its own table
      var portrait = (Portrait<T>) trial.game();
      for (var viewer : viewers) portray(portrait, table.view(viewer));
    }

    private void portray(Portrait<T> portrait, View<T> view) {
      var page = new Page();
      portrait.describe(view, page);
      if (page.isEmpty()) throw new AssertionError("the portrait of a table is empty");
      page.parts().stream().flatMap(Reader::words).forEach(words -> say(words.text()));
    }

    private static Stream<Page.Words> words(Page.Part part) {
      return switch (part) {
        case Page.Part.Heading heading -> words(Page.Cell.of(heading.text()));
        case Page.Part.Line line -> words(line.words());
        case Page.Part.Fact fact ->
            Stream.concat(words(Page.Cell.of(fact.name())), words(fact.value()));
        case Page.Part.Items items ->
            Stream.concat(
                items.name().map(Page.Cell::of).stream().flatMap(Reader::words),
                items.cells().stream().flatMap(Reader::words));
        case Page.Part.Grid grid ->
            Stream.concat(Stream.of(grid.headings()), grid.rows().stream())
                .flatMap(List::stream)
                .flatMap(Reader::words);
      };
    }

    private static Stream<Page.Words> words(Page.Cell cell) {
      return cell.words().stream();
    }
  }
}
