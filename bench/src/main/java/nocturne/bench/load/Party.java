package nocturne.bench.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;

/**
 * People who play one game after another. One thread plays for all of them, so a table has one
 * choice under way at a time.
 */
final class Party implements Runnable {

  private final int number;
  private final String game;
  private final int seats;
  private final int port;
  private final Evening evening;
  private final SplittableRandom random;

  Party(int number, String game, int seats, int port, Evening evening) {
    this.number = number;
    this.game = game;
    this.seats = seats;
    this.port = port;
    this.evening = evening;
    this.random = new SplittableRandom(number);
  }

  @Override
  public void run() {
    var players = new ArrayList<Player>();
    try {
      players.addAll(come());
      evening.begun();
      while (play(players)) again(players);
    } catch (IOException | RuntimeException e) {
      evening.broken(e);
    } finally {
      players.forEach(Player::close);
    }
  }

  private List<Player> come() throws IOException {
    try (var wire = new Wire(port)) {
      var people = new ArrayList<Person>();
      for (int seat = 0; seat < seats; seat++)
        people.add(Person.come(wire, "p" + number + "-" + seat));
      var table = people.getFirst().gather(wire, game, people.subList(1, seats));
      var players = new ArrayList<Player>();
      for (var person : people) players.add(new Player(port, person.cookie(), table));
      return players;
    }
  }

  /** Plays a game; false if the evening was over before its end. */
  private boolean play(List<Player> players) throws IOException {
    while (!evening.isOver()) {
      if (players.getFirst().isOver()) {
        evening.played();
        return true;
      }
      choose(players);
    }
    return false;
  }

  private static void again(List<Player> players) throws IOException {
    for (var player : players) player.again();
    for (var player : players) player.hearBegun();
  }

  /** One of those who are asked chooses; then all of them have heard of it. */
  private void choose(List<Player> players) throws IOException {
    var asked = players.stream().filter(Player::isAsked).toList();
    if (asked.isEmpty()) throw new IOException("nobody is asked anything");
    var chooser = asked.get(random.nextInt(asked.size()));
    LockSupport.parkNanos(evening.pause());
    long sent = System.nanoTime();
    chooser.choose(random);
    evening.chosen(System.nanoTime() - sent);
    for (var player : players) player.hear(chooser.number());
  }
}
