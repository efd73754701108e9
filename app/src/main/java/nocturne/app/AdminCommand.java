package nocturne.app;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What the operator of a server does with its tables and players. */
@Command(name = "admin")
final class AdminCommand implements Callable<Integer> {

  private final Surroundings surroundings;

  @Mixin
  @SuppressWarnings("unused") // picocli finds its options
  private final Manner manner;

  @Spec private CommandSpec spec;

  private AdminCommand(Surroundings surroundings) {
    this.surroundings = surroundings;
    this.manner = new Manner(surroundings);
  }

  /** The command with all that it can do. */
  static CommandLine line(Surroundings surroundings) {
    return new CommandLine(new AdminCommand(surroundings))
        .addSubcommand(new AdminList(surroundings))
        .addSubcommand(new AdminTransfer.Export(surroundings))
        .addSubcommand(new AdminTransfer.Import(surroundings))
        .addSubcommand(new AdminIce.Freeze(surroundings))
        .addSubcommand(new AdminIce.Thaw(surroundings))
        .addSubcommand(new AdminBan.Ban(surroundings))
        .addSubcommand(new AdminBan.Unban(surroundings))
        .addSubcommand(new AdminStore.Vacuum(surroundings))
        .addSubcommand(new AdminStore.Backup(surroundings));
  }

  @Override
  public Integer call() {
    spec.commandLine().usage(surroundings.out());
    return 0;
  }
}
