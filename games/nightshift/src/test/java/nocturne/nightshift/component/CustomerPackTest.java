package nocturne.nightshift.component;

import static nocturne.nightshift.ClubTable.GAME;
import static nocturne.nightshift.NightshiftRule.NS_4_11;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nocturne.nightshift.Covers;
import nocturne.nightshift.component.Outcome.Deed;
import org.junit.jupiter.api.Test;

/** The Customers of the built-in packs. */
class CustomerPackTest {

  private static final List<Customer> CUSTOMERS = GAME.contents().customers();

  /** On how many faces of the die an outcome of these rooms is unlocked. */
  private static int faces(Customer customer, Room... rooms) {
    return customer.outcomes().stream()
        .filter(outcome -> Stream.of(rooms).anyMatch(outcome::commitsTo))
        .mapToInt(outcome -> 7 - outcome.threshold())
        .max()
        .orElse(0);
  }

  private static Stream<Customer> plain(int stars) {
    return CUSTOMERS.stream()
        .filter(it -> it.preferred().isEmpty() && !it.dad() && it.stars() == stars);
  }

  @Test
  void sixtyCustomersOfWhomOneIsDad() {
    assertThat(CUSTOMERS).hasSize(60);
    assertThat(plain(1)).hasSize(14);
    assertThat(plain(2)).hasSize(20);
    assertThat(plain(3)).hasSize(10);
    assertThat(CUSTOMERS.stream().filter(Customer::dad)).hasSize(1).noneMatch(Customer::tipper);
  }

  /** Emerald's admirers make up for a roster that costs her more than the others'. */
  @Test
  void everyDancerIsPreferredThreeTimesAndEmeraldAlwaysForThreeStars() {
    for (var dancer : GAME.contents().dancers()) {
      int second = dancer.id().equals("emerald") ? 3 : 2;
      assertThat(
              CUSTOMERS.stream()
                  .filter(it -> it.prefers(dancer))
                  .map(it -> List.of(it.stars(), it.starsFor(dancer))))
          .as(dancer.id())
          .containsExactlyInAnyOrder(List.of(1, 3), List.of(1, second), List.of(2, 3));
    }
    assertThat(CUSTOMERS.stream().filter(it -> it.preferred().isPresent())).hasSize(15);
  }

  @Test
  void aThirdTipAndTheMeanLoyaltyIsJustAboveFour() {
    assertThat(CUSTOMERS.stream().filter(Customer::tipper)).hasSize(20);
    assertThat(CUSTOMERS.stream().mapToInt(Customer::loyalty).average()).hasValue(4.05);
  }

  @Test
  void oneRollCommitsSixtyFourTimesInAHundredAndHalfOfThemForTheVipRoom() {
    double commits = CUSTOMERS.stream().mapToInt(it -> faces(it, Room.VIP, Room.PRIVATE)).sum();
    double vip = CUSTOMERS.stream().mapToInt(it -> faces(it, Room.VIP)).sum();
    assertThat(Math.round(commits / 360 * 100)).isEqualTo(64);
    assertThat(Math.round(vip / 360 * 100)).isEqualTo(31);
  }

  @Test
  @Covers(NS_4_11)
  void elevenUnlockNothingOnAOne() {
    assertThat(
            CUSTOMERS.stream()
                .filter(it -> it.outcomes().stream().allMatch(line -> line.threshold() > 1)))
        .hasSize(11);
  }

  @Test
  void highLoyaltyGoesWithFewStars() {
    var loyalty =
        IntStream.rangeClosed(1, 3)
            .mapToDouble(stars -> plain(stars).mapToInt(Customer::loyalty).average().orElseThrow())
            .toArray();
    assertThat(loyalty[0]).isGreaterThan(loyalty[1]);
    assertThat(loyalty[1]).isGreaterThan(loyalty[2]);
  }

  @Test
  void linesOfACardRiseAndEndInASingleDeedExceptForDad() {
    for (var customer : CUSTOMERS) {
      assertThat(customer.outcomes().stream().map(Outcome::threshold)).isSorted();
      assertThat(customer.outcomes().stream().map(Outcome::threshold)).doesNotHaveDuplicates();
      if (!customer.dad())
        assertThat(customer.outcomes()).allMatch(outcome -> outcome.deeds().size() == 1);
    }
  }

  @Test
  void customerOfTheRulebookIsAsPrinted() {
    var thaddius = CUSTOMERS.get(53);
    assertThat(thaddius.name().en()).isEqualTo("Thaddius");
    assertThat(thaddius.loyalty()).isEqualTo(6);
    assertThat(thaddius.preferred().map(Dancer::id)).contains("sapphire");
    assertThat(thaddius.outcomes().getFirst())
        .isEqualTo(new Outcome(0, 2, List.of(new Deed.Cash(1000))));
  }

  @Test
  void dadSendsAwayOrPaysAndAlwaysLeaves() {
    assertThat(CUSTOMERS.getLast().outcomes())
        .containsExactly(
            new Outcome(0, 1, List.of(new Deed.Locker(), new Deed.Leaves())),
            new Outcome(1, 4, List.of(new Deed.Cash(1000), new Deed.Leaves())));
  }

  @Test
  void noTwoShareAName() {
    assertThat(CUSTOMERS.stream().map(it -> it.name().en())).doesNotHaveDuplicates();
    assertThat(CUSTOMERS.stream().map(it -> it.name().ru())).doesNotHaveDuplicates();
  }
}
