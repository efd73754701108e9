/** Whole games over real sockets, as many at once as one likes: what a server can carry. */
@NullMarked
package nocturne.bench.load;

import org.jspecify.annotations.NullMarked;
