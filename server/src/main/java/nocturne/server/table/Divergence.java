package nocturne.server.table;

/** The first entry of a table that the present rules and packs don't replay, and why not. */
public record Divergence(int entry, String why) {

  String sentence() {
    return "entry " + entry + " does not replay by the present rules: " + why;
  }
}
