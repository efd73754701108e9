package nocturne.gangs.solo;

import static nocturne.gangs.GangsRule.GN_17_04;
import static nocturne.gangs.GangsRule.GN_19_05;

import java.util.List;
import nocturne.gangs.Cites;
import nocturne.gangs.component.Lore;
import nocturne.gangs.component.Member;
import nocturne.kernel.Name;
import nocturne.kernel.Named;

/**
 * The behaviour card of an opposing gang.
 *
 * @param gang the id of its gang
 * @param priority who is placed first
 * @param credForTechie Street Cred when its techie has removed an opportunity
 * @param credForStarting Street Cred after a firefight that it began
 * @param firepowerPerMark firepower for each of its revenge markers, which it gets for losses
 * @param firepowerWithNetrunner firepower where a netrunner of it is
 * @param drawsWhenStarting how many cards it draws in a firefight that it began; 0 for the usual
 * @param netBack how far its netrunner pushes the player back; 0 for the usual
 */
@Cites({GN_17_04, GN_19_05})
public record Behaviour(
    String id,
    Name name,
    String gang,
    List<Member> priority,
    int credForTechie,
    int credForStarting,
    int firepowerPerMark,
    int firepowerWithNetrunner,
    int drawsWhenStarting,
    int netBack,
    Lore lore)
    implements Named {

  @Override
  public String toString() {
    return id;
  }
}
