package nocturne.server.web;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import nocturne.kernel.Game;
import nocturne.kernel.Language;
import nocturne.kernel.Seed;
import nocturne.kernel.Variant;
import nocturne.server.account.Action;
import nocturne.server.account.Identity;
import nocturne.server.table.Branch;
import nocturne.server.table.Pace;
import nocturne.server.table.Terms;
import nocturne.server.wire.Coach;
import nocturne.text.Guide;

/** Learning by playing: a first game with a coach, against bots, from a deal that is prepared. */
final class GuideRoutes {

  private final House house;

  GuideRoutes(House house) {
    this.house = house;
  }

  void on(Api api) {
    api.post(
            "/api/games/{game}/guide",
            "learn",
            "Begin a first game with a coach, against bots and from a deal that is prepared",
            this::learn)
        .created(LobbyRoutes.Opened.class)
        .forPlayers();
  }

  private void learn(Context context) {
    var identity = house.door().player(context).identity();
    var book = house.book(Api.word(context, "game"));
    var guide = book.guide().orElseThrow(() -> TurnedAway.unknown("This game has no guide."));
    house.door().limit(context, Action.TABLE, identity.id());
    var game = book.game();
    var variant = Variant.of(game.settings(), guide.variant());
    var deal = Branch.prepared(game, variant, guide.seats(), Seed.of(guide.deal()));
    var table = house.hall().branch(deal, terms(game, variant, guide, identity), identity.id());
    house.hall().at(table.id()).start(identity.id());
    house.hall().index().settle();
    Api.answer(context, 201, new LobbyRoutes.Opened(table.id()));
  }

  private static Terms terms(Game<?> game, Variant variant, Guide guide, Identity learner) {
    return new Terms(
        game.facts().id(),
        variant.values(),
        seats(guide),
        false,
        new Pace.Free(),
        Terms.UndoPolicy.CONSENT,
        true,
        false,
        House.language(learner).orElse(Language.EN));
  }

  private static List<Terms.SeatPlan> seats(Guide guide) {
    var seats = new ArrayList<Terms.SeatPlan>();
    while (seats.size() < guide.seats())
      seats.add(
          seats.size() == Coach.LEARNER.index()
              ? Terms.SeatPlan.PERSON
              : new Terms.SeatPlan(guide.opponents()));
    return seats;
  }
}
