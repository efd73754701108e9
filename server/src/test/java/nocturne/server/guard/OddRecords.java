package nocturne.server.guard;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;

/** Records of a game that was played otherwise, or not at all, under a seal that holds. */
final class OddRecords {

  private final List<String> lines;
  private final Oddities oddities;
  private final Random random;

  OddRecords(Evening evening, Oddities oddities, Random random) {
    var path = "/api/tables/" + evening.over() + "/record";
    var record = evening.ada().get(path).is(200).http().body().lines().toList();
    this.lines = record.subList(0, record.size() - 1);
    this.oddities = oddities;
    this.random = random;
  }

  byte[] next() {
    var changed = new ArrayList<>(lines);
    for (int times = 1 + random.nextInt(3); times > 0; times--) change(changed);
    var body = String.join("\n", changed) + "\n";
    var record = (body + "end " + seal(body) + "\n").getBytes(UTF_8);
    return random.nextInt(8) == 0 ? oddities.of(new String(record, UTF_8)) : record;
  }

  private void change(List<String> record) {
    int at = random.nextInt(record.size());
    int head = random.nextInt(Math.min(20, record.size()));
    switch (random.nextInt(7)) {
      case 0 -> record.remove(at);
      case 1 -> record.add(at, oddities.one(lines));
      case 2 -> record.set(at, oddities.one(lines));
      case 3 -> record.set(at, record.get(at) + oddities.one(Oddities.WORDS));
      case 4 -> record.set(head, new String(oddities.of(record.get(head)), UTF_8));
      case 5 -> record.set(head, record.get(head).replaceFirst(" .*", " " + word()));
      default -> record.subList(at, record.size()).clear();
    }
    if (record.isEmpty()) record.add("nocturne record 1");
  }

  private String word() {
    return oddities.one(
        List.of("syndicates", "nightshift", "9", "-1", "co-op", "random", "0".repeat(64), ""));
  }

  private static String seal(String body) {
    try {
      var digest = MessageDigest.getInstance("SHA-256").digest(body.getBytes(UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every Java has SHA-256", e);
    }
  }
}
