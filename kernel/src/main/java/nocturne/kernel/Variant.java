package nocturne.kernel;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The options of a table, each set to something its {@link Setting} allows. */
public final class Variant {

  private final Map<String, String> values;
  private final int hash;

  private Variant(Map<String, String> values) {
    this.values = Collections.unmodifiableMap(values);
    this.hash = values.hashCode();
  }

  /** Fills in what is not given; refuses an unknown key or a value that is not allowed. */
  public static Variant of(List<Setting> settings, Map<String, String> given) {
    var values = new TreeMap<String, String>();
    for (var setting : settings) {
      var value = given.getOrDefault(setting.key(), setting.initial());
      if (!setting.allows(value)) {
        throw new SetupRefused(
            setting.key() + " can't be '" + value + "'; it is " + setting.allowed());
      }
      values.put(setting.key(), value);
    }
    for (var key : given.keySet()) {
      if (!values.containsKey(key)) {
        throw new SetupRefused(
            "there is no setting '" + key + "'; there are " + String.join(", ", values.keySet()));
      }
    }
    return new Variant(values);
  }

  public Map<String, String> values() {
    return values;
  }

  public String text(String key) {
    var value = values.get(key);
    if (value == null) throw new IllegalArgumentException("no setting " + key);
    return value;
  }

  public boolean on(String key) {
    return text(key).equals("yes");
  }

  public int number(String key) {
    return Integer.parseInt(text(key));
  }

  public boolean isRandom(String key) {
    return text(key).equals(Setting.SomeOf.ANY);
  }

  public List<String> some(String key) {
    return List.of(text(key).split("\\+"));
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Variant variant && values.equals(variant.values));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return values.toString();
  }
}
