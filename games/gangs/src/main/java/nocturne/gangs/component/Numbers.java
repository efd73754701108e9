package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_5_05;

import java.util.List;
import nocturne.gangs.Cites;
import nocturne.gangs.effect.Effect;

/**
 * The numbers of the game.
 *
 * @param start what each player begins with, by place in the turn order
 */
@Cites(GN_5_05)
public record Numbers(
    int endScore,
    int mostEdgerunners,
    int hideoutCost,
    int upgradeCost,
    int upgradeDraw,
    List<List<Effect.Gain>> start) {}
