package nocturne.gangs.prospects;

import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import nocturne.bots.Budget;
import nocturne.bots.Match;
import nocturne.bots.PrudentBot;
import nocturne.bots.RandomBot;
import nocturne.bots.Sight;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Disc;
import nocturne.gangs.turn.Turn;
import nocturne.kernel.FastChance;
import nocturne.kernel.Option;
import nocturne.kernel.Seat;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import org.junit.jupiter.api.Test;

/** What a player who looks one decision ahead does by these prospects. */
class ProspectsTest {

  private static final Prospects PROSPECTS = new Prospects();

  private static NightCityTable empty() {
    return NightCityTable.of(3).emptyBoard();
  }

  private static String choice(NightCityTable table, int side) {
    var sight = Sight.of(NightCityTable.GAME, table.city(), Seat.of(side));
    return new PrudentBot(1).choose(sight, Budget.of(4)).id();
  }

  private static Option option(NightCityTable table, String id) {
    for (var option : table.city().options(Seat.of(ANN)).list())
      if (option.id().equals(id)) return option;
    throw new AssertionError("not on offer: " + id);
  }

  private static double worth(NightCityTable table) {
    return PROSPECTS.of(table.city(), Seat.of(ANN));
  }

  @Test
  void streetCredOfOnesOwnIsWorthMoreThanThatOfTheOthersCosts() {
    double even = worth(empty().cred(ANN, 5).cred(BEN, 5).cred(CAT, 5));
    double ahead = worth(empty().cred(ANN, 6).cred(BEN, 5).cred(CAT, 5));
    double behind = worth(empty().cred(ANN, 5).cred(BEN, 6).cred(CAT, 5));
    assertThat(ahead).isGreaterThan(even);
    assertThat(behind).isLessThan(even);
    assertThat(ahead - even).isGreaterThan(even - behind);
  }

  @Test
  void whatTheTurnStillPromisesIsNotAtHand() {
    var table = empty().resources(ANN, 2, 0, 0).units(ANN, "watson-business", "solo");
    var city = table.activates(ANN).city();
    assertThat(PROSPECTS.of(city, Seat.of(ANN)))
        .isGreaterThan(PROSPECTS.atHand(city, Seat.of(ANN)));
    assertThat(PROSPECTS.of(city, Seat.of(BEN))).isEqualTo(PROSPECTS.atHand(city, Seat.of(BEN)));
  }

  @Test
  void droneWithoutCompanyIsWorthNothing() {
    double alone = worth(empty().units(ANN, "watson", "techie").units(ANN, "pacifica", "drone"));
    assertThat(alone).isEqualTo(worth(empty().units(ANN, "watson", "techie")));
  }

  @Test
  void moneyForAHideoutIsSpentOnOne() {
    var table = empty().resources(ANN, 2, 0, 0).units(ANN, "watson-business", "solo");
    assertThat(choice(table.activates(ANN), ANN)).isEqualTo("hideout");
  }

  @Test
  void netrunThatPaysIsMade() {
    var pays = empty().units(ANN, "santo-domingo-data-fortress", "netrunner");
    assertThat(choice(pays.activates(ANN, "netrunners", "done"), ANN)).isEqualTo("yes");
  }

  @Test
  void rollThatHarmsNobodyIsKept() {
    var table = NightCityTable.of(4).emptyBoard().units(CAT, "pacifica", "netrunner");
    table.dice(6, 5).activates(CAT, "netrunners", "done", "yes", "yes");
    assertThat(choice(table, CAT)).isEqualTo("keep");
  }

  @Test
  void rollThatCostsNetrunnersIsRepeated() {
    var table = NightCityTable.of(4).emptyBoard().units(CAT, "pacifica", "netrunner").net(CAT, 2);
    table.units(BEN, "heywood", "solo").dice(1, 1);
    table.activates(CAT, "netrunners", "done", "yes", "no");
    assertThat(choice(table, CAT)).isEqualTo("reroll-both");
  }

  @Test
  void strongerHandStartsAFirefightAndAWeakerOneDoesNot() {
    var strong =
        empty()
            .units(ANN, "watson", "solo", "techie")
            .units(BEN, "watson", "solo")
            .hand(ANN, "m2067-defender", "tsunami-ashura")
            .hand(BEN, "cyberpsychosis", "short-circuit");
    assertThat(choice(strong.activates(ANN, "solos", "done"), ANN)).isEqualTo("watson");
    var weak =
        empty()
            .units(ANN, "watson", "solo", "techie")
            .units(BEN, "watson", "solo")
            .units(CAT, "watson", "solo")
            .hand(ANN, "cyberpsychosis");
    assertThat(choice(weak.activates(ANN, "solos", "done"), ANN)).isEqualTo("pass");
  }

  @Test
  void cardThatWinsAFirefightIsPlayedInIt() {
    var table =
        empty()
            .units(ANN, "watson", "solo", "techie")
            .units(BEN, "watson", "solo", "techie")
            .hand(ANN, "m2067-defender", "ping")
            .hand(BEN, "crusher", "subdermal-armor")
            .fights(ANN, "watson");
    assertThat(choice(table, ANN)).isEqualTo(table.combat(ANN, "m2067-defender").id());
  }

  @Test
  void cardIsWorthAsMuchToWhoPicksLastAsToWhoPicksFirst() {
    var table =
        empty()
            .units(ANN, "watson", "solo", "techie")
            .units(BEN, "watson", "solo", "techie")
            .units(CAT, "watson", "solo")
            .hand(ANN, "m2067-defender", "ping", "cyberpsychosis")
            .hand(BEN, "crusher", "subdermal-armor")
            .hand(CAT, "short-circuit", "tsunami-ashura")
            .fights(ANN, "watson");
    var unseen = showdowns(table, BEN);
    for (var card : List.of("m2067-defender", "ping", "cyberpsychosis")) {
      var picked = table.city().copy();
      picked.choose(Seat.of(ANN), table.combat(ANN, card));
      assertThat(PROSPECTS.afterEach(picked, Seat.of(BEN), picked.options(Seat.of(BEN)).list()))
          .as("Ann has picked %s, and Ben can't know", card)
          .containsExactly(unseen);
    }
  }

  private static double[] showdowns(NightCityTable table, int side) {
    var city = table.city();
    return PROSPECTS.afterEach(city, Seat.of(side), city.options(Seat.of(side)).list());
  }

  @Test
  void whoHasNothingLeftToDoReclaims() {
    var table =
        empty()
            .units(ANN, "watson", "solo")
            .hideouts(ANN, "watson")
            .spent(ANN, Disc.TECHIES, Disc.NETRUNNERS, Disc.HIDEOUT, Disc.UPGRADE, Disc.WILD);
    assertThat(choice(table.run(new Turn(ANN)), ANN)).isEqualTo("reclaim");
  }

  @Test
  void handIsUpgradedWhereMoneyBuysNothingBetter() {
    var table =
        empty()
            .resources(ANN, 1, 0, 0)
            .units(ANN, "watson-business", "solo")
            .spent(ANN, Disc.TECHIES, Disc.NETRUNNERS, Disc.WILD)
            .activates(ANN);
    assertThat(choice(table, ANN)).isEqualTo("upgrade");
  }

  @Test
  void businessOfARivalIsWorthAFirefight() {
    var table =
        empty().units(ANN, "pacifica", "solo", "techie").units(BEN, "pacifica-business", "techie");
    assertThat(choice(table.activates(ANN, "solos", "done"), ANN)).isEqualTo("pacifica");
  }

  @Test
  void reclaimIsWorthAsMuchWhenItIsChosenAsInTheMiddleOfIt() {
    var table =
        empty()
            .units(ANN, "watson", "solo")
            .units(ANN, "heywood", "techie")
            .units(ANN, "pacifica", "netrunner")
            .hideouts(ANN, "watson")
            .spent(ANN, Disc.SOLOS, Disc.HIDEOUT)
            .run(new Turn(ANN));
    var reclaim = option(table, "reclaim");
    double foreseen = PROSPECTS.after(table.city(), Seat.of(ANN), reclaim).orElseThrow();
    table.chooses(ANN, "reclaim");
    assertThat(worth(table)).isCloseTo(foreseen, within(0.01));
    table.chooses(ANN, "eddies-1");
    assertThat(worth(table)).isCloseTo(foreseen, within(0.2));
  }

  @Test
  void firstDiscOfATurnLeavesRoomForASecond() {
    var table =
        empty()
            .resources(ANN, 3, 0, 0)
            .units(ANN, "watson", "solo")
            .spent(ANN, Disc.SOLOS, Disc.TECHIES, Disc.NETRUNNERS, Disc.WILD)
            .activates(ANN);
    double both = PROSPECTS.after(table.city(), Seat.of(ANN), Disc.HIDEOUT).orElseThrow();
    table.spent(ANN, Disc.SOLOS, Disc.TECHIES, Disc.NETRUNNERS, Disc.WILD, Disc.UPGRADE);
    double one = PROSPECTS.after(table.city(), Seat.of(ANN), Disc.HIDEOUT).orElseThrow();
    assertThat(both).isGreaterThan(one);
  }

  @Test
  void prudentPlayerBeatsRandomOnes() {
    var setup =
        new Setup(
            Variant.of(NightCityTable.GAME.settings(), Map.of()),
            List.of(Setup.Player.person("Ann"), Setup.Player.person("Ben")));
    var match = new Match(List.of(new PrudentBot(1), new RandomBot(2)), Budget.of(1), 3);
    int won = 0;
    for (int game = 0; game < 5; game++) {
      var table = NightCityTable.GAME.open(setup, new FastChance(game));
      if (match.play(NightCityTable.GAME, table).winners().has(Seat.of(ANN))) won++;
    }
    assertThat(won).isEqualTo(5);
  }
}
