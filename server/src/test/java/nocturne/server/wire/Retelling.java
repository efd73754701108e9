package nocturne.server.wire;

import java.util.List;
import nocturne.kernel.Component;
import nocturne.kernel.Happening;
import nocturne.kernel.Layout;
import nocturne.kernel.Seen;
import nocturne.kernel.Text;
import nocturne.kernel.Viewer;

/** The same happenings with every component that a viewer did not see exchanged for another. */
record Retelling(Viewer viewer, Layout layout) {

  List<Happening> of(List<Happening> told) {
    return told.stream()
        .map(one -> new Happening(one.version(), one.rule(), retell(one.text())))
        .toList();
  }

  private Text retell(Text text) {
    return new Text(text.key(), text.args().stream().map(this::retell).toList());
  }

  private Object retell(Object arg) {
    return switch (arg) {
      case Seen seen when !viewer.sees(seen.by()) -> new Seen(another(seen.component()), seen.by());
      case Text inner -> retell(inner);
      case List<?> list -> list.stream().map(this::retell).toList();
      default -> arg;
    };
  }

  /** Another with the same back; who sees a back like no other knows the component by it. */
  private Component another(Component component) {
    for (var kind : layout.kinds()) {
      if (!kind.all().contains(component)) continue;
      for (Component other : kind.all())
        if (other.back() == component.back() && !other.equals(component)) return other;
    }
    return component;
  }
}
