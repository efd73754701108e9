package nocturne.gangs;

import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** A number to choose: how many secrets to spend, how far to go. */
public record Amount(int number) implements Option {

  private static final Amount[] SMALL = new Amount[10];

  static {
    for (int i = 0; i < SMALL.length; i++) SMALL[i] = new Amount(i);
  }

  public static Amount of(int number) {
    return number < SMALL.length ? SMALL[number] : new Amount(number);
  }

  @Override
  public String id() {
    return Integer.toString(number);
  }

  @Override
  public Text label() {
    return Text.of("it", number);
  }
}
