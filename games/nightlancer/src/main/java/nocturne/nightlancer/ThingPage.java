package nocturne.nightlancer;

import java.util.ArrayList;
import nocturne.kernel.Name;
import nocturne.kernel.Named;
import nocturne.kernel.Text;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Bonuses;
import nocturne.nightlancer.component.Card;
import nocturne.nightlancer.component.Contact;
import nocturne.nightlancer.component.Lancer;
import nocturne.nightlancer.component.MarketCard;
import nocturne.nightlancer.component.Mission;
import nocturne.nightlancer.component.Opportunity;
import nocturne.nightlancer.component.RoundCard;
import nocturne.nightlancer.component.Space;
import nocturne.nightlancer.component.Words;
import nocturne.nightlancer.mission.Losses;
import nocturne.text.Page;
import nocturne.text.Page.Cell;

/** What is printed on one thing. */
final class ThingPage {

  private final Page page;

  ThingPage(Page page) {
    this.page = page;
  }

  void write(Named thing) {
    page.heading(Text.of("it", thing));
    switch (thing) {
      case MarketCard card -> market(card);
      case Contact card -> {
        for (var use : card.uses()) page.line(words(card, use.text()));
        page.fact(Text.of("page.type"), Cell.just(card.type()));
        card(card, card.words());
      }
      case Opportunity card -> {
        page.line(words(card, card.words().text()));
        page.fact(Text.of("page.type"), Cell.just(card.type()));
        bonuses(Text.of("page.always"), card.bonuses());
        card(card, card.words());
      }
      case RoundCard card -> {
        page.line(words(card, card.words().text()));
        card(card, card.words());
      }
      case Mission mission -> mission(mission);
      case Lancer lancer -> lancer(lancer);
      case Space space -> space(space);
      default -> {}
    }
  }

  private void market(MarketCard card) {
    page.line(words(card, card.words().text()));
    page.fact(Text.of("page.type"), Cell.just(card.type()));
    page.fact(
        Text.of("page.cost"), Text.of("page.cost-of", card.chips(), card.health(), card.resolve()));
    if (!card.traits().isEmpty())
      page.fact(Text.of("page.traits"), Text.of("page.list", new ArrayList<>(card.traits())));
    if (card.always()) bonuses(Text.of("page.always"), card.bonuses());
    else bonuses(Text.of("page.in-use"), card.useful());
    card(card, card.words());
  }

  private void bonuses(Text when, Bonuses bonuses) {
    var raised = new ArrayList<Text>();
    for (var ability : Ability.values())
      if (bonuses.to(ability) > 0) raised.add(Text.of("page.plus", ability, bonuses.to(ability)));
    if (!raised.isEmpty()) page.fact(when, Text.of("page.list", raised));
  }

  private void space(Space space) {
    for (var deed : space.deeds()) page.line(Cell.of(deed.label()));
    page.fact(Text.of("page.from"), Text.of("page.number", space.from()));
    if (space.ring()) page.fact(Text.of("page.ring"), Text.of("page.ring-text"));
  }

  private void mission(Mission mission) {
    page.line(words(mission, mission.client()));
    page.line(words(mission, mission.place()));
    for (var stage : mission.stages()) {
      page.line(words(mission, stage.name()));
      var routes = new ArrayList<Cell>();
      for (var route : stage.routes()) {
        routes.add(
            Cell.of(
                Text.of(
                    "page.route",
                    new Words(mission.id(), route.text()),
                    MissionsPage.challenge(route.challenge()))));
      }
      routes.add(Cell.of(Text.of("page.else", MissionsPage.penalty(stage.penalty()))));
      page.items(routes);
    }
    for (int crew = 1; crew <= mission.payments().size(); crew++)
      page.line(Cell.of(Text.of("page.pays-crew", crew, Losses.text(mission.payment(crew)))));
    page.fact(Text.of("page.profile"), Text.of("page.profile-of", mission.high()));
    if (mission.dirty()) page.fact(Text.of("page.dirty"), Text.of("page.dirty-text"));
    if (!mission.excludes().isEmpty())
      page.fact(
          Text.of("page.excludes"), Text.of("page.list", new ArrayList<>(mission.excludes())));
    card(mission, mission.words());
  }

  private void lancer(Lancer lancer) {
    page.line(words(lancer, lancer.alias()));
    page.line(words(lancer, lancer.story()));
    for (var ability : Ability.values())
      page.fact(ability.label(), Text.of("page.number", lancer.rating(ability)));
    has("resource.health", lancer.health());
    has("resource.resolve", lancer.resolve());
    has("resource.ideal", lancer.ideals());
    has("resource.chip", lancer.chips());
    page.fact(
        Text.of("page.special"),
        Text.of(
            "page.special-text",
            new Words(lancer.id(), lancer.special().name()),
            new Words(lancer.id(), lancer.special().use().text())));
    page.fact(Text.of("page.why"), words(lancer, lancer.why()));
    page.fact(Text.of("page.provenance"), Cell.just(lancer.provenance()));
  }

  private void has(String what, int number) {
    page.fact(Text.of(what), Text.of("page.number", number));
  }

  private void card(Named thing, Card card) {
    page.line(words(thing, card.flavour()));
    page.fact(Text.of("page.why"), words(thing, card.why()));
    page.fact(Text.of("page.provenance"), Cell.just(card.provenance()));
  }

  private static Cell words(Named thing, Name words) {
    return Cell.just(new Words(thing.id(), words));
  }
}
