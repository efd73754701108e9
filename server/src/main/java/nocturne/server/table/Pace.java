package nocturne.server.table;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** How much time a table gives its players. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Pace.Free.class, name = "free"),
  @JsonSubTypes.Type(value = Pace.Live.class, name = "live"),
  @JsonSubTypes.Type(value = Pace.Correspondence.class, name = "correspondence")
})
public sealed interface Pace {

  /** No clock. */
  record Free() implements Pace {}

  /** A bank of seconds for each player, and some more after each choice. */
  record Live(int bank, int increment) implements Pace {

    public Live {
      Refused.unless(bank >= 30 && bank <= 36_000, "pace", "a bank is 30 to 36000 seconds");
      Refused.unless(
          increment >= 0 && increment <= 600, "pace", "an increment is 0 to 600 seconds");
    }
  }

  /** Days for each choice, and days of vacation in all, during which the clock rests. */
  record Correspondence(int days, int vacation) implements Pace {

    public Correspondence {
      Refused.unless(days >= 1 && days <= 14, "pace", "there are 1 to 14 days for a choice");
      Refused.unless(vacation >= 0 && vacation <= 60, "pace", "there are 0 to 60 days of vacation");
    }
  }
}
