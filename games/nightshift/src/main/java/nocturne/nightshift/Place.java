package nocturne.nightshift;

/** Where a figurine can be besides the twelve tables; each is numbered after them. */
public enum Place {
  LOCKER_ROOM,
  STAGE,
  PRIVATE_ROOM,
  VIP_ROOM,
  PRIVATE_EXIT,
  VIP_EXIT
}
