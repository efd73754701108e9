package nocturne.lab.store;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.TreeMap;
import nocturne.kernel.Named;
import nocturne.kernel.Table;
import nocturne.lab.play.Season;

/** Everything that the games of a season can name. */
public record Things(List<Thing> all) {

  /**
   * @param kind the components it is one of
   */
  public record Thing(String kind, Named named) {}

  public static <T extends Table<T>> Things of(Season<T> season) {
    var all = new ArrayList<Thing>();
    var ids = new HashSet<String>();
    for (int variant = 0; variant < season.plan().variants().size(); variant++) {
      for (var kind : season.lay(variant).layout().kinds()) {
        for (Named named : kind.all())
          if (ids.add(named.id())) all.add(new Thing(kind.name(), named));
      }
    }
    new TreeMap<>(season.game().landmarks())
        .forEach(
            (kind, landmarks) -> {
              for (Named named : landmarks)
                if (ids.add(named.id())) all.add(new Thing(kind, named));
            });
    return new Things(all);
  }
}
