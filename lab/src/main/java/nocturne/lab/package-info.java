/** The lab: many games between bots, and what they show. */
@NullMarked
package nocturne.lab;

import org.jspecify.annotations.NullMarked;
