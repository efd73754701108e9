/** How sure one can be of what many games show. */
@NullMarked
package nocturne.lab.stat;

import org.jspecify.annotations.NullMarked;
