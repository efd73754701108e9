package nocturne.kernel;

import java.util.Arrays;
import java.util.List;

/** All components of one sort, such as the agent cards in play, each with its number. */
public final class Kind<C extends Component> {

  private final String name;
  private final List<C> all;
  private final Component[] byIndex;
  private final int[] marks;
  private final int[] back;
  private final int backs;

  Kind(String name, List<C> all) {
    this.name = name;
    this.all = List.copyOf(all);
    this.byIndex = all.toArray(Component[]::new);
    this.back = all.stream().mapToInt(Component::back).toArray();
    this.marks = all.stream().mapToInt(Component::marks).toArray();
    this.backs = 1 + Arrays.stream(back).max().orElse(0);
    for (int i = 0; i < byIndex.length; i++) {
      if (byIndex[i].index() != i)
        throw new IllegalArgumentException(name + " " + byIndex[i].id() + " has not number " + i);
    }
  }

  public String name() {
    return name;
  }

  public List<C> all() {
    return all;
  }

  /** How many different backs there are, numbered from 0. */
  public int backs() {
    return backs;
  }

  int back(int index) {
    return back[index];
  }

  int marks(int index) {
    return marks[index];
  }

  @SuppressWarnings("unchecked") // byIndex holds what the constructor was given as C
  C get(int index) {
    return (C) byIndex[index];
  }
}
