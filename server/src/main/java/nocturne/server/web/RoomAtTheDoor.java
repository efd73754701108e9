package nocturne.server.web;

import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.component.LifeCycle;

/**
 * Lets many connections wait to be accepted. After a restart everybody comes back at once, and of
 * the fifty that may wait by default the rest would be told that nobody is here.
 */
record RoomAtTheDoor(Server server) implements LifeCycle.Listener {

  private static final int WAITING = 4_096;

  @Override
  public void lifeCycleStarting(LifeCycle starting) {
    for (var connector : server.getConnectors())
      if (connector instanceof ServerConnector door) door.setAcceptQueueSize(WAITING);
  }
}
