package nocturne.server.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nocturne.kernel.Language;
import nocturne.kernel.Seat;
import nocturne.server.table.Heard;
import nocturne.server.table.LiveTable;
import nocturne.server.table.TableEvent;
import nocturne.server.table.TableState;
import nocturne.server.table.Watcher;
import nocturne.server.wire.Json;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One socket at a table: takes down for one viewer what happens there. */
final class Onlooker implements Watcher {

  private static final Logger LOG = LoggerFactory.getLogger(Onlooker.class);

  private final House house;
  private final LiveTable table;
  private final String identity;
  private final boolean invited;
  private final Outbox outbox;
  private final Eyes<?> eyes;
  private final int from;
  private boolean greeted;
  private Optional<Standing> told = Optional.empty();

  /**
   * @param from the entry up to which the viewer was told everything; 0 where it was told nothing
   */
  Onlooker(
      House house,
      LiveTable table,
      String identity,
      boolean invited,
      Outbox outbox,
      Language language,
      boolean portrayed,
      int from) {
    this.house = house;
    this.table = table;
    this.identity = identity;
    this.invited = invited;
    this.outbox = outbox;
    this.from = from;
    this.eyes = Eyes.on(house.book(table.look(state -> state.terms().game())), language, portrayed);
  }

  @Override
  public String identity() {
    return identity;
  }

  /** The whole table comes first, with the news that somebody is here. */
  @Override
  public void here(TableState state) {
    guarded(
        () -> {
          if (!greeted) greet(state);
          greeted = true;
          outbox.put(presence(state));
        });
  }

  private String presence(TableState state) {
    var here = new ArrayList<Integer>();
    for (int i = 0; i < state.sitters().size(); i++) {
      boolean sits =
          state
              .sitter(Seat.of(i))
              .filter(sitter -> !sitter.identity().isEmpty() && table.isHere(sitter.identity()))
              .isPresent();
      if (sits) here.add(i);
    }
    return Json.object(
        json -> {
          json.writeStringProperty("is", "here");
          json.writeArrayPropertyStart("seats");
          here.forEach(json::writeNumber);
          json.writeEndArray();
        });
  }

  @Override
  public void moved(TableState state, TableEvent event) {
    guarded(
        () -> {
          var admission = admission(state);
          switch (event) {
            case TableEvent.Said said -> {
              if (admission.sees()) outbox.put(sheet(state, admission, players(state)).said());
            }
            case TableEvent.PassesSet set -> {
              if (admission.seat().filter(seat -> seat.index() == set.seat()).isPresent())
                tell(state, admission, event);
            }
            case TableEvent.Sat _,
                TableEvent.Rose _,
                TableEvent.Started _,
                TableEvent.Undid _,
                TableEvent.Frozen _,
                TableEvent.Thawed _ ->
                tellWhole(state);
            case TableEvent.Opened _,
                TableEvent.Chose _,
                TableEvent.UndoAsked _,
                TableEvent.UndoAnswered _,
                TableEvent.Nudged _,
                TableEvent.FlagFell _,
                TableEvent.Vacation _,
                TableEvent.BotTook _,
                TableEvent.TakenBack _,
                TableEvent.Closed _,
                TableEvent.Followed _ ->
                tell(state, admission, event);
          }
        });
  }

  private void tell(TableState state, Admission admission, TableEvent event) {
    boolean follows =
        admission.sees()
            && state.recorded().isPresent()
            && eyes.follows(admission.viewer())
            && told.isPresent();
    if (!follows) {
      tellWhole(state);
      return;
    }
    var players = players(state);
    var sheet = sheet(state, admission, players);
    outbox.put(
        eyes.moved(
            state, admission, Names.called(players), sheet.moved(event, told.orElseThrow())));
    told = Optional.of(sheet.standing());
  }

  /** The whole table as it stands for this viewer. */
  private void tellWhole(TableState state) {
    tellWhole(state, 0, 0);
  }

  /** The same for one who comes, or comes back: of the log only what is new since then. */
  private void greet(TableState state) {
    tellWhole(state, state.heard(from).map(Heard::kept).orElse(0), from);
  }

  private void tellWhole(TableState state, int known, int since) {
    var admission = admission(state);
    var players = players(state);
    var sheet = sheet(state, admission, players);
    outbox.put(eyes.whole(state, admission, Names.called(players), known, sheet.whole(since)));
    told = Optional.of(sheet.standing());
  }

  private List<Optional<Names.Player>> players(TableState state) {
    return house.names().at(state.sitters(), eyes.language());
  }

  private Admission admission(TableState state) {
    return Admission.of(state, identity, invited);
  }

  private TableSheet sheet(
      TableState state, Admission admission, List<Optional<Names.Player>> players) {
    return sheet(house, state, admission, players);
  }

  private static TableSheet sheet(
      House house, TableState state, Admission admission, List<Optional<Names.Player>> players) {
    long now = house.clock().millis();
    var standing = Standing.of(state, admission.seat(), players, now);
    return new TableSheet(state, admission, standing, house.names(), now);
  }

  @Override
  public void closed() {
    outbox.close(Parting.COME_BACK);
  }

  /** A message that can't be written must not hold the table up. */
  private void guarded(Runnable telling) {
    if (outbox.isClosed()) return;
    try {
      telling.run();
    } catch (RuntimeException e) {
      LOG.error("table {}: a viewer could not be told", table.id(), e);
      outbox.close(Parting.BUG);
    }
  }

  LiveTable table() {
    return table;
  }

  /** The table for somebody who asks once. */
  static String once(House house, TableState state, Admission admission, Optional<Language> said) {
    var language = said.orElse(state.terms().language());
    var eyes = Eyes.on(house.book(state.terms().game()), language, false);
    var players = house.names().at(state.sitters(), language);
    var sheet = sheet(house, state, admission, players);
    return eyes.whole(state, admission, Names.called(players), 0, sheet.whole());
  }
}
