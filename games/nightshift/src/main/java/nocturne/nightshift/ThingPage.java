package nocturne.nightshift;

import nocturne.kernel.Name;
import nocturne.kernel.Named;
import nocturne.kernel.Text;
import nocturne.nightshift.component.Customer;
import nocturne.nightshift.component.Dance;
import nocturne.nightshift.component.Dancer;
import nocturne.nightshift.component.EventCard;
import nocturne.nightshift.component.PowerCard;
import nocturne.nightshift.component.Provenance;
import nocturne.nightshift.component.Spot;
import nocturne.nightshift.component.Words;
import nocturne.text.Page;
import nocturne.text.Page.Cell;

/** What is printed on one thing. */
final class ThingPage {

  private final Page page;

  ThingPage(Page page) {
    this.page = page;
  }

  void write(Named thing) {
    switch (thing) {
      case PowerCard card -> power(card);
      case Customer guest -> customer(guest);
      case Dancer dancer -> dancer(dancer);
      case Dance dance -> dance(dance);
      case EventCard event -> {
        page.heading(Text.of("it", event)).line(words(event, event.text()));
        source(event.provenance());
      }
      case Spot spot -> {
        page.heading(Text.of("it", spot));
        if (spot.bar()) page.line(Text.of("page.at-bar"));
      }
      default -> {}
    }
  }

  /** An Event's name and what it does. */
  static Text event(EventCard event) {
    return Text.of("page.event-text", event, new Words(event.id(), event.text()));
  }

  private void power(PowerCard card) {
    page.heading(Text.of("it", card)).line(words(card, card.text()));
    page.fact(Text.of("page.why"), words(card, card.why()));
    source(card.provenance());
  }

  private void customer(Customer guest) {
    page.heading(guest.label()).line(words(guest, guest.text()));
    guest
        .preferred()
        .ifPresent(
            her ->
                page.fact(
                    Text.of("page.prefers"),
                    Text.of("page.prefers-stars", her, guest.preferredStars())));
    page.items(guest.outcomes().stream().map(outcome -> Cell.of(outcome.label())).toList());
    source(guest.provenance());
  }

  private void dancer(Dancer dancer) {
    page.heading(Text.of("it", dancer)).line(words(dancer, dancer.title()));
    page.line(words(dancer, dancer.text()));
    page.fact(Text.of("page.trait"), Cell.just(dancer.trait()));
    source(dancer.provenance());
  }

  private void dance(Dance dance) {
    page.heading(Text.of("it", dance)).fact(Text.of("page.moves"), Cell.just(dance.moves()));
    page.fact(
        Text.of("page.pays"),
        Text.of("page.pays-stars", dance.pays(1), dance.pays(2), dance.pays(3)));
    source(dance.provenance());
  }

  private void source(Provenance provenance) {
    page.fact(Text.of("page.provenance"), Cell.just(provenance));
  }

  private static Cell words(Named thing, Name words) {
    return Cell.just(new Words(thing.id(), words));
  }
}
