package nocturne.nightlancer.component;

import java.util.List;

/** Everything in the box of one edition. */
public record Contents(
    List<Lancer> lancers,
    List<MarketCard> market,
    List<Contact> contacts,
    List<Opportunity> opportunities,
    List<RoundCard> rounds,
    List<Mission> missions,
    List<Space> spaces) {

  public Contents {
    lancers = List.copyOf(lancers);
    market = List.copyOf(market);
    contacts = List.copyOf(contacts);
    opportunities = List.copyOf(opportunities);
    rounds = List.copyOf(rounds);
    missions = List.copyOf(missions);
    spaces = List.copyOf(spaces);
  }

  public MarketCard assetOf(Lancer lancer) {
    for (var card : market) if (card.id().equals(lancer.asset())) return card;
    throw new IllegalStateException(lancer + " has no card of her own");
  }

  public Opportunity opportunityOf(Lancer lancer) {
    for (var card : opportunities) if (card.id().equals(lancer.opportunity())) return card;
    throw new IllegalStateException(lancer + " has no way out");
  }
}
