package nocturne.nightlancer.component;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nocturne.nightlancer.component.RoundCard.Deal;
import nocturne.nightlancer.effect.Effect;
import nocturne.nightlancer.effect.EffectParser;
import nocturne.text.Entry;
import nocturne.text.Item;
import nocturne.text.Sections;

/** Reads what is to be done: missions and the Events of rounds. */
final class MissionReader {

  private static final int MOST_DIFFICULTY = 20;
  private static final int FEWEST_PLAYERS = 2;
  private static final int MOST_PLAYERS = 4;

  private final Sections sections;

  MissionReader(Sections sections) {
    this.sections = sections;
  }

  List<Mission> missions() {
    var missions = new ArrayList<Mission>();
    sections.entries("missions", entry -> missions.add(mission(missions.size(), entry)));
    return missions;
  }

  List<RoundCard> rounds() {
    var rounds = new ArrayList<RoundCard>();
    sections.entries("rounds", entry -> rounds.add(round(rounds.size(), entry)));
    return rounds;
  }

  private static Mission mission(int index, Entry entry) {
    var stages = entry.entries("stages", MissionReader::stage);
    if (stages.size() != Mission.STAGES) entry.problem("a mission has three stages");
    return new Mission(
        index,
        entry.text("id"),
        entry.name("name"),
        entry.oneOf("profile", List.of("low", "high")).equals("high"),
        entry.name("client"),
        entry.name("place"),
        BoxReader.some(entry, "excludes", Trait.class),
        entry.item("dirty").flag(),
        stages,
        payments(entry.entry("payment")),
        new Card(
            entry.name("name"),
            entry.name("flavour"),
            entry.name("why"),
            entry.oneOf("provenance", Provenance.class)));
  }

  private static List<List<Effect>> payments(Entry entry) {
    var payments = new ArrayList<List<Effect>>();
    for (int crew = 1; crew <= MOST_PLAYERS; crew++)
      payments.add(entry.list(Integer.toString(crew), EffectParser::effect));
    entry.done();
    return List.copyOf(payments);
  }

  private static Stage stage(Entry entry) {
    var routes = entry.entries("routes", route -> new Route(challenge(route), route.name("text")));
    if (routes.size() != 2) entry.problem("a stage has two routes");
    else if (routes.get(0).challenge().ability() == routes.get(1).challenge().ability())
      entry.problem("the two routes of a stage need different abilities");
    return new Stage(entry.name("name"), routes, penalty(entry.entry("penalty")));
  }

  private static Challenge challenge(Entry entry) {
    var ability = entry.oneOf("ability", Ability.class);
    int danger = entry.optional("danger").map(item -> item.number(0, 9)).orElse(0);
    if (ability.isCombat() != danger > 0)
      entry.problem("a combat challenge, and no other, has a Danger");
    Optional<Obstacle> obstacle =
        entry.optional("obstacle").map(item -> item.oneOf(Obstacle.class));
    return new Challenge(ability, entry.number("difficulty", 1, MOST_DIFFICULTY), obstacle, danger);
  }

  private static Penalty penalty(Entry entry) {
    Penalty penalty;
    if (entry.optional("abort").isPresent()) {
      penalty = new Penalty.Abort();
    } else if (entry.optional("combat").isPresent()) {
      var fight = entry.entry("combat");
      penalty = new Penalty.Fight(challenge(fight));
      fight.done();
    } else if (entry.optional("any").isPresent()) {
      penalty = new Penalty.Loss(entry.list("any", MissionReader::losses));
    } else {
      penalty = new Penalty.Loss(List.of(losses(entry.item("all"))));
    }
    entry.done();
    return penalty;
  }

  private static List<Effect> losses(Item item) {
    return item.list(EffectParser::effect);
  }

  private static RoundCard round(int index, Entry entry) {
    var missions = entry.entry("missions");
    var deals = new ArrayList<Deal>();
    for (int players = FEWEST_PLAYERS; players <= MOST_PLAYERS; players++) {
      var deal = missions.entry(Integer.toString(players));
      deals.add(new Deal(deal.number("low", 0, 9), deal.number("high", 0, 9)));
      deal.done();
    }
    missions.done();
    var challenge = entry.entry("challenge");
    var faced = challenge(challenge);
    challenge.done();
    var condition = entry.item("condition");
    return new RoundCard(
        index,
        entry.text("id"),
        entry.name("name"),
        entry.oneOf("part", List.of("early", "late")).equals("late"),
        List.copyOf(deals),
        condition.text().equals("all") ? List.of() : List.of(EffectParser.requirement(condition)),
        faced,
        penalty(entry.entry("penalty")),
        entry.number("price", 1, 9),
        BoxReader.words(entry));
  }
}
