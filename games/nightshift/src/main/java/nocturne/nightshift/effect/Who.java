package nocturne.nightshift.effect;

import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.nightshift.Club;
import nocturne.nightshift.power.Company;

/** Whom an effect is for. */
public enum Who {
  /** The card's player. */
  ME,
  /** Another player, chosen. */
  OTHER,
  /** Another dancer at the same table, chosen. */
  MATE,
  /** Everybody. */
  ALL;

  /** Those who may be meant. */
  Seats seats(Club club, Seat player) {
    return switch (this) {
      case ME -> Seats.of(player);
      case OTHER -> club.seats().without(player);
      case MATE -> Company.of(club, player);
      case ALL -> club.seats();
    };
  }
}
