package nocturne.syndicates.component;

import static nocturne.syndicates.SyndicatesRule.SM_6_06;
import static nocturne.syndicates.SyndicatesRule.SM_6_07;

import nocturne.syndicates.Cites;

/**
 * What an operation token is about. Wild and petty crime are printed in the same place but are no
 * crime types.
 */
@Cites({SM_6_06, SM_6_07})
public enum CrimeType {
  FRAUD,
  VIOLENCE,
  HEIST,
  SMUGGLING,
  ILLICIT,
  ESPIONAGE,
  WILD,
  PETTY
}
