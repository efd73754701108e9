package nocturne.nightlancer.component;

import static nocturne.nightlancer.NightlancerRule.NL_12_01;
import static nocturne.nightlancer.NightlancerRule.NL_1_03;

import java.util.Optional;
import nocturne.nightlancer.Cites;

/**
 * What has to be reached with which ability.
 *
 * @param danger the Health that failing costs, 0 where nobody fights
 */
@Cites({NL_1_03, NL_12_01})
public record Challenge(Ability ability, int difficulty, Optional<Obstacle> obstacle, int danger) {}
