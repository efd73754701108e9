package nocturne.lab;

/** Who is told how far a run is. */
public interface Progress {

  /** Nobody is. */
  Progress SILENT =
      new Progress() {
        @Override
        public void begin(long done, long all) {}

        @Override
        public void at(long done) {}

        @Override
        public void end(long done) {}
      };

  void begin(long done, long all);

  /** So many games have been played by now; from one thread at a time. */
  void at(long done);

  void end(long done);
}
