package nocturne.gangs.page;

import nocturne.gangs.component.CombatCard;
import nocturne.gangs.component.District;
import nocturne.gangs.component.Edgerunner;
import nocturne.gangs.component.Gang;
import nocturne.gangs.component.Lore;
import nocturne.gangs.component.NetSpace;
import nocturne.gangs.component.Opportunity;
import nocturne.gangs.component.Poi;
import nocturne.gangs.component.Words;
import nocturne.gangs.solo.Behaviour;
import nocturne.gangs.story.Story;
import nocturne.gangs.story.StoryCard;
import nocturne.kernel.Name;
import nocturne.kernel.Named;
import nocturne.kernel.Text;
import nocturne.text.Page;
import nocturne.text.Page.Cell;

/** What is printed on one thing. */
public final class ThingPage {

  private final Page page;

  public ThingPage(Page page) {
    this.page = page;
  }

  public void write(Named thing) {
    page.heading(Text.of("it", thing));
    switch (thing) {
      case CombatCard card -> {
        if (!card.variable())
          page.fact(Text.of("page.firepower"), Text.of("page.number", card.firepower()));
        lore(card, card.lore());
      }
      case Opportunity card -> {
        page.fact(Text.of("page.type"), Cell.just(card.deal()));
        page.fact(Text.of("page.cost"), Text.of("page.cost-contraband", card.cost()));
        lore(card, card.lore());
      }
      case Edgerunner card -> {
        page.fact(Text.of("page.type"), Cell.just(card.role()));
        page.fact(Text.of("page.cost"), Text.of("page.cost-eddies", card.cost()));
        lore(card, card.lore());
      }
      case Gang gang -> {
        page.fact(Text.of("page.slots"), Text.of("page.list", gang.slots()));
        for (var ability : gang.abilities())
          page.fact(Text.of("it", ability), words(gang, ability.text()));
        lore(gang, gang.lore());
      }
      case NetSpace space -> {
        page.fact(Text.of("page.danger"), Text.of("page.number", space.level().danger()));
        lore(space, space.lore());
      }
      case District district -> lore(district, district.lore());
      case Poi poi -> page.fact(Text.of("page.type"), Cell.just(poi.kind()));
      case Story story -> lore(story, story.lore());
      case StoryCard card -> {
        page.fact(Text.of("page.type"), words(card, card.label()));
        lore(card, card.lore());
      }
      case Behaviour behaviour -> lore(behaviour, behaviour.lore());
      default -> {}
    }
  }

  private void lore(Named thing, Lore lore) {
    lore.text().ifPresent(text -> page.line(words(thing, text)));
    lore.flavour().ifPresent(flavour -> page.line(words(thing, flavour)));
    lore.why().ifPresent(why -> page.fact(Text.of("page.why"), words(thing, why)));
    page.fact(Text.of("page.provenance"), Cell.just(lore.provenance()));
  }

  private static Cell words(Named thing, Name words) {
    return Cell.just(new Words(thing.id(), words));
  }
}
