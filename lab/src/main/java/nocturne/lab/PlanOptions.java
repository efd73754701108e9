package nocturne.lab;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import nocturne.bots.Bots;
import nocturne.lab.play.Plan;
import nocturne.lab.play.Season;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say what is played. */
final class PlanOptions {

  private static final int USUAL_SEATS = 2;

  @Option(names = "--seats", paramLabel = "N", descriptionKey = "seats")
  private @Nullable Integer seats;

  @Option(names = "--bots", paramLabel = "KIND", split = ",", descriptionKey = "bots")
  private List<String> bots = List.of("prudent");

  @Option(names = "--variant", paramLabel = "KEY=VALUE[,VALUE]", descriptionKey = "variant")
  private List<String> variant = List.of();

  @Option(names = "--packs", paramLabel = "DIR", descriptionKey = "packs")
  private @Nullable Path packs;

  @Option(names = "--imagined", paramLabel = "N", descriptionKey = "imagined")
  private @Nullable Integer imagined;

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "seed")
  private long seed = 1;

  @Option(names = "--paired", descriptionKey = "paired")
  private boolean paired;

  @Option(names = "--everything", descriptionKey = "everything")
  private boolean everything;

  /** What is played of a game. */
  Plan of(String game) {
    return of(game, packs, variants(variant));
  }

  /** The same with other packs, or with further settings. */
  Plan with(String game, Path otherPacks) {
    return of(game, otherPacks, variants(variant));
  }

  Plan with(String game, List<String> settings) {
    var all = new ArrayList<>(variant);
    all.addAll(settings);
    return of(game, packs, variants(all));
  }

  private Plan of(String game, @Nullable Path folder, List<Map<String, String>> variants) {
    if (imagined != null && imagined < 1) throw new Complaint("lab.error.atLeastOne", "--imagined");
    for (var bot : bots)
      if (!Bots.names().contains(bot)) throw new Complaint("lab.error.bot", bot, Bots.names());
    var place = folder == null ? "" : folder.toAbsolutePath().normalize().toString();
    if (folder != null && !Files.isDirectory(folder))
      throw new Complaint("lab.error.packs", folder.toString());
    return new Plan(
        game,
        place,
        variants,
        seats(game),
        bots,
        imagined == null ? 0 : imagined,
        seed,
        paired,
        everything);
  }

  private int seats(String game) {
    var facts = Season.game(game, "").facts();
    int count = seats == null ? Math.clamp(USUAL_SEATS, facts.fewest(), facts.most()) : seats;
    if (count < facts.fewest() || count > facts.most())
      throw new Complaint("lab.error.seats", game, facts.fewest(), facts.most(), count);
    return count;
  }

  /** Every combination of the values that settings are given. */
  private static List<Map<String, String>> variants(List<String> settings) {
    List<Map<String, String>> variants = List.of(Map.of());
    for (var setting : settings) {
      var word = setting.split("=", 2);
      if (word.length < 2) throw new Complaint("lab.error.variant", setting);
      var further = new ArrayList<Map<String, String>>();
      for (var value : word[1].split(",", -1)) {
        for (var variant : variants) {
          var more = new TreeMap<>(variant);
          more.put(word[0], value);
          further.add(more);
        }
      }
      variants = further;
    }
    return variants;
  }
}
