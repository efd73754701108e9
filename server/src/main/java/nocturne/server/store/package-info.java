/** Where everything is kept: the journal of every table, in one file or in a PostgreSQL. */
@NullMarked
package nocturne.server.store;

import org.jspecify.annotations.NullMarked;
