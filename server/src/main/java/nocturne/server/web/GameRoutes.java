package nocturne.server.web;

import io.javalin.http.Context;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import nocturne.kernel.Language;
import nocturne.kernel.SetupRefused;
import nocturne.kernel.Variant;
import nocturne.server.wire.GameBook;
import nocturne.server.wire.GameCard;
import nocturne.server.wire.Printed;

/** The games there are, their rules and what they are made of. */
final class GameRoutes {

  private final House house;

  GameRoutes(House house) {
    this.house = house;
  }

  void on(Api api) {
    api.get("/api/games", "games", "The games there are", this::games).gives(GameCard[].class);
    api.get("/api/games/{game}", "game", "One game and its settings", this::game)
        .gives(GameCard.class);
    api.get("/api/games/{game}/rules", "rules", "Its rules, in every language", this::rules);
    api.get(
            "/api/games/{game}/things",
            "things",
            "Everything it names, in the edition that its settings, given by their keys, say",
            this::things)
        .query("language", "en or ru");
  }

  private void games(Context context) {
    Api.answer(context, house.library().all().stream().map(GameBook::card).toList());
  }

  private void game(Context context) {
    Api.answer(context, book(context).card());
  }

  private void rules(Context context) {
    print(context, book(context).rules());
  }

  private void things(Context context) {
    var tag = Api.query(context, "language").orElse(Language.EN.tag());
    var language =
        House.language(tag)
            .orElseThrow(() -> TurnedAway.badRequest("language", "There are en and ru."));
    print(context, book(context).things(language, editions(context)));
  }

  /** The settings that tell editions apart, where somebody names them. */
  private Map<String, String> editions(Context context) {
    var game = book(context).game();
    var wish = new HashMap<String, String>();
    for (var key : game.editions()) Api.query(context, key).ifPresent(it -> wish.put(key, it));
    try {
      var _ = Variant.of(game.settings(), wish);
    } catch (SetupRefused refused) {
      throw TurnedAway.badRequest("setup", String.valueOf(refused.getMessage()));
    }
    return wish;
  }

  private GameBook<?> book(Context context) {
    return house.book(Api.word(context, "game"));
  }

  /** A client that has it already is told just that. */
  private static void print(Context context, Printed printed) {
    var tag = "\"" + printed.tag() + "\"";
    context.header("ETag", tag).header("Cache-Control", "no-cache");
    if (Optional.ofNullable(context.header("If-None-Match")).filter(tag::equals).isPresent())
      context.status(304);
    else context.contentType("application/json").result(printed.bytes());
  }
}
