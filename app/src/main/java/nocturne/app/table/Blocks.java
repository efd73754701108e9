package nocturne.app.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nocturne.kernel.Text;
import nocturne.text.Page;
import nocturne.text.Page.Part;

/**
 * A page cut into the pieces that have a name of their own: what stands under a heading, named
 * items, facts that follow one another.
 */
record Blocks(List<Block> blocks) {

  record Block(Text name, List<Part> parts) {}

  static Blocks of(Page page) {
    var blocks = new ArrayList<Block>();
    Optional<Part> before = Optional.empty();
    for (var part : page.parts()) {
      var name = name(part);
      boolean begins = blocks.isEmpty() || (name.isPresent() && !goesOn(before.orElse(part), part));
      if (begins) blocks.add(new Block(name.orElse(Text.of("app.view.rest")), new ArrayList<>()));
      blocks.getLast().parts().add(part);
      before = Optional.of(part);
    }
    return new Blocks(blocks);
  }

  private static Optional<Text> name(Part part) {
    return switch (part) {
      case Part.Heading heading -> Optional.of(heading.text());
      case Part.Fact fact -> Optional.of(fact.name());
      case Part.Items items -> items.name();
      case Part.Line line -> Optional.empty();
      case Part.Grid grid -> Optional.empty();
    };
  }

  private static boolean goesOn(Part before, Part part) {
    return part instanceof Part.Fact
        && (before instanceof Part.Fact || before instanceof Part.Heading);
  }

  Page page() {
    var page = new Page();
    blocks.forEach(block -> block.parts().forEach(page::add));
    return page;
  }

  List<Text> names() {
    return blocks.stream().map(Block::name).distinct().toList();
  }
}
