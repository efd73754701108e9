package nocturne.text;

import java.util.Optional;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionEndEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.DocumentStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.schema.FailsafeSchema;

/**
 * The part of YAML that files here may use: one document of mappings, lists and scalars. Whatever
 * else the file holds is refused before a tree is built from it, so aliases can't blow it up and
 * nesting can't exhaust the stack.
 */
final class PlainYaml {

  private static final int DEEPEST = 40;

  private static final LoadSettings SETTINGS =
      LoadSettings.builder().setSchema(new FailsafeSchema()).setAllowNonScalarKeys(true).build();

  private final Source source;
  private Place reached = Place.START;
  private int documents;
  private int depth;
  private boolean plain = true;

  private PlainYaml(Source source) {
    this.source = source;
  }

  /** The root of the file, or nothing when a problem was reported. */
  static Optional<Node> compose(Source source) {
    return new PlainYaml(source).compose();
  }

  private Optional<Node> compose() {
    try {
      if (isPlain()) return new Compose(SETTINGS).composeString(source.yaml());
    } catch (MarkedYamlEngineException e) {
      String context = e.getContext() == null ? "" : e.getContext() + ": ";
      refuse(Place.of(e.getProblemMark()), "this is not YAML: " + context + e.getProblem());
    } catch (ReaderException e) {
      String before = source.yaml().substring(0, source.yaml().indexOf(e.getCodePoint()));
      String character = "U+%04X".formatted(e.getCodePoint());
      refuse(Place.START.after(before), "a character that YAML doesn't allow: " + character);
    } catch (YamlEngineException e) {
      refuse(reached, "this is not YAML: " + e.getMessage());
    } catch (NumberFormatException e) {
      // The library lets this one through for "\UFFFFFFFF".
      refuse(reached, "this is not YAML: after this place an escape names no character");
    }
    return Optional.empty();
  }

  private boolean isPlain() {
    for (Event event : new Parse(SETTINGS).parseString(source.yaml())) {
      check(event);
      reached = Place.of(event.getEndMark());
      if (documents > 1 || depth > DEEPEST) break;
    }
    if (documents == 0) refuse(Place.START, "the file is empty");
    return plain;
  }

  private void check(Event event) {
    if (event instanceof DocumentStartEvent && ++documents > 1) {
      refuse(event, "a second document begins here; a file holds one");
    }
    if (event instanceof CollectionStartEvent && ++depth > DEEPEST) {
      refuse(event, "lists and mappings are nested more than " + DEEPEST + " deep");
    }
    if (event instanceof CollectionEndEvent) depth--;
    if (event instanceof AliasEvent) {
      refuse(event, "aliases (*) are not used here; write the value out");
    } else if (event instanceof NodeEvent node && node.getAnchor().isPresent()) {
      refuse(event, "anchors (&) are not used here; write the value out where it is needed");
    }
    if (hasTag(event)) refuse(event, "tags (!) are not used here; write the value alone");
  }

  private static boolean hasTag(Event event) {
    return switch (event) {
      case ScalarEvent scalar -> scalar.getTag().isPresent();
      case CollectionStartEvent collection -> collection.getTag().isPresent();
      default -> false;
    };
  }

  private void refuse(Event event, String why) {
    refuse(Place.of(event.getStartMark()), why);
  }

  private void refuse(Place place, String why) {
    source.report(place, Source.SHEET, why);
    plain = false;
  }
}
