package nocturne.text;

import static java.util.stream.Collectors.joining;

import java.util.List;

/** Files that can't be used; the message lists every problem, one a line. */
public final class PackException extends RuntimeException {

  private final List<Problem> problems;

  PackException(List<Problem> problems) {
    super(problems.stream().map(Problem::toString).collect(joining("\n")));
    this.problems = problems;
  }

  public List<Problem> problems() {
    return problems;
  }
}
