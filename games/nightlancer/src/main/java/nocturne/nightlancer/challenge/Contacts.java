package nocturne.nightlancer.challenge;

import nocturne.kernel.Zone;
import nocturne.nightlancer.City;
import nocturne.nightlancer.component.Contact;

/** Looks through a hand of Contacts. */
public final class Contacts {

  private Contacts() {}

  /** Whether the same Contact lies before this one: a second copy offers nothing new. */
  public static boolean isRepeated(City city, Zone<Contact> hand, int place) {
    int design = hand.get(city, place).design();
    for (int before = 0; before < place; before++)
      if (hand.get(city, before).design() == design) return true;
    return false;
  }
}
