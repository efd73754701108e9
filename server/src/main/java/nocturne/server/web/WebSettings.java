package nocturne.server.web;

import java.util.Optional;

/**
 * What an operator may set of the server's face to the network.
 *
 * @param origin the public address, such as {@code https://nocturne.example}, where a proxy stands
 *     before the server
 * @param pushAnywhere whether push messages may also go to addresses of this machine and network,
 *     and without TLS: for tests
 */
public record WebSettings(Optional<String> origin, boolean pushAnywhere) {}
