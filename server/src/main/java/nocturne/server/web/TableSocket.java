package nocturne.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import org.slf4j.MDC;

/** The socket of a table. */
final class TableSocket {

  static final String PATH = "/api/tables/{table}/socket";
  static final int LONGEST_MESSAGE = 8 * 1024;

  /** So much room is made for each message before it is known how long it is. */
  static final int USUAL_MESSAGE = 512;

  private static final String GUEST = "nocturne.guest";
  private static final String CONVERSATION = "nocturne.conversation";
  private static final String INVITATION = "invitation.";
  private static final Duration IDLE = Duration.ofSeconds(90);

  private final House house;
  private final Sockets sockets;

  TableSocket(House house, Sockets sockets) {
    this.house = house;
    this.sockets = sockets;
  }

  void on(RoutesConfig routes) {
    routes.wsBeforeUpgrade(PATH, this::admit);
    routes.ws(PATH, this::talk);
  }

  /** Looks at who knocks before there is a socket at all. */
  private void admit(Context context) {
    var door = house.door();
    door.checkOrigin(context, true);
    door.limit(context);
    var table = Api.word(context, "table");
    boolean invited =
        invitation(context)
            .filter(code -> house.accounts().invitations().admits(code, table))
            .isPresent();
    var guest =
        new Conversation.Guest(
            door.who(context), Door.token(context), door.address(context), invited);
    house.hall().table(table).look(state -> Admission.of(state, guest.id(), invited).require());
    context.attribute(GUEST, guest);
  }

  /** A browser can send nothing with a socket but the names of protocols. */
  private static Optional<String> invitation(Context context) {
    var offered = Optional.ofNullable(context.header("Sec-WebSocket-Protocol")).orElse("");
    return Arrays.stream(offered.split(","))
        .map(String::strip)
        .filter(protocol -> protocol.startsWith(INVITATION))
        .map(protocol -> protocol.substring(INVITATION.length()))
        .findFirst();
  }

  private void talk(WsConfig socket) {
    socket.onConnect(
        context -> {
          context.session.setIdleTimeout(IDLE);
          Conversation.Guest guest = context.attribute(GUEST);
          var conversation =
              new Conversation(house, context.pathParam("table"), guest, context.session);
          context.attribute(CONVERSATION, conversation);
          sockets.add(conversation);
        });
    socket.onMessage(
        context -> {
          var conversation = conversation(context);
          MDC.put("table", conversation.table());
          try {
            conversation.hear(context.message());
          } finally {
            MDC.remove("table");
          }
        });
    socket.onBinaryMessage(context -> conversation(context).close(Parting.NOT_TEXT));
    socket.onClose(context -> gone(context));
    socket.onError(context -> gone(context));
  }

  private static Conversation conversation(WsContext context) {
    return context.attribute(CONVERSATION);
  }

  private void gone(WsContext context) {
    var conversation = Optional.ofNullable(conversation(context));
    conversation.ifPresent(
        there -> {
          sockets.remove(there);
          // Whoever closes a socket may hold the table at that moment.
          Thread.startVirtualThread(there::leave);
        });
  }
}
