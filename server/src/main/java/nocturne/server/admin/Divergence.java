package nocturne.server.admin;

/** The first entry of a table that the present rules and packs don't replay, and why not. */
public record Divergence(int entry, String why) {}
