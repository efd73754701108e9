package nocturne.text.sample;

/** Stands beside the messages that the tests load. */
public final class Sample {

  private Sample() {}
}
