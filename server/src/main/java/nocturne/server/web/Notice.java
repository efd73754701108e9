package nocturne.server.web;

/**
 * Something that somebody should know who is not at the table.
 *
 * @param is move, nudged or over
 */
record Notice(String is, String table, String game) {}
