/**
 * What leaves for a client and what comes from one, as JSON: views, questions, happenings, pages,
 * games, rules; and the messages of clients. A {@link nocturne.server.wire.Scribe} reads views and
 * what was made for their viewer, never a table, so nothing can get out here that a viewer may not
 * know.
 */
@NullMarked
package nocturne.server.wire;

import org.jspecify.annotations.NullMarked;
