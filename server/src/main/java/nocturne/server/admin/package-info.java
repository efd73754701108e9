/**
 * What an operator does with stored tables and players, beside a running server or without one.
 * Nothing here talks to a console.
 */
@NullMarked
package nocturne.server.admin;

import org.jspecify.annotations.NullMarked;
