/**
 * What happens at a table, from the moment somebody opens it: every event is an entry of the
 * journal, and a table in memory is what its entries add up to.
 */
@NullMarked
package nocturne.server.table;

import org.jspecify.annotations.NullMarked;
