package nocturne.lab.store;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import nocturne.kernel.Game;
import nocturne.lab.play.Plan;

/**
 * What is played in a folder, in words that can be read again.
 *
 * @param rules the version of the game's rules
 * @param packHash the hash of the packs; a run goes on only with the packs that it began with
 */
public record RunCard(Plan plan, String rules, String packHash) {

  public static RunCard of(Plan plan, Game<?> game) {
    return new RunCard(plan, game.facts().rules(), game.packs());
  }

  private Map<String, String> words() {
    var words = new LinkedHashMap<String, String>();
    words.put("game", plan.game());
    words.put("rules", rules);
    words.put("packs", plan.packs());
    words.put("pack-hash", packHash);
    words.put(
        "variants",
        plan.variants().stream().map(RunCard::settings).collect(Collectors.joining(";")));
    words.put("seats", Integer.toString(plan.seats()));
    words.put("bots", String.join(",", plan.bots()));
    words.put("imagined", Integer.toString(plan.imagined()));
    words.put("seed", Long.toString(plan.seed()));
    words.put("paired", Boolean.toString(plan.paired()));
    words.put("everything", Boolean.toString(plan.everything()));
    return words;
  }

  private static String settings(Map<String, String> variant) {
    return variant.entrySet().stream()
        .map(entry -> entry.getKey() + "=" + entry.getValue())
        .collect(Collectors.joining(","));
  }

  String text() {
    return words().entrySet().stream()
        .map(entry -> entry.getKey() + " = " + entry.getValue().replace("\\", "\\\\") + "\n")
        .collect(Collectors.joining());
  }

  static RunCard parse(String text) {
    var words = new Properties();
    try {
      words.load(new StringReader(text));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    var plan =
        new Plan(
            words.getProperty("game", ""),
            words.getProperty("packs", ""),
            variants(words.getProperty("variants", "")),
            Integer.parseInt(words.getProperty("seats", "0")),
            List.of(words.getProperty("bots", "").split(",")),
            Integer.parseInt(words.getProperty("imagined", "1")),
            Long.parseLong(words.getProperty("seed", "0")),
            Boolean.parseBoolean(words.getProperty("paired", "false")),
            Boolean.parseBoolean(words.getProperty("everything", "false")));
    return new RunCard(plan, words.getProperty("rules", ""), words.getProperty("pack-hash", ""));
  }

  private static List<Map<String, String>> variants(String text) {
    var variants = new ArrayList<Map<String, String>>();
    for (var part : text.split(";", -1)) {
      var variant = new TreeMap<String, String>();
      Arrays.stream(part.split(","))
          .map(word -> word.split("=", 2))
          .filter(word -> word.length == 2)
          .forEach(word -> variant.put(word[0], word[1]));
      variants.add(variant);
    }
    return variants;
  }

  /**
   * In which words this card and another differ, by their keys; the place of packs is no matter.
   */
  public List<String> differences(RunCard other) {
    var its = other.words();
    return words().entrySet().stream()
        .filter(entry -> !entry.getKey().equals("packs"))
        .filter(entry -> !entry.getValue().equals(its.get(entry.getKey())))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** A short word for a run like this: the same for the same words, and hardly for others. */
  public String mark() {
    var words = words();
    words.remove("packs");
    return String.format("%08x", words.hashCode());
  }
}
