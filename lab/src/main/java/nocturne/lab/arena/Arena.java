package nocturne.lab.arena;

import java.util.ArrayList;
import java.util.function.BooleanSupplier;
import nocturne.lab.LabRun;
import nocturne.lab.Progress;
import nocturne.lab.play.Played;
import nocturne.lab.play.Season;
import nocturne.lab.play.Troupe;
import nocturne.lab.store.Archive;
import nocturne.lab.store.RunFolder;

/** Lets two bots play each other, and says how often the first one came out ahead. */
public record Arena(Troupe troupe) {

  /** Plays a duel's pairs of games, or fewer where it is stopped. */
  public Verdict judge(Duel duel, Progress progress, BooleanSupplier stop) {
    var scores = new ArrayList<Double>();
    progress.begin(0, duel.games());
    troupe.play(
        Season.open(duel.plan()),
        0,
        duel.games(),
        played -> {
          scores.add(score(played));
          progress.at(scores.size());
        },
        stop);
    progress.end(scores.size());
    return verdict(scores.stream().mapToDouble(score -> score).toArray());
  }

  /** The same, played into a folder: it goes on where it ended last time. */
  public Verdict judge(Duel duel, RunFolder folder, Progress progress, BooleanSupplier stop) {
    LabRun.in(folder, duel.plan()).play(duel.games(), troupe, progress, stop);
    try (var archive = Archive.open(folder)) {
      return verdict(scores(archive, duel.games()));
    }
  }

  /** What the first bot got of each game, as {@link #score} has it. */
  private static double[] scores(Archive archive, long games) {
    return archive
        .ask(
            """
            SELECT CASE
              WHEN mine.place = its.place THEN 0.5 WHEN mine.place < its.place THEN 1 ELSE 0 END
            FROM seats mine JOIN seats its USING (game)
            WHERE mine.seat = 1 + game %% 2 AND its.seat = 2 - game %% 2 AND game < %d
            ORDER BY game
            """
                .formatted(games))
        .reals(0);
  }

  private static Verdict verdict(double[] scores) {
    var pairs = new double[scores.length / 2];
    for (int pair = 0; pair < pairs.length; pair++)
      pairs[pair] = (scores[2 * pair] + scores[2 * pair + 1]) / 2;
    return Verdict.of(pairs);
  }

  /** What the first bot got of a game: it has the first seat of those with an even number. */
  private static double score(Played played) {
    int seat = (int) (played.game().number() % 2);
    int mine = played.seats().get(seat).place();
    int its = played.seats().get(1 - seat).place();
    return mine == its ? 0.5 : mine < its ? 1 : 0;
  }
}
