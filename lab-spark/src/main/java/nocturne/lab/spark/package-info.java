/** The games of the lab on an Apache Spark cluster. */
@NullMarked
package nocturne.lab.spark;

import org.jspecify.annotations.NullMarked;
