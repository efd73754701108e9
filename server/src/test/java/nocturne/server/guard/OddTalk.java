package nocturne.server.guard;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import nocturne.server.web.Visitor;
import tools.jackson.core.JacksonException;

/**
 * Odd things said at tables: by strangers and by whoever plays elsewhere anything at all, by those
 * who sit there what can't be granted, such as what they said before, or what another should say.
 */
final class OddTalk implements AutoCloseable {

  private static final int AT_ONCE = 25;

  private static final List<String> MESSAGES =
      List.of(
          "{\"do\":\"hello\",\"from\":0}",
          "{\"do\":\"hello\",\"from\":12,\"language\":\"ru\",\"portrayed\":true}",
          "{\"do\":\"choose\",\"option\":\"pass\",\"at\":7}",
          "{\"do\":\"undo\"}",
          "{\"do\":\"answerUndo\",\"yes\":true}",
          "{\"do\":\"say\",\"text\":\"вечер \\u0416 \\ud83c\\udf19\"}",
          "{\"do\":\"passes\",\"until\":\"turn\"}",
          "{\"do\":\"vacation\",\"days\":14}",
          "{\"do\":\"nudge\"}",
          "{\"do\":\"again\"}",
          "{\"do\":\"ping\"}");

  /** What somebody who sits at a table may well be granted. */
  private static final Set<String> WISHES =
      Set.of("choose", "undo", "answerUndo", "say", "passes", "vacation", "nudge", "again");

  private final Evening evening;
  private final Random random;
  private final Oddities oddities;
  private final List<Heckler> strangers = new ArrayList<>();
  private final List<Heckler> players = new ArrayList<>();
  private final Heckler ada;
  private final Heckler bob;

  OddTalk(Evening evening, Visitor eve, Random random) {
    this.evening = evening;
    this.random = random;
    this.oddities = new Oddities(random);
    this.ada = come(evening.duel(), evening.ada().cookie());
    this.bob = come(evening.duel(), evening.bob().cookie());
    var own = eve.open(Visitor.table("syndicates", "", ""));
    strangers.add(come(evening.duel(), ""));
    strangers.add(come(evening.duel(), eve.cookie()));
    strangers.add(come(evening.over(), eve.cookie()));
    strangers.add(come(evening.duel(), forged(evening.ada().cookie())));
    strangers.add(come(own, eve.cookie()));
    players.add(ada);
    players.add(bob);
    players.add(come(evening.hidden(), evening.bob().cookie()));
    players.add(come(evening.gathering(), evening.ada().cookie()));
    players.add(come(evening.over(), evening.ada().cookie()));
  }

  private Heckler come(String table, String cookie) {
    return new Heckler(evening.port(), table, cookie);
  }

  /** A cookie with another secret in it. */
  static String forged(String cookie) {
    int last = cookie.length() - 1;
    return cookie.substring(0, last) + (cookie.charAt(last) == 'A' ? 'B' : 'A');
  }

  /** Says so many things, some at a time, and hears what is answered. */
  void say(int messages) {
    for (int i = 0; i < messages; i += AT_ONCE) {
      if (random.nextInt(3) > 0) say(oddities.one(strangers), this::anything);
      else say(oddities.one(players), this::nothingToBeGranted);
    }
    say(evening.isAdaAsked() ? bob : ada, () -> evening.next().getBytes(UTF_8));
    say(oddities.one(List.of(ada, bob)), () -> oddities.one(evening.said()).getBytes(UTF_8));
  }

  private static void say(Heckler who, Supplier<byte[]> what) {
    for (int i = 0; i < AT_ONCE; i++) who.say(what.get());
    who.listen();
  }

  private byte[] anything() {
    return oddities.of(
        random.nextInt(3) > 0 ? oddities.one(MESSAGES) : oddities.one(evening.said()));
  }

  private byte[] nothingToBeGranted() {
    for (; ; ) {
      var message = anything();
      if (!isWish(message)) return message;
    }
  }

  /** Whether this may be a message that is granted to somebody who sits at the table. */
  private static boolean isWish(byte[] message) {
    try {
      return WISHES.contains(Visitor.JSON.readTree(message).path("do").asString(""));
    } catch (JacksonException e) {
      return false;
    }
  }

  @Override
  public void close() {
    strangers.forEach(Heckler::close);
    players.forEach(Heckler::close);
  }
}
