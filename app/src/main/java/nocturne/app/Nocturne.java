package nocturne.app;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import nocturne.kernel.Text;
import nocturne.text.Page;
import nocturne.text.Page.Cell;
import nocturne.text.Page.Style;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The program: games of the night on the command line. */
@Command(name = "nocturne")
public final class Nocturne implements Callable<Integer> {

  @Mixin private final Manner manner;

  private Nocturne(Surroundings surroundings) {
    this.manner = new Manner(surroundings);
  }

  public static void main(String[] arguments) {
    System.exit(run(Surroundings.real(), arguments));
  }

  /** Runs one command and gives its exit code. */
  static int run(Surroundings surroundings, String... arguments) {
    var faults = new Faults(surroundings, spoken(surroundings, arguments));
    try {
      return commandLine(surroundings, faults).execute(arguments);
    } finally {
      surroundings.out().flush();
      surroundings.err().flush();
    }
  }

  private static CommandLine commandLine(Surroundings surroundings, Faults faults) {
    return new CommandLine(new Nocturne(surroundings))
        .addSubcommand(new PlayCommand(surroundings))
        .addSubcommand(new GamesCommand(surroundings))
        .addSubcommand(new RulesCommand(surroundings))
        .addSubcommand(new VerifyCommand(surroundings))
        .addSubcommand(AdminCommand.line(surroundings))
        .addSubcommand(new ServeCommand(surroundings))
        .addSubcommand(new LabCommand(surroundings))
        .addSubcommand(new BenchCommand(surroundings))
        .setResourceBundle(HelpTexts.in(faults.tongue().language()))
        .setOut(surroundings.out())
        .setErr(surroundings.err())
        .setColorScheme(
            CommandLine.Help.defaultColorScheme(
                surroundings.variable("NO_COLOR").isPresent()
                    ? CommandLine.Help.Ansi.OFF
                    : CommandLine.Help.Ansi.AUTO))
        .setUsageHelpAutoWidth(true)
        .setParameterExceptionHandler(faults::misused)
        .setExecutionExceptionHandler(faults::failed);
  }

  /**
   * The language is looked for before anything is parsed, because help and faults are spoken in it
   * too.
   */
  private static Tongue spoken(Surroundings surroundings, String[] arguments) {
    var words = Arrays.asList(arguments);
    int option = words.indexOf("--lang");
    Optional<String> asked =
        option >= 0 && option + 1 < words.size()
            ? Optional.of(words.get(option + 1))
            : words.stream()
                .filter(word -> word.startsWith("--lang="))
                .map(word -> word.substring("--lang=".length()))
                .findFirst();
    try {
      return Tongue.of(asked, surroundings);
    } catch (Complaint unknown) {
      return Tongue.of(Optional.empty(), surroundings);
    }
  }

  private static Page overview() {
    var page = new Page().heading(Text.of("app.overview.title")).line(Text.of("app.overview.what"));
    page.table(List.of(Cell.EMPTY, Cell.EMPTY))
        .row(command("play"))
        .row(command("watch"))
        .row(command("games"))
        .row(command("rules"))
        .row(command("verify"))
        .row(command("admin"))
        .row(command("serve"))
        .row(command("lab"))
        .row(command("bench"))
        .row(command("help"));
    return page;
  }

  private static Cell[] command(String name) {
    return new Cell[] {
      Cell.of(Text.of("app.overview." + name + ".type"), Style.EMPHASIS),
      Cell.of(Text.of("app.overview." + name + ".to"))
    };
  }

  @Override
  public Integer call() {
    manner.show(overview(), manner.tongue().voice());
    return 0;
  }
}
