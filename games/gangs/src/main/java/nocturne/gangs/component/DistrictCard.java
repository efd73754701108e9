package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_17_09;

import nocturne.gangs.Cites;
import nocturne.kernel.Component;
import nocturne.kernel.Name;

/** A card of the solo game that names a district. */
@Cites(GN_17_09)
public record DistrictCard(District district) implements Component {

  @Override
  public int index() {
    return district.index();
  }

  @Override
  public String id() {
    return "random-" + district.id();
  }

  @Override
  public Name name() {
    return district.name();
  }

  @Override
  public String toString() {
    return id();
  }
}
