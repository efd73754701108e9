package nocturne.server.web;

import com.pocketcombats.openskill.Adjudicator;
import com.pocketcombats.openskill.RatingModelConfig;
import com.pocketcombats.openskill.aggregate.DefaultTeamRatingAggregator;
import com.pocketcombats.openskill.data.SimplePlayerResult;
import com.pocketcombats.openskill.data.SimpleTeamResult;
import com.pocketcombats.openskill.data.TeamResult;
import com.pocketcombats.openskill.model.PlackettLuce;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How well somebody plays, as OpenSkill's Plackett-Luce model believes, and how sure it is. */
record Rating(double mu, double sigma, int games) {

  static final Rating FIRST = new Rating(25, 25 / 3.0, 0);

  private static final RatingModelConfig CONFIG = RatingModelConfig.builder().build();
  private static final DefaultTeamRatingAggregator TEAMS = new DefaultTeamRatingAggregator(CONFIG);

  /** What is shown: somebody plays at least so well, almost surely. */
  double shown() {
    return mu - 3 * sigma;
  }

  /** What a game changes for those who played it. */
  static Map<String, Rating> after(Finished game, Map<String, Rating> before) {
    var teams = new TreeMap<Integer, List<Finished.Row>>();
    for (var row : game.players())
      teams.computeIfAbsent(row.team(), team -> new ArrayList<>()).add(row);
    var results = new ArrayList<TeamResult<String>>();
    for (var team : teams.values()) results.add(result(team, before));
    var after = new HashMap<String, Rating>();
    for (var change : new Adjudicator<String>(CONFIG, new PlackettLuce(CONFIG)).rate(results)) {
      var old = before.getOrDefault(change.playerId(), FIRST);
      after.put(change.playerId(), new Rating(change.mu(), change.sigma(), old.games() + 1));
    }
    return after;
  }

  private static TeamResult<String> result(List<Finished.Row> team, Map<String, Rating> before) {
    var players = new ArrayList<SimplePlayerResult<String>>();
    for (var row : team) {
      var rating = before.getOrDefault(row.identity(), FIRST);
      players.add(new SimplePlayerResult<>(row.identity(), rating.mu(), rating.sigma()));
    }
    var strength = TEAMS.computeTeamRating(players);
    int place = team.stream().mapToInt(Finished.Row::place).min().orElseThrow();
    return new SimpleTeamResult<>(strength.mu(), strength.sigma(), place, players);
  }
}
