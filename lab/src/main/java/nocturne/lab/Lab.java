package nocturne.lab;

import java.io.UncheckedIOException;
import java.util.concurrent.Callable;
import nocturne.kernel.SetupRefused;
import nocturne.lab.store.StoreFailed;
import nocturne.text.PackException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;

/** The lab as a program: {@code nocturne lab}. */
public final class Lab {

  private static final int FAILED = 1;
  private static final int MISUSED = 2;

  private final Surroundings surroundings;
  private final Tongue tongue;

  private Lab(Surroundings surroundings, Tongue tongue) {
    this.surroundings = surroundings;
    this.tongue = tongue;
  }

  public static void main(String[] arguments) {
    System.exit(run(Surroundings.real(), arguments));
  }

  /** Runs one command and gives its exit code. */
  public static int run(Surroundings surroundings, String... arguments) {
    var tongue = Tongue.of(arguments, surroundings.environment());
    var words = new String[arguments.length + 1];
    words[0] = "lab";
    System.arraycopy(arguments, 0, words, 1, arguments.length);
    try {
      return new Lab(surroundings, tongue).commandLine().execute(words);
    } finally {
      surroundings.out().flush();
      surroundings.err().flush();
    }
  }

  private CommandLine commandLine() {
    var lab =
        new CommandLine(new Bench(surroundings))
            .addSubcommand(new RunCommand(surroundings, tongue))
            .addSubcommand(new ReportCommand(surroundings, tongue))
            .addSubcommand(new CompareCommand(surroundings, tongue))
            .addSubcommand(new ArenaCommand(surroundings, tongue))
            .addSubcommand(new SqlCommand(surroundings));
    return new CommandLine(new Program())
        .addSubcommand(lab)
        .setResourceBundle(tongue.help())
        .setOut(surroundings.out())
        .setErr(surroundings.err())
        .setUsageHelpAutoWidth(true)
        .setParameterExceptionHandler(this::misused)
        .setExecutionExceptionHandler((fault, command, parsed) -> failed(fault));
  }

  private int misused(ParameterException misuse, String[] arguments) {
    complain(String.valueOf(misuse.getMessage()));
    var command = misuse.getCommandLine().getCommandSpec().qualifiedName();
    complain(tongue.say("lab.error.seeHelp", command + " --help"));
    return MISUSED;
  }

  private int failed(Exception fault) throws Exception {
    switch (fault) {
      case Complaint complaint -> complain(tongue.say(complaint.sentence()));
      case SetupRefused refused -> complain(String.valueOf(refused.getMessage()));
      case PackException packs -> complain(String.valueOf(packs.getMessage()));
      case StoreFailed store -> complain(String.valueOf(store.getMessage()));
      case UncheckedIOException io -> complain(String.valueOf(io.getMessage()));
      default -> throw fault;
    }
    return FAILED;
  }

  private void complain(String sentence) {
    surroundings.err().println(sentence);
  }

  /** Only its name is used: the lab is a command of it. */
  @Command(name = "nocturne")
  private static final class Program {}

  /** Without a command the lab says what it can do. */
  @Command(name = "lab")
  private static final class Bench implements Callable<Integer> {

    private final Surroundings surroundings;

    @CommandLine.Mixin
    @SuppressWarnings("unused") // picocli finds its options
    private final Manner manner = new Manner();

    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    Bench(Surroundings surroundings) {
      this.surroundings = surroundings;
    }

    @Override
    public Integer call() {
      spec.commandLine().usage(surroundings.out());
      return 0;
    }
  }
}
