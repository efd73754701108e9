package nocturne.server.web;

import java.nio.ByteBuffer;
import java.util.Optional;
import nocturne.kernel.Language;
import nocturne.kernel.Seats;
import nocturne.server.account.Action;
import nocturne.server.account.Limits;
import nocturne.server.account.Secret;
import nocturne.server.account.SignedIn;
import nocturne.server.store.StoreUnavailable;
import nocturne.server.table.LiveTable;
import nocturne.server.table.Passes;
import nocturne.server.table.Refused;
import nocturne.server.wire.ClientMessage;
import nocturne.server.wire.Json;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One connection of somebody with a table: what they say is done, in the order they say it. */
final class Conversation {

  private static final Logger LOG = LoggerFactory.getLogger(Conversation.class);
  private static final int MOST_REFUSED = 200;

  /**
   * Who is at the other end.
   *
   * @param token empty for somebody unknown
   * @param invited whether they showed a code that opens this table
   */
  record Guest(Optional<SignedIn> who, Optional<Secret> token, String address, boolean invited) {

    String id() {
      return who.map(signed -> signed.identity().id()).orElse("");
    }

    /** The same at another table, which the code does not open. */
    Guest elsewhere() {
      return new Guest(who, token, address, false);
    }
  }

  private final House house;
  private final Session session;
  private final Outbox outbox;
  private final Limits.Allowance messages;
  private final Limits.Allowance tables;
  private volatile String table;
  private volatile Guest guest;
  private ClientMessage.Hello hello = new ClientMessage.Hello(0, Optional.empty(), false);
  private Optional<Onlooker> onlooker = Optional.empty();
  private int refused;

  /** Whether they had been sent away when it was last looked after them. */
  private boolean leaving;

  Conversation(House house, String table, Guest guest, Session session) {
    this.house = house;
    this.table = table;
    this.guest = guest;
    this.session = session;
    this.outbox = new Outbox(session);
    this.messages = allowance(house, guest, Action.MESSAGE);
    this.tables = allowance(house, guest, Action.TABLE);
  }

  private static Limits.Allowance allowance(House house, Guest guest, Action action) {
    var limits = house.accounts().limits();
    return guest.who().isPresent()
        ? limits.of(action, guest.address(), guest.id())
        : limits.of(action, guest.address());
  }

  /** The table that it is about now. */
  String table() {
    return table;
  }

  /**
   * Does what a message says; a refusal is told to this socket alone. Whoever was sent away is not
   * heard any more, though their farewell may take its time.
   */
  synchronized void hear(String text) {
    if (!outbox.isClosed()) outbox.together(() -> take(text));
  }

  private void take(String text) {
    try {
      require(messages);
      obey(ClientMessage.read(text));
    } catch (RuntimeException e) {
      var fault = Fault.of(e);
      if (fault.status() == 500) LOG.error("a message could not be obeyed", e);
      else if (fault.bug()) LOG.warn("a message could not be obeyed: {}", e.getMessage());
      refuse(fault);
    }
  }

  private static void require(Limits.Allowance allowance) {
    var wait = allowance.take();
    if (!wait.isZero()) throw TurnedAway.tooMany(wait);
  }

  private void refuse(Fault fault) {
    outbox.put(
        Json.object(
            json -> {
              json.writeStringProperty("is", "refused");
              json.writeStringProperty("why", fault.code());
              json.writeStringProperty("message", fault.message());
              fault.pause().ifPresent(wait -> json.writeNumberProperty("wait", wait.toMillis()));
            }));
    if (fault.status() == 429 && ++refused > MOST_REFUSED) outbox.close(Parting.TOO_MANY);
  }

  private void obey(ClientMessage message) {
    var wishes = house.hall().at(table);
    var id = guest.id();
    switch (message) {
      case ClientMessage.Hello first -> {
        hello = first;
        greet(first.from());
      }
      case ClientMessage.Ping ping -> outbox.put("{\"is\":\"pong\"}");
      case ClientMessage.Choose choose -> wishes.choose(id, choose.option(), at(choose));
      case ClientMessage.Undo undo -> wishes.undo(id);
      case ClientMessage.AnswerUndo answer -> wishes.answerUndo(id, answer.yes());
      case ClientMessage.Say say -> wishes.say(id, say.text());
      case ClientMessage.Passes passes -> wishes.passes(id, passes(passes.until()));
      case ClientMessage.Vacation vacation -> wishes.vacation(id, vacation.days());
      case ClientMessage.Again again -> again();
      case ClientMessage.Nudge nudge -> nudge();
    }
  }

  /**
   * @param from the entry up to which the viewer was told everything
   */
  private void greet(int from) {
    leave();
    var live = house.hall().table(table);
    live.look(state -> Admission.of(state, guest.id(), guest.invited()).require());
    var next =
        new Onlooker(
            house,
            live,
            guest.id(),
            guest.invited(),
            outbox,
            language(live),
            hello.portrayed(),
            from);
    onlooker = Optional.of(next);
    live.watch(next);
  }

  private Language language(LiveTable live) {
    return hello
        .language()
        .or(() -> guest.who().flatMap(signed -> House.language(signed.identity())))
        .orElseGet(() -> live.look(state -> state.terms().language()));
  }

  /** Goes on where the same people play again, and looks at that table as at the last. */
  private void again() {
    require(tables);
    var next = house.hall().again(table, guest.id());
    leave();
    table = next.id();
    guest = guest.elsewhere();
    greet(0);
  }

  private static int at(ClientMessage.Choose choose) {
    return (int) Math.min(choose.at(), Integer.MAX_VALUE);
  }

  private static Passes passes(ClientMessage.Until until) {
    return switch (until) {
      case OFF -> Passes.NONE;
      case WINDOW -> Passes.THIS_WINDOW;
      case TURN -> Passes.UNTIL_ASKED;
      case MINE -> Passes.UNLESS_CONCERNED;
    };
  }

  /** Nudges everybody who is awaited. */
  private void nudge() {
    var others =
        house
            .hall()
            .table(table)
            .look(
                state ->
                    state
                        .seatOf(guest.id())
                        .map(own -> state.awaited().without(own))
                        .orElse(Seats.NONE));
    Refused.unless(!others.isEmpty(), "not-awaited", "nobody else is awaited");
    for (var seat : others) house.hall().at(table).nudge(guest.id(), seat);
  }

  /** Keeps the connection alive; who has signed out elsewhere goes. */
  void tend() {
    if (outbox.isClosed()) {
      if (leaving) session.disconnect();
      leaving = true;
      return;
    }
    try {
      boolean known =
          guest.token().isEmpty()
              || guest.who().isEmpty()
              || house.accounts().sessions().identify(guest.token().get().reveal()).isPresent();
      if (!known) close(Parting.SIGNED_OUT);
      else session.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
    } catch (StoreUnavailable unavailable) {
      // Whoever was let in stays until it is known that they may not.
      LOG.debug("sessions can't be looked up: {}", unavailable.getMessage());
    } catch (RuntimeException banned) {
      close(Parting.SIGNED_OUT);
    }
  }

  void close(Parting why) {
    outbox.close(why);
  }

  /** The connection is gone. */
  synchronized void leave() {
    onlooker.ifPresent(there -> there.table().unwatch(there));
    onlooker = Optional.empty();
  }
}
