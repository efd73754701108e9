package nocturne.testkit.conformance;

import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nocturne.kernel.Component;
import nocturne.kernel.Text;

/** What is inside steps and texts. */
final class Contained {

  private Contained() {}

  /** Every component that a step holds, in it or in what it holds. */
  static List<Component> components(Object step) {
    return inside(step).filter(Component.class::isInstance).map(Component.class::cast).toList();
  }

  /** Every argument of a text and of the texts and lists in it. */
  static List<Object> arguments(Text text) {
    return text.args().stream().flatMap(Contained::spoken).toList();
  }

  private static Stream<Object> spoken(Object argument) {
    return switch (argument) {
      case Text text -> arguments(text).stream();
      case Collection<?> several -> several.stream().flatMap(Contained::spoken);
      default -> Stream.of(argument);
    };
  }

  private static Stream<Object> inside(Object thing) {
    return switch (thing) {
      case Component component -> Stream.of(component);
      case Collection<?> several -> several.stream().flatMap(Contained::inside);
      case Optional<?> maybe -> maybe.stream().flatMap(Contained::inside);
      case Record record ->
          Stream.of(record.getClass().getRecordComponents())
              .flatMap(part -> inside(value(record, part)));
      default -> Stream.of(thing);
    };
  }

  private static Object value(Record record, RecordComponent part) {
    try {
      var accessor = part.getAccessor();
      accessor.setAccessible(true);
      return accessor.invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(part + " of " + record + " can't be read", e);
    }
  }
}
