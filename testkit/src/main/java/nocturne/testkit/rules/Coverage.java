package nocturne.testkit.rules;

import java.util.List;
import nocturne.text.RuleText;

/**
 * One rule, and where it is kept.
 *
 * @param code the places that cite it, such as {@code turn/Hustle.java:31}
 * @param tests the tests that cover it, such as {@code HustleTest.aCardIsDrawn}
 */
public record Coverage(RuleText rule, List<String> code, List<String> tests) {

  public Coverage {
    code = List.copyOf(code);
    tests = List.copyOf(tests);
  }

  /** Whether this is a rule, which needs code and a test; a definition or a count needs neither. */
  public boolean isNeeded() {
    return rule.kind().needsTest();
  }

  public boolean lacksCode() {
    return isNeeded() && code.isEmpty();
  }

  public boolean lacksTest() {
    return isNeeded() && tests.isEmpty();
  }

  public boolean isComplete() {
    return !lacksCode() && !lacksTest();
  }
}
