package nocturne.text;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import nocturne.kernel.Language;

/**
 * The messages of a game in every language: ICU patterns by key, read from {@code
 * messages_en.properties} and {@code messages_ru.properties}. A {@link Speaker} turns texts into
 * sentences with it; threads may share one.
 */
public final class Catalogue {

  private final Patterns en;
  private final Patterns ru;

  Catalogue(Map<String, String> en, Map<String, String> ru) {
    this.en = new Patterns(Language.EN, Map.copyOf(en), new ConcurrentHashMap<>());
    this.ru = new Patterns(Language.RU, Map.copyOf(ru), new ConcurrentHashMap<>());
  }

  /** The messages that lie beside a class on the class path. */
  public static Catalogue load(Class<?> anchor) {
    return new Catalogue(read(anchor, Language.EN), read(anchor, Language.RU));
  }

  /** The messages that every game needs: a hidden component, an empty list, yes and no. */
  public static Catalogue shared() {
    return load(Catalogue.class);
  }

  /** This catalogue with another over it: where both have a key, the other one speaks. */
  public Catalogue plus(Catalogue over) {
    return new Catalogue(layered(over, Language.EN), layered(over, Language.RU));
  }

  public Set<String> keys(Language language) {
    return in(language).patterns().keySet();
  }

  /** The keys that some other language has and this one lacks. */
  public Set<String> missing(Language language) {
    var missing = new TreeSet<String>();
    for (Language other : Language.values()) missing.addAll(keys(other));
    missing.removeAll(keys(language));
    return missing;
  }

  /**
   * A sentence for each key that a language lacks and each pattern that doesn't parse; empty when
   * all is well.
   */
  public List<String> flaws() {
    var flaws = new ArrayList<String>();
    for (Language language : Language.values()) {
      var keys = new TreeSet<>(keys(language));
      keys.addAll(missing(language));
      for (String key : keys) {
        try {
          message(key, language);
        } catch (SpeechException e) {
          flaws.add(e.getMessage());
        }
      }
    }
    return flaws;
  }

  Message message(String key, Language language) {
    return in(language).message(key);
  }

  private Patterns in(Language language) {
    return switch (language) {
      case EN -> en;
      case RU -> ru;
    };
  }

  private Map<String, String> layered(Catalogue over, Language language) {
    var both = new HashMap<>(in(language).patterns());
    both.putAll(over.in(language).patterns());
    return both;
  }

  private static Map<String, String> read(Class<?> anchor, Language language) {
    String file = "messages_" + language.tag() + ".properties";
    String path = anchor.getPackageName().replace('.', '/') + "/" + file;
    try (var in = anchor.getResourceAsStream(file)) {
      if (in == null) throw new IllegalArgumentException(path + " is not on the class path");
      var properties = new OncePerKey(path);
      properties.load(new InputStreamReader(in, UTF_8.newDecoder()));
      var patterns = new HashMap<String, String>();
      for (String key : properties.stringPropertyNames())
        patterns.put(key, properties.getProperty(key));
      return patterns;
    } catch (IOException e) {
      throw new UncheckedIOException(path + " can't be read as UTF-8", e);
    }
  }

  private record Patterns(
      Language language, Map<String, String> patterns, Map<String, Message> compiled) {

    Message message(String key) {
      return compiled.computeIfAbsent(key, this::compile);
    }

    private Message compile(String key) {
      String pattern = patterns.get(key);
      if (pattern == null) throw new SpeechException(key, language, "the key is missing");
      return new Message(key, language, pattern);
    }
  }

  /** Properties would let the last of two equal keys win without a word. */
  private static final class OncePerKey extends Properties {

    private final String path;

    OncePerKey(String path) {
      this.path = path;
    }

    @Override
    public synchronized Object put(Object key, Object value) {
      if (containsKey(key))
        throw new IllegalArgumentException(path + " gives the key '" + key + "' twice");
      return super.put(key, value);
    }
  }
}
