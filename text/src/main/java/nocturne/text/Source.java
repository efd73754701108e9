package nocturne.text;

/** The text of one file while it is read, and where its problems go. */
record Source(String file, String yaml, Problems problems) {

  /** What the file as a whole is called where a problem names its entry. */
  static final String SHEET = "sheet";

  void report(Place place, String entry, String message) {
    problems.add(new Problem(file, place.line(), place.column(), entry, message));
  }
}
