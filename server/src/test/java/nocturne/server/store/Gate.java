package nocturne.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The way to a server, which a test can shut: broken off, silent, or just after a commit. */
public final class Gate implements AutoCloseable {

  private final ServerSocket door;
  private final int server;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private volatile boolean shut;
  private volatile boolean silent;
  private volatile boolean breaksAtCommit;

  public Gate(int server) {
    try {
      this.server = server;
      this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.ofVirtual().start(this::work);
  }

  public int port() {
    return door.getLocalPort();
  }

  /** Breaks every connection and takes no new one. */
  public void shut() {
    shut = true;
    open.forEach(Gate::end);
  }

  /** Nothing gets through any more, and nobody is told so. */
  public void silence() {
    silent = true;
  }

  /** The next commit reaches the server, but its answer is lost, with the connection. */
  public void breakAtCommit() {
    breaksAtCommit = true;
  }

  /** Everything gets through again; what hangs from a time of silence breaks. */
  public void open() {
    shut = false;
    if (silent) {
      silent = false;
      open.forEach(Gate::end);
    }
  }

  private void work() {
    while (!door.isClosed()) {
      try {
        Socket client = door.accept();
        if (shut) {
          client.close();
        } else {
          new Pair(client, new Socket(InetAddress.getLoopbackAddress(), server)).start();
        }
      } catch (IOException e) {
        // The test is over, or the server is away.
      }
    }
  }

  private final class Pair {
    private final Socket client;
    private final Socket away;
    private volatile boolean lost;

    Pair(Socket client, Socket away) {
      this.client = client;
      this.away = away;
      open.add(client);
      open.add(away);
    }

    void start() {
      Thread.ofVirtual().start(() -> pump(client, away));
      Thread.ofVirtual().start(() -> pump(away, client));
    }

    private void pump(Socket from, Socket to) {
      byte[] bytes = new byte[65_536];
      try (from;
          to) {
        for (int n = from.getInputStream().read(bytes);
            n >= 0 && !(lost && from == away);
            n = from.getInputStream().read(bytes)) {
          if (silent) {
            continue;
          }
          if (breaksAtCommit
              && from == client
              && new String(bytes, 0, n, StandardCharsets.ISO_8859_1).contains("COMMIT")) {
            breaksAtCommit = false;
            lost = true;
          }
          to.getOutputStream().write(bytes, 0, n);
        }
      } catch (IOException e) {
        // Broken off, as it should be.
      } finally {
        open.remove(from);
        open.remove(to);
      }
    }
  }

  private static void end(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    door.close();
    open.forEach(Gate::end);
  }
}
