package nocturne.kernel;

import java.util.List;

/**
 * A sentence not yet spoken: a message key and its arguments. Arguments are whole numbers, {@link
 * Named} things, {@link Seat}s, {@link Seen} components, strings and further texts; a catalogue
 * turns them into English or Russian.
 */
public record Text(String key, List<Object> args) {

  public static Text of(String key, Object... args) {
    return new Text(key, List.of(args));
  }
}
