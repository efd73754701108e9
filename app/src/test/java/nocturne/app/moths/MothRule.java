package nocturne.app.moths;

import nocturne.kernel.Rule;

enum MothRule implements Rule {
  DEAL("MO-1.01"),
  TURN("MO-1.02"),
  HIGHEST("MO-1.03"),
  WAGER("MO-1.04");

  private final String id;

  MothRule(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
