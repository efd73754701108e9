package nocturne.server.account;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * Where somebody comes from, as far as it can be told from others: one subscriber has a whole /64
 * of IPv6 addresses.
 */
record Address(String text) {

  private static final int NETWORK_BYTES = 8;

  static Address of(String raw) {
    try {
      // Never asks a name server, and reads an IPv4 address inside IPv6 as what it is.
      return switch (InetAddress.ofLiteral(withoutZone(raw))) {
        case Inet6Address six ->
            new Address(
                HexFormat.of().formatHex(Arrays.copyOf(six.getAddress(), NETWORK_BYTES)) + "/64");
        case InetAddress four -> new Address(four.getHostAddress());
      };
    } catch (IllegalArgumentException e) {
      return new Address("elsewhere");
    }
  }

  private static String withoutZone(String raw) {
    var zone = raw.indexOf('%');
    return zone < 0 ? raw : raw.substring(0, zone);
  }
}
