package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_16_11;
import static nocturne.nightlancer.NightlancerRule.NL_16_12;
import static nocturne.nightlancer.NightlancerRule.NL_16_13;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Challenge;
import nocturne.nightlancer.component.Obstacle;
import nocturne.nightlancer.component.Penalty;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.effect.Effect;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.Suffer;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;

/** What the types of Black Market cards are good for. */
class MarketCardsTest {

  /** Ann is alone on a mission, with what she carries and a Medkit at home. */
  private static CityTable carrying(String... cards) {
    return CityTable.of(2)
        .missions("the-borrowed-van")
        .crew(ANN, Crews.FIRST)
        .owns(ANN, "medkit")
        .carries(ANN, cards)
        .has(ANN, 7, 9);
  }

  private static CityTable faces(CityTable table, Ability ability) {
    var challenge = new Challenge(ability, 20, Optional.empty(), ability.isCombat() ? 3 : 0);
    return table
        .run(city -> Challenges.face(city, Source.ROUTE, challenge, Seats.of(ANN)))
        .chooses(ANN, "attempt");
  }

  private static void hasRating(CityTable table, int rating) {
    assertThat(Challenges.rating(table.city(), ANN)).isEqualTo(rating);
  }

  // Armour

  @Test
  @Covers(NL_16_11)
  void armourReducesWhatALostFightCosts() {
    var fight = new Penalty.Fight(new Challenge(Ability.MELEE, 20, Optional.empty(), 4));
    carrying("plate-vest")
        .run(new Suffer(Seats.of(ANN), fight, 0))
        .chooses(ANN, "stand-back", "use-plate-vest")
        .hasHealth(ANN, 7 - 2);
    carrying("plate-vest")
        .run(new Suffer(Seats.of(ANN), fight, 0))
        .chooses(ANN, "stand-back", "done")
        .hasHealth(ANN, 7 - 4);
  }

  @Test
  @Covers(NL_16_11)
  void armourDoesNotHelpAgainstOtherLosses() {
    var loss = new Penalty.Loss(List.of(List.of(new Effect.Lose(Resource.HEALTH, 3))));
    carrying("plate-vest").run(new Suffer(Seats.of(ANN), loss, 0)).hasHealth(ANN, 7 - 3).rests();
  }

  // Gear

  @Test
  @Covers(NL_16_12)
  void gearThatIsUsedAddsToAnAbility() {
    var table = faces(carrying("tool-roll", "lucidrin"), Ability.TECHNICAL);
    hasRating(table, 1);
    table.chooses(ANN, "use-tool-roll");
    hasRating(table, 2);
    table.chooses(ANN, "use-lucidrin").hasResolve(ANN, 8);
    hasRating(table, 4);
    faces(carrying("tool-roll", "lucidrin"), Ability.COVERT)
        .doesNotOffer(ANN, "use-tool-roll", "use-lucidrin");
  }

  @Test
  @Covers(NL_16_12)
  void gearWithTwoUsesServesForEither() {
    var table = faces(carrying("coldblood"), Ability.STREETWISE).chooses(ANN, "use-coldblood");
    hasRating(table, 2 + 2);
    table.hasResolve(ANN, 8);
    var fight = faces(carrying("coldblood"), Ability.MELEE).chooses(ANN, "use-coldblood");
    hasRating(fight, 3 + 2);
    fight.hasResolve(ANN, 8);
    faces(carrying("coldblood"), Ability.MARKSMAN).doesNotOffer(ANN, "use-coldblood");
  }

  @Test
  @Covers(NL_16_12)
  void grenadeOpensADoorOrHelpsInAGunfight() {
    var table =
        faces(carrying("frag-grenade", "service-pistol"), Ability.GUNFIGHT)
            .chooses(ANN, "use-service-pistol", "use-frag-grenade")
            .chooses(ANN, "yes");
    hasRating(table, 1 + 1 + 2);
    assertThat(table.at().marketDiscard.list(table.city()))
        .containsExactly(table.market("frag-grenade"));
    demolition(carrying("frag-grenade"), Ability.TECHNICAL)
        .chooses(ANN, "use-frag-grenade", "yes")
        .offersAmongOthers(ANN, "done");
  }

  private static CityTable demolition(CityTable table, Ability ability) {
    var challenge = new Challenge(ability, 20, Optional.of(Obstacle.DEMOLITION), 0);
    return table
        .run(city -> Challenges.face(city, Source.ROUTE, challenge, Seats.of(ANN)))
        .chooses(ANN, "attempt");
  }

  @Test
  @Covers(NL_16_12)
  void thermiteHelpsOnlyWithTheDoorThatItOpens() {
    var table =
        demolition(carrying("thermite-paste"), Ability.TECHNICAL)
            .chooses(ANN, "use-thermite-paste", "yes");
    hasRating(table, 1 + 1);
    faces(carrying("thermite-paste"), Ability.TECHNICAL).doesNotOffer(ANN, "use-thermite-paste");
  }

  @Test
  @Covers(NL_16_12)
  void gearForAnyTimeIsUsedBesideAnyQuestion() {
    var table = CityTable.of(2).owns(ANN, "medkit", "stim-patch").has(ANN, 1, 9);
    table
        .run(new StreetPhase())
        .doesNotOffer(ANN, "use-stim-patch")
        .chooses(ANN, "use-medkit")
        .hasHealth(ANN, 5)
        .doesNotOffer(ANN, "use-medkit")
        .isNotAsked(BEN);
  }

  // Cyberweapons

  @Test
  @Covers(NL_16_13)
  void cyberweaponNeedsNoPlaceInTheLoadout() {
    var table =
        carrying().owns(ANN, "palm-gun").carries(ANN, "long-rifle", "fire-axe", "tool-roll");
    faces(table, Ability.GUNFIGHT).chooses(ANN, "use-palm-gun");
    hasRating(table, 1 + 2);
  }

  @Test
  @Covers(NL_16_13)
  void cyberweaponIsTheOneWeaponOfAFight() {
    faces(armedTwice(), Ability.GUNFIGHT)
        .chooses(ANN, "use-palm-gun")
        .doesNotOffer(ANN, "use-service-pistol");
    faces(armedTwice(), Ability.GUNFIGHT)
        .chooses(ANN, "use-service-pistol")
        .doesNotOffer(ANN, "use-palm-gun");
  }

  private static CityTable armedTwice() {
    return carrying().owns(ANN, "palm-gun", "medkit").carries(ANN, "service-pistol");
  }
}
