package nocturne.lab.report;

import java.util.List;
import java.util.Locale;
import nocturne.lab.Tongue;
import nocturne.lab.report.Findings.Card;
import nocturne.lab.report.IntervalChart.Bar;
import nocturne.lab.stat.Share;

/** What the page says of cards: which are most and least worth having, and all of them. */
record CardSection(Tongue tongue, Html html) {

  private static final List<String> WORDS = List.of("card", "kind");

  private static final List<String> COLUMNS =
      List.of("card", "kind", "seen", "bought", "played", "with", "without", "worth");

  void write(Findings found) {
    var cards = found.cards();
    if (cards.isEmpty()) return;
    html.section(tongue.say("report.worth"));
    html.aside(tongue.say("report.worth.note"));
    if (found.mostWorthHaving().isEmpty()) {
      html.raw("<p class='verdict'>" + Html.escaped(tongue.say("report.worth.same")) + "</p>");
    } else {
      chart("report.worth.most", found.mostWorthHaving());
      chart("report.worth.least", found.leastWorthHaving());
    }
    html.end();
    html.section(tongue.say("report.cards"));
    html.aside(tongue.say("report.cards.note"));
    table(cards, found.games());
    html.end();
  }

  private void chart(String key, List<Card> cards) {
    html.element("h3", tongue.say(key));
    var chart = IntervalChart.ofDifferences(tongue);
    for (var card : cards) {
      double reach = card.with().reach(card.peers());
      chart.add(
          new Bar(
              card.name(),
              card.worth(),
              card.worth() - reach,
              card.worth() + reach,
              card.isSure(),
              signed(card.worth())));
    }
    html.raw("<div class='chart'>" + chart.svg(tongue.say(key)) + "</div>");
  }

  private void table(List<Card> cards, long games) {
    html.raw("<div class='wide'><table class='sortable'><thead><tr>");
    for (var column : COLUMNS)
      html.raw(
          "<th scope='col'"
              + (WORDS.contains(column) ? "" : " class='n'")
              + "><button type='button'>"
              + Html.escaped(tongue.say("report.column." + column))
              + "</button></th>");
    html.raw("</tr></thead><tbody>");
    for (var card : cards) {
      html.raw("<tr>");
      html.element("td", card.name());
      html.element("td", card.kind());
      cell((double) card.seen(), tongue.percent((double) card.seen() / games));
      count(card.bought());
      count(card.played());
      share(card.with());
      share(card.without());
      if (card.with().all() == 0) cell(Double.NaN, "–");
      else
        html.raw(
            String.format(
                Locale.ROOT,
                "<td class='n %s' data-sort='%.6f'>%s</td>",
                card.isSure() ? (card.worth() > 0 ? "good" : "bad") : "",
                card.worth(),
                Html.escaped(signed(card.worth()))));
      html.raw("</tr>");
    }
    html.raw("</tbody></table></div>");
  }

  private void count(long count) {
    cell((double) count, tongue.number((double) count, 0));
  }

  private void share(Share share) {
    if (share.all() == 0) cell(Double.NaN, "–");
    else cell(share.rate(), tongue.percent(share.rate()));
  }

  private void cell(double value, String words) {
    html.raw(
        String.format(
            Locale.ROOT,
            "<td class='n' data-sort='%s'>%s</td>",
            Double.isNaN(value) ? "" : String.format(Locale.ROOT, "%.6f", value),
            Html.escaped(words)));
  }

  private String signed(double value) {
    return (value > 0 ? "+" : "") + tongue.percent(value);
  }
}
