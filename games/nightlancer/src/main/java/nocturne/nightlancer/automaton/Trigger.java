package nocturne.nightlancer.automaton;

import static nocturne.nightlancer.NightlancerRule.NL_18_15;
import static nocturne.nightlancer.NightlancerRule.NL_18_16;
import static nocturne.nightlancer.NightlancerRule.NL_18_17;
import static nocturne.nightlancer.NightlancerRule.NL_19_09;
import static nocturne.nightlancer.NightlancerRule.NL_19_10;
import static nocturne.nightlancer.NightlancerRule.NL_19_11;

import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Contact;
import nocturne.nightlancer.component.ContactType;

/** What makes an automaton draw Contacts. */
public enum Trigger {
  CHALLENGE,
  PAYMENT,
  TURN_ORDER;

  /** Whether a Contact does any harm at this moment. */
  @Cites({NL_18_15, NL_18_16, NL_18_17, NL_19_09, NL_19_10, NL_19_11})
  boolean matches(City city, Contact card) {
    return switch (this) {
      case CHALLENGE ->
          card.type().hinders().filter(Ability.of(city.at().ability.get(city))::equals).isPresent();
      case PAYMENT -> card.type() == ContactType.COMPANY;
      case TURN_ORDER -> card.type() == ContactType.FIXER;
    };
  }
}
