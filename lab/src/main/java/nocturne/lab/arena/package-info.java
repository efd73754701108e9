/** Which of two bots is the better one. */
@NullMarked
package nocturne.lab.arena;

import org.jspecify.annotations.NullMarked;
