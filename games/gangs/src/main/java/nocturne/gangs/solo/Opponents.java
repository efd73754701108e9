package nocturne.gangs.solo;

import java.util.List;
import nocturne.gangs.component.Edgerunner;
import nocturne.gangs.component.NetSpace;

/**
 * The numbers of the solo game.
 *
 * @param johnny the lone opponent
 * @param absent the edgerunners who are not in the deck
 * @param replacement the space of the Net that takes the place of a printed one
 */
public record Opponents(
    Edgerunner johnny,
    List<Edgerunner> absent,
    NetSpace replacement,
    int johnnyStart,
    int johnnyDraws,
    int johnnyAlone,
    int johnnyAmongGang,
    int johnnyPerLoss,
    int johnnyHighest,
    int gangDraws,
    int gangUnplaced,
    int gangUnwatched,
    int gangTechie,
    int gangNetrunner,
    int gangHighest,
    int netBack,
    int districtsDrawn) {}
