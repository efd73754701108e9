/** What differs between two runs of the same seeds. */
@NullMarked
package nocturne.lab.compare;

import org.jspecify.annotations.NullMarked;
