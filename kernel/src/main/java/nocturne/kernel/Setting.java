package nocturne.kernel;

import java.util.Arrays;
import java.util.List;

/**
 * One option of a table: what it may be and what it is unless somebody says otherwise. The sentence
 * that describes it is the message {@code setting.<key>}.
 */
public sealed interface Setting {

  String key();

  /** The value of a table that says nothing of this setting. */
  String initial();

  /** What it may be, for the sentence that refuses another value. */
  String allowed();

  boolean allows(String value);

  record OneOf(String key, List<String> values, String initial) implements Setting {

    @Override
    public String allowed() {
      return "one of " + String.join(", ", values);
    }

    @Override
    public boolean allows(String value) {
      return values.contains(value);
    }
  }

  record Whole(String key, int least, int most, int start) implements Setting {

    @Override
    public String initial() {
      return Integer.toString(start);
    }

    @Override
    public String allowed() {
      return "a whole number from " + least + " to " + most;
    }

    @Override
    public boolean allows(String value) {
      return value.matches("-?\\d{1,9}")
          && Integer.parseInt(value) >= least
          && Integer.parseInt(value) <= most;
    }
  }

  record Toggle(String key, boolean start) implements Setting {

    @Override
    public String initial() {
      return start ? "yes" : "no";
    }

    @Override
    public String allowed() {
      return "yes or no";
    }

    @Override
    public boolean allows(String value) {
      return value.equals("yes") || value.equals("no");
    }
  }

  /**
   * Some of the values, different ones, separated by {@code +}; or {@link #ANY}, which leaves them
   * to the game.
   */
  record SomeOf(String key, List<String> values) implements Setting {

    public static final String ANY = "random";

    @Override
    public String initial() {
      return ANY;
    }

    @Override
    public String allowed() {
      return ANY + " or some of " + String.join("+", values);
    }

    @Override
    public boolean allows(String value) {
      var some = Arrays.asList(value.split("\\+", -1));
      return value.equals(ANY)
          || (values.containsAll(some) && some.stream().distinct().count() == some.size());
    }
  }
}
