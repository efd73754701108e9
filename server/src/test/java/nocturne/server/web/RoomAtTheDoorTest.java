package nocturne.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.Test;

class RoomAtTheDoorTest {

  @Test
  void thousandsMayWaitAtADoorThatWasAddedBeforeTheStart() throws Exception {
    var server = new Server();
    server.addEventListener(new RoomAtTheDoor(server));
    var door = new ServerConnector(server);
    server.addConnector(door);
    server.start();
    try {
      assertThat(door.getAcceptQueueSize()).isGreaterThan(4_000);
    } finally {
      server.stop();
    }
  }
}
