package nocturne.lab.arena;

import java.util.ArrayList;
import java.util.function.BooleanSupplier;
import nocturne.lab.Progress;
import nocturne.lab.play.Played;
import nocturne.lab.play.Season;
import nocturne.lab.play.Troupe;

/** Lets two bots play each other, and says how often the first one came out ahead. */
public record Arena(Troupe troupe) {

  /** Plays a duel's pairs of games, or fewer where it is stopped. */
  public Verdict judge(Duel duel, Progress progress, BooleanSupplier stop) {
    var scores = new ArrayList<Double>();
    long games = 2L * duel.pairs();
    progress.begin(0, games);
    troupe.play(
        Season.open(duel.plan()),
        0,
        games,
        played -> {
          scores.add(score(played));
          progress.at(scores.size());
        },
        stop);
    progress.end(scores.size());
    var pairs = new double[scores.size() / 2];
    for (int pair = 0; pair < pairs.length; pair++)
      pairs[pair] = (scores.get(2 * pair) + scores.get(2 * pair + 1)) / 2;
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
