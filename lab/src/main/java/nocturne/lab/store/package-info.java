/** The rows of a run, in Parquet files, and questions to them in SQL. */
@NullMarked
package nocturne.lab.store;

import org.jspecify.annotations.NullMarked;
