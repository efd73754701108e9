package nocturne.gangs.unit;

import nocturne.gangs.component.Role;

/**
 * How many units of each role there are somewhere, and how many in all, in the bits of one number:
 * who is where is asked far more often than anybody moves.
 */
final class Headcount {

  private static final int ROLES = Role.values().length;
  private static final int BITS = 5;
  private static final int MOST = (1 << BITS) - 1;
  private static final int ALL = ROLES * BITS;
  private static final int[] FIELDS = new int[1 << ROLES];

  static {
    for (int roles = 0; roles < FIELDS.length; roles++)
      for (int role = 0; role < ROLES; role++)
        if ((roles & 1 << role) != 0) FIELDS[roles] |= MOST << (role * BITS);
  }

  private Headcount() {}

  /** What one unit of a role adds. */
  static int one(Role role) {
    return (1 << (role.ordinal() * BITS)) + (1 << ALL);
  }

  /** Whether anybody with one of these roles is counted. */
  static boolean has(int count, int roles) {
    return (count & FIELDS[roles]) != 0;
  }

  /** 1 where anybody with one of these roles is counted, and 0 otherwise; without a branch. */
  static int bit(int count, int roles) {
    return -(count & FIELDS[roles]) >>> (Integer.SIZE - 1);
  }

  /** The roles of all who are counted, as bits. */
  static int roles(int count) {
    int roles = 0;
    for (int role = 0; role < ROLES; role++) roles |= bit(count, 1 << role) << role;
    return roles;
  }

  /** How many with one of these roles are counted. */
  static int of(int count, int roles) {
    if (roles == Role.ANY) return count >>> ALL;
    int sum = 0;
    for (int rest = roles; rest != 0; rest &= rest - 1)
      sum += (count >>> (Integer.numberOfTrailingZeros(rest) * BITS)) & MOST;
    return sum;
  }
}
