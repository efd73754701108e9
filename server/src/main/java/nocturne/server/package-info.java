/** Tables that live through anything, over HTTP and WebSocket. No game is known here by name. */
@NullMarked
package nocturne.server;

import org.jspecify.annotations.NullMarked;
