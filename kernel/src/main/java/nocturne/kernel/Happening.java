package nocturne.kernel;

/**
 * A fact that took place, with the rule that made it so: for the log, the animation, the
 * statistics. Everybody hears it; a {@link Seen} component in its text is named only to the seats
 * that saw it.
 *
 * @param version how many choices had been made at the table, the one that led to this included
 */
public record Happening(int version, Rule rule, Text text) {}
