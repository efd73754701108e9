package nocturne.nightlancer.component;

import static nocturne.nightlancer.NightlancerRule.NL_16_16;
import static nocturne.nightlancer.NightlancerRule.NL_16_17;

import java.util.Optional;
import nocturne.nightlancer.Cites;

/** Whom one knows; it decides how a Contact can hinder others. */
@Cites({NL_16_16, NL_16_17})
public enum ContactType {
  FIXER,
  COMPANY,
  SECURITY,
  SMARTS,
  SOCIAL;

  /** The challenges that a Contact of this type can make harder for others. */
  public Optional<Ability> hinders() {
    return switch (this) {
      case SECURITY -> Optional.of(Ability.COVERT);
      case SOCIAL -> Optional.of(Ability.STREETWISE);
      case SMARTS -> Optional.of(Ability.TECHNICAL);
      case FIXER, COMPANY -> Optional.empty();
    };
  }
}
