/** Playing many games at once, each the same whoever plays it and when. */
@NullMarked
package nocturne.lab.play;

import org.jspecify.annotations.NullMarked;
