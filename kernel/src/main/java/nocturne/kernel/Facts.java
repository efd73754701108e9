package nocturne.kernel;

/**
 * What can be said of a game before it is opened.
 *
 * @param id the game's name on the command line and in records
 * @param rules the version of its rules; a record is replayed only by the version that made it
 * @param fewest seats
 * @param most seats
 */
public record Facts(String id, Name title, String rules, int fewest, int most) {}
