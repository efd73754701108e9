package nocturne.bench.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/** One seat on a socket: knows what it is asked, and chooses any option. */
final class Player implements AutoCloseable {

  private static final JsonFactory JSON = new JsonFactory();

  private final Talk talk;
  private final List<String> options = new ArrayList<>();
  private String table = "";
  private String phase = "";
  private long at;
  private int number;

  /** Sits down at a table whose game has begun. */
  Player(int port, String cookie, String table) throws IOException {
    var wire = new Wire(port);
    wire.upgrade("/api/tables/" + table + "/socket", cookie);
    this.talk = new Talk(wire);
    talk.say("{\"do\":\"hello\",\"from\":0}");
    hear(1);
  }

  boolean isAsked() {
    return !options.isEmpty() && !isOver();
  }

  boolean isOver() {
    return phase.equals("over");
  }

  /** The entry of the table's journal that this player was last told of. */
  int number() {
    return number;
  }

  /** Chooses, and waits to be told what became of it. */
  void choose(SplittableRandom random) throws IOException {
    var option = options.get(random.nextInt(options.size()));
    talk.say("{\"do\":\"choose\",\"option\":\"" + option + "\",\"at\":" + at + "}");
    hear(number + 1);
  }

  /** Wants to play again, and waits to be at another table. */
  void again() throws IOException {
    var last = table;
    talk.say("{\"do\":\"again\"}");
    while (table.equals(last)) hear();
  }

  /** Listens until the game has begun. */
  void hearBegun() throws IOException {
    while (!phase.equals("running")) hear();
  }

  /** Listens until told of this entry. */
  void hear(int entry) throws IOException {
    while (number < entry) hear();
  }

  private void hear() throws IOException {
    int length = talk.hear();
    try (var json = JSON.createParser(ObjectReadContext.empty(), talk.heard(), 0, length)) {
      take(json);
    }
  }

  /** Takes in what a message says; what it does not mention is as it was. */
  private void take(JsonParser json) throws IOException {
    json.nextToken();
    for (var name = json.nextName(); name != null; name = json.nextName()) {
      var value = json.nextToken();
      switch (name) {
        case "is" -> {
          if (json.getString().equals("refused")) throw new IOException("a choice was refused");
        }
        case "at" -> at = json.getLongValue();
        case "number" -> number = json.getIntValue();
        case "id" -> table = json.getString();
        case "phase" -> phase = json.getString();
        case "question" -> takeQuestion(json, value);
        default -> json.skipChildren();
      }
    }
  }

  private void takeQuestion(JsonParser json, JsonToken value) {
    options.clear();
    if (value != JsonToken.START_OBJECT) return;
    for (var name = json.nextName(); name != null; name = json.nextName()) {
      json.nextToken();
      if (name.equals("options")) takeOptions(json);
      else json.skipChildren();
    }
  }

  private void takeOptions(JsonParser json) {
    while (json.nextToken() == JsonToken.START_OBJECT) {
      for (var name = json.nextName(); name != null; name = json.nextName()) {
        json.nextToken();
        if (name.equals("id")) options.add(json.getString());
        else json.skipChildren();
      }
    }
  }

  @Override
  public void close() {
    talk.close();
  }
}
