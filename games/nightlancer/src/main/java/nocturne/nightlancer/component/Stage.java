package nocturne.nightlancer.component;

import static nocturne.nightlancer.NightlancerRule.NL_9_10;

import java.util.List;
import nocturne.kernel.Name;
import nocturne.nightlancer.Cites;

/** A third of a mission: two routes and a penalty. */
@Cites(NL_9_10)
public record Stage(Name name, List<Route> routes, Penalty penalty) {}
