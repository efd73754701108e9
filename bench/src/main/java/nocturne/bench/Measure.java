package nocturne.bench;

/** A figure that every game gets. */
enum Measure {
  DECISIONS("decisions", "1/s", "decisions/s"),
  GAMES("games", "1/s", "games/s"),
  COPY_TIME("copy-time", "ns", "ns/copy"),
  COPY_SIZE("copy-size", "B", "bytes/copy"),
  DECISION_SIZE("decision-size", "B", "bytes/decision"),
  LOAD_TIME("load-time", "ms", "ms/load"),
  SEARCH("search", "1/s", "searches/s");

  final String id;
  final String unit;
  final String heading;

  Measure(String id, String unit, String heading) {
    this.id = id;
    this.unit = unit;
    this.heading = heading;
  }
}
