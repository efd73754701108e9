package nocturne.kernel;

/** A question at a tray to all who have not answered. */
interface TrayAsk extends Ask<Tray> {

  Seats waiting();

  @Override
  default Seats asked(Tray tray) {
    return waiting();
  }

  @Override
  default Text prompt(Tray tray, Seat seat) {
    return Text.of("question");
  }

  @Override
  default Rule rule() {
    return Tray.Only.RULE;
  }
}
