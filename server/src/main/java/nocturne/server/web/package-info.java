/**
 * The server towards its clients: HTTP, sockets, streams of notices; who may do what, how errors
 * are said, and what an operator sees.
 */
@NullMarked
package nocturne.server.web;

import org.jspecify.annotations.NullMarked;
