package nocturne.server.table;

/**
 * What somebody has of a game's log who was told of the table up to an entry.
 *
 * @param had how many lines it had then
 * @param kept how many of those still stand; the others were taken back
 */
public record Heard(int had, int kept) {}
