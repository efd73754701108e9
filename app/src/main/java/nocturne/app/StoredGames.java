package nocturne.app;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import nocturne.app.screen.Voice;
import nocturne.kernel.Text;
import nocturne.server.admin.Verdict;
import nocturne.server.admin.Verification;
import nocturne.server.store.Database;

/** Replays every game of a server, and says of each whether it is still the one that was played. */
final class StoredGames {

  private static final Duration PROGRESS_EVERY = Duration.ofSeconds(2);

  private final Surroundings surroundings;
  private final Voice voice;
  private Instant told;

  StoredGames(Surroundings surroundings, Voice voice) {
    this.surroundings = surroundings;
    this.voice = voice;
    this.told = surroundings.clock().instant();
  }

  /** Lists the identical ones, then those that are not; true where there are none of these. */
  boolean verify(Database database) {
    var identical = new ArrayList<Text>();
    var diverged = new ArrayList<Text>();
    int unbegun = 0;
    for (var verdict : new Verification(database, Shelf.all()).all(this::progress)) {
      switch (verdict) {
        case Verdict.Identical same ->
            identical.add(
                Text.of(
                    "app.verify.identical",
                    same.table(),
                    same.game(),
                    same.choices(),
                    Text.of(same.over() ? "app.verify.over" : "app.verify.on")));
        case Verdict.Diverged other ->
            diverged.add(
                Text.of(
                    "app.verify.diverged",
                    other.table(),
                    other.game(),
                    other.at().entry(),
                    other.at().why()));
        case Verdict.Unreadable broken ->
            diverged.add(Text.of("app.verify.unreadable", broken.table(), broken.why()));
        case Verdict.Unbegun none -> unbegun++;
      }
    }
    print(identical);
    print(diverged);
    print(List.of(Text.of("app.verify.sum", identical.size(), diverged.size(), unbegun)));
    return diverged.isEmpty();
  }

  private void print(List<Text> lines) {
    lines.forEach(line -> surroundings.out().println(voice.say(line)));
  }

  private void progress(int tables, int ofAll) {
    var now = surroundings.clock().instant();
    if (now.isBefore(told.plus(PROGRESS_EVERY)) && tables < ofAll) return;
    told = now;
    surroundings.err().println(voice.say("app.verify.progress", tables, ofAll));
  }
}
