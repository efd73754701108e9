package nocturne.bench.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.locks.LockSupport;

/**
 * People who play one game after another, each at a new table. One thread plays for all of them, so
 * a table has one choice under way at a time.
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
    try (var errands = new Errands(port)) {
      var people = new ArrayList<Person>();
      for (int seat = 0; seat < seats; seat++)
        people.add(Person.come(errands.wire(), "p" + number + "-" + seat));
      while (!evening.isOver()) play(people, errands);
    } catch (IOException | RuntimeException e) {
      evening.broken(e);
    }
  }

  private void play(List<Person> people, Errands errands) throws IOException {
    var table = people.getFirst().gather(errands.wire(), game, people.subList(1, seats));
    var players = new ArrayList<Player>();
    try {
      for (var person : people) players.add(new Player(port, person.cookie(), table));
      evening.begun();
      while (!evening.isOver() && !players.getFirst().isOver()) choose(players);
      if (players.getFirst().isOver()) evening.played();
    } finally {
      for (var player : players) player.close();
    }
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
