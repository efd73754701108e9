package nocturne.lab.store;

import java.sql.SQLException;

/** The rows of a run can't be written or read. */
public final class StoreFailed extends RuntimeException {

  private static final long serialVersionUID = 1;

  StoreFailed(SQLException fault) {
    super(fault.getMessage(), fault);
  }
}
