package nocturne.nightlancer;

import java.util.ArrayList;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightlancer.component.Challenge;
import nocturne.nightlancer.component.Mission;
import nocturne.nightlancer.component.Penalty;
import nocturne.nightlancer.component.Stage;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.Losses;
import nocturne.text.Page;
import nocturne.text.Page.Cell;
import nocturne.text.Page.Style;

/** The missions in words: who is on them and how far, their stages, what they pay. */
final class MissionsPage {

  private final City city;
  private final Page page;

  MissionsPage(City city, Page page) {
    this.city = city;
    this.page = page;
  }

  void write() {
    for (int slot = 0; slot < Places.MISSIONS; slot++) if (city.isOpen(slot)) mission(slot);
  }

  private void mission(int slot) {
    var mission = city.mission(slot);
    page.line(
        Cell.of(
            Text.of("page.mission", mission, mission.high(), mission.dirty(), crews(slot)),
            Style.EMPHASIS));
    var lines = new ArrayList<Cell>();
    for (int stage = 1; stage <= Mission.STAGES; stage++)
      lines.add(Cell.of(stage(stage, mission.stages().get(stage - 1))));
    lines.add(Cell.of(Text.of("page.pays", Losses.text(mission.payment(1)))));
    page.items(lines);
  }

  private static Text stage(int number, Stage stage) {
    return Text.of(
        "page.stage",
        number,
        challenge(stage.routes().getFirst().challenge()),
        challenge(stage.routes().getLast().challenge()),
        penalty(stage.penalty()));
  }

  private Text crews(int slot) {
    var first = Crews.of(city, slot, Crews.FIRST);
    var second = Crews.of(city, slot, Crews.SECOND);
    if (first.isEmpty()) return Text.of("page.no-crew");
    if (second.isEmpty()) return crew(first);
    return Text.of("page.crews", crew(first), crew(second));
  }

  private Text crew(Seats members) {
    return Text.of(
        "page.crew", members.list(), city.at().stageDone.get(city, members.first().index()));
  }

  static Text challenge(Challenge challenge) {
    return challenge
        .obstacle()
        .map(it -> Text.of("page.test-behind", challenge.ability(), challenge.difficulty(), it))
        .orElseGet(
            () ->
                challenge.danger() > 0
                    ? Text.of(
                        "page.fight",
                        challenge.ability(),
                        challenge.difficulty(),
                        challenge.danger())
                    : Text.of("page.test", challenge.ability(), challenge.difficulty()));
  }

  static Text penalty(Penalty penalty) {
    return switch (penalty) {
      case Penalty.Abort _ -> Text.of("page.abort");
      case Penalty.Fight(var fight) -> challenge(fight);
      case Penalty.Loss(var choices) ->
          choices.stream()
              .map(Losses::text)
              .reduce((one, other) -> Text.of("page.either", one, other))
              .orElseThrow();
    };
  }
}
