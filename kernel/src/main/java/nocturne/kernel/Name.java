package nocturne.kernel;

/** What a thing is called in each language. */
public record Name(String en, String ru) {

  public String in(Language language) {
    return switch (language) {
      case EN -> en;
      case RU -> ru;
    };
  }
}
