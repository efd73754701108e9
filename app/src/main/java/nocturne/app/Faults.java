package nocturne.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import nocturne.kernel.RecordRefused;
import nocturne.kernel.SetupRefused;
import nocturne.text.PackException;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says what went wrong in a sentence; a bug also leaves its trace in a file. */
record Faults(Surroundings surroundings, Tongue tongue) {

  static final int FAILED = 1;
  static final int MISUSED = 2;
  static final int BUG = 70;

  /** The command line could not be understood. */
  int misused(ParameterException misuse, String[] arguments) {
    var command = misuse.getCommandLine();
    complain(misuse);
    UnmatchedArgumentException.printSuggestions(misuse, surroundings.err());
    complain(
        tongue
            .voice()
            .say("app.error.seeHelp", command.getCommandSpec().qualifiedName() + " --help"));
    return MISUSED;
  }

  /** A command did not come to its end. */
  int failed(Exception fault, CommandLine command, ParseResult parsed) throws IOException {
    switch (fault) {
      case Complaint complaint -> complain(tongue.voice().say(complaint.sentence()));
      case SetupRefused refused -> complain(refused);
      case RecordRefused refused -> complain(refused);
      case PackException packs -> complain(packs);
      case UncheckedIOException io -> complain(io);
      default -> {
        complain(
            tongue
                .voice()
                .say("app.error.bug", new StateFolder(surroundings).bug(fault).toString()));
        return BUG;
      }
    }
    return FAILED;
  }

  private void complain(Exception fault) {
    complain(String.valueOf(fault.getMessage()));
  }

  private void complain(String sentence) {
    surroundings.err().println(sentence);
  }
}
