package nocturne.gangs;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** The rules that a piece of code carries out, where no happening or refusal cites them already. */
@Retention(RetentionPolicy.SOURCE)
public @interface Cites {
  GangsRule[] value();
}
