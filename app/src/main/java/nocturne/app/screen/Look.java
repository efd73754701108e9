package nocturne.app.screen;

/** How pages look: in columns with or without colour, or as plain sentences one after another. */
public enum Look {
  /** Columns and colours. */
  COLOURED,
  /** Columns without colours. */
  DRAWN,
  /** Sentences that a screen reader can read out: no columns, no colours, no cursor movement. */
  PLAIN;

  public boolean isPlain() {
    return this == PLAIN;
  }
}
