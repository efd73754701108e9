package nocturne.lab.report;

/** Pieces of HTML. */
final class Html {

  private final StringBuilder text = new StringBuilder();

  static String escaped(String words) {
    return words
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("'", "&#39;")
        .replace("\"", "&quot;");
  }

  /** Something that is HTML already. */
  Html raw(String html) {
    text.append(html).append('\n');
    return this;
  }

  /** An element with words in it. */
  Html element(String name, String words) {
    return raw("<" + name + ">" + escaped(words) + "</" + name + ">");
  }

  /** A paragraph that says something, plainly or as an aside. */
  Html say(String words) {
    return element("p", words);
  }

  Html aside(String words) {
    return raw("<p class='aside'>" + escaped(words) + "</p>");
  }

  Html section(String heading) {
    return raw("<section>").element("h2", heading);
  }

  Html end() {
    return raw("</section>");
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
