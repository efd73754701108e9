package nocturne.syndicates.component;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.GAME;
import static nocturne.syndicates.SyndicatesRule.SM_2_26;
import static nocturne.syndicates.SyndicatesRule.SM_3_01;
import static nocturne.syndicates.SyndicatesRule.SM_3_02;
import static nocturne.syndicates.SyndicatesRule.SM_3_03;
import static nocturne.syndicates.SyndicatesRule.SM_3_10;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The board of the built-in packs. */
class BoardTest {

  private static final Contents CONTENTS = GAME.contents();

  /** The ledger's table of neighbours. */
  private static final String NEIGHBOURS =
      """
      SP CS NN AC BD WK BZ CA
      CS SP NN CA PR SK
      NN SP CS AC SK
      AC SP NN BD SK CV
      BD SP AC WK CV SD
      WK SP BD BZ SD UH MZ
      BZ SP WK CA MZ AV
      CA SP CS BZ PR AV
      PR CS CA SK
      SK CS NN AC PR
      CV AC BD SD
      SD BD WK CV UH
      UH WK SD MZ
      MZ WK BZ UH AV
      AV BZ CA MZ
      """;

  private static Stream<List<String>> sectorsWithNeighbours() {
    return NEIGHBOURS.lines().map(line -> List.of(line.split(" ")));
  }

  private static List<Sector> neighbours(Sector sector) {
    return CONTENTS.sectors().stream().filter(it -> it.isIn(sector.neighbours())).toList();
  }

  private static Set<Set<Sector>> borders() {
    var borders = new LinkedHashSet<Set<Sector>>();
    for (var sector : CONTENTS.sectors())
      for (var other : neighbours(sector)) borders.add(Set.of(sector, other));
    return borders;
  }

  @ParameterizedTest
  @MethodSource("sectorsWithNeighbours")
  @Covers(SM_3_02)
  void piecesArePushedExactlyToTheSectorsThatShareABorder(List<String> line) {
    var sector = line.getFirst();
    MoonTable.of(3)
        .influence(sector, BLUE, 1)
        .performs(BLUE, "PUSH 1 " + sector)
        .chooses(BLUE, "player-1")
        .offers(BLUE, line.subList(1, line.size()).toArray(String[]::new));
  }

  @ParameterizedTest
  @MethodSource("sectorsWithNeighbours")
  @Covers(SM_3_02)
  void oneAdjacentSectorIsAnyOfThoseThatShareABorder(List<String> line) {
    var options = new HashSet<>(line.subList(1, line.size()));
    options.add("stop");
    MoonTable.of(3)
        .performs(BLUE, "ADD 1 ADJ " + line.getFirst())
        .offers(BLUE, options.toArray(String[]::new));
  }

  @Test
  @Covers(SM_3_03)
  void adjacencyWorksBothWaysAndNeverWithOneself() {
    for (var sector : CONTENTS.sectors()) {
      assertThat(neighbours(sector))
          .doesNotContain(sector)
          .allMatch(other -> sector.isIn(other.neighbours()));
    }
  }

  @Test
  @Covers({SM_3_01, SM_3_10})
  void fifteenSectorsHaveTheirNames() {
    assertThat(CONTENTS.sectors().stream().map(sector -> sector.name().en()))
        .containsExactlyInAnyOrder(
            "The Spire",
            "Corp Sec",
            "Neural Network",
            "Arcano Complex",
            "Bio Division",
            "The Works",
            "Bazaar",
            "Casino",
            "Presidio",
            "Skyport",
            "Cryo Vault",
            "Supply Depot",
            "Underhive",
            "The Maze",
            "Avante");
    assertThat(CONTENTS.spire().name().en()).isEqualTo("The Spire");
  }

  @Test
  void everyBorderIsNamedByExactlyOneOperation() {
    assertThat(borders()).hasSize(33);
    assertThat(CONTENTS.operations().stream().map(operation -> Set.copyOf(operation.sectors())))
        .containsExactlyInAnyOrderElementsOf(borders());
  }

  @Test
  void theSpireHasSevenNeighboursAndEverySectorAtLeastThree() {
    assertThat(neighbours(CONTENTS.spire())).hasSize(7);
    assertThat(CONTENTS.sectors()).allMatch(sector -> neighbours(sector).size() >= 3);
  }

  @Test
  void noTwoSectorsAreMoreThanFourBordersApart() {
    int greatest = 0;
    for (var sector : CONTENTS.sectors()) {
      int steps = 0;
      for (int reached = sector.bit(); reached != CONTENTS.everySector(); steps++)
        reached = andNeighbours(reached);
      greatest = Math.max(greatest, steps);
    }
    assertThat(greatest).isEqualTo(4);
  }

  private static int andNeighbours(int sectors) {
    int more = sectors;
    for (var sector : CONTENTS.sectors()) if (sector.isIn(sectors)) more |= sector.neighbours();
    assertThat(more).as("the board is in one piece").isNotEqualTo(sectors);
    return more;
  }

  @Test
  void noSectorSeesTheSameTypeTwiceOnItsBorders() {
    for (var sector : CONTENTS.sectors()) {
      assertThat(
              CONTENTS.operations().stream()
                  .filter(operation -> operation.sectors().contains(sector))
                  .map(Operation::type))
          .as(sector.id())
          .doesNotHaveDuplicates();
    }
  }

  @Test
  void bordersAreDrawnWithoutCrossings() {
    for (var one : borders())
      for (var other : borders())
        assertThat(cross(List.copyOf(one), List.copyOf(other))).as(one + " " + other).isFalse();
  }

  private static boolean cross(List<Sector> one, List<Sector> other) {
    if (one.stream().anyMatch(other::contains)) return false;
    return side(one, other.getFirst()) * side(one, other.getLast()) <= 0
        && side(other, one.getFirst()) * side(other, one.getLast()) <= 0;
  }

  private static int side(List<Sector> line, Sector point) {
    var a = line.getFirst();
    var b = line.getLast();
    return Integer.signum(
        (b.x() - a.x()) * (point.y() - a.y()) - (b.y() - a.y()) * (point.x() - a.x()));
  }

  @Test
  void eachCrimeTypeHasFiveOperationsAndThreeAreWild() {
    var values =
        CONTENTS.operations().stream()
            .collect(
                Collectors.groupingBy(
                    Operation::type,
                    TreeMap::new,
                    Collectors.mapping(Operation::value, Collectors.toList())));
    var five = List.of(3, 3, 4, 4, 5);
    assertThat(values)
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                CrimeType.FRAUD, five,
                CrimeType.VIOLENCE, five,
                CrimeType.HEIST, five,
                CrimeType.SMUGGLING, five,
                CrimeType.ILLICIT, five,
                CrimeType.ESPIONAGE, five,
                CrimeType.WILD, List.of(3, 4, 5)));
    assertThat(CONTENTS.operations().stream().mapToInt(Operation::value).sum()).isEqualTo(126);
  }

  @Test
  void operationsOfValueFiveHaveTheStrongerHustleOfTheirType() {
    for (var type : CrimeType.values()) {
      var hustles =
          CONTENTS.operations().stream()
              .filter(operation -> operation.type() == type)
              .collect(
                  Collectors.groupingBy(
                      operation -> operation.value() == 5,
                      Collectors.mapping(Operation::hustle, Collectors.toSet())));
      if (type == CrimeType.PETTY) continue;
      assertThat(hustles.get(false)).as(type.name()).hasSize(1);
      assertThat(hustles.get(true)).doesNotContainAnyElementsOf(hustles.get(false));
    }
  }

  @Test
  void pettyCrimeAddsOneAnywhereAndIsWorthNothing() {
    var petty = CONTENTS.petty();
    assertThat(petty.value()).isZero();
    assertThat(petty.sectors()).isEmpty();
    assertThat(petty.hustle()).isEqualTo(MoonTable.of(2).sentence("ADD 1 ANY"));
  }

  @Test
  @Covers(SM_2_26)
  void objectivesNameEverySectorTwiceAndEveryCrimeTypeFiveTimes() {
    assertThat(CONTENTS.objectives()).hasSize(30);
    for (var sector : CONTENTS.sectors()) {
      assertThat(
              CONTENTS.objectives().stream()
                  .filter(card -> card.sector().equals(sector))
                  .map(Objective::crime))
          .hasSize(2)
          .doesNotHaveDuplicates();
    }
    for (var type : CrimeType.values()) {
      boolean isCrimeType = type != CrimeType.WILD && type != CrimeType.PETTY;
      assertThat(CONTENTS.objectives())
          .filteredOn(card -> card.crime() == type)
          .hasSize(isCrimeType ? 5 : 0);
    }
  }
}
