package nocturne.nightlancer.street;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.GAME;
import static nocturne.nightlancer.NightlancerRule.NL_8_09;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.Nightlancer;
import nocturne.nightlancer.component.MarketCard;
import nocturne.testkit.Arrange;
import nocturne.testkit.Play;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A second copy of an implant that one has already. */
class SameImplantTest {

  private static final String TWO_BLADES =
      """
      market:
        - id: forearm-blade
          name: {en: "Forearm Blade", ru: "Клинок в предплечье"}
          copies: 2
          type: cyberweapon
          traits: []
          cost: {chips: 4, health: 1, resolve: 1}
          mode: use
          effects: ["BONUS melee 2"]
          uses: []
          text: {en: "Two of them.", ru: "Два."}
          flavour: {en: "Left and right.", ru: "Левый и правый."}
          why: {en: "For a test.", ru: "Для проверки."}
          provenance: original
      """;

  /** The built-in packs have no implant twice, so that it takes an own one to meet the question. */
  @ParameterizedTest
  @CsvSource({"final, true", "prototype, false"})
  @Covers(NL_8_09)
  void onlyTheFinalEditionSellsTheSameImplantTwice(
      String edition, boolean twice, @TempDir Path folder) throws IOException {
    Files.writeString(
        Files.createDirectory(folder.resolve(edition)).resolve("own.yaml"), TWO_BLADES);
    var game = Nightlancer.with(Optional.of(folder));
    var table = Play.of(game).seats("Ann", "Ben").setting("edition", edition);
    var city = table.setting("nightlancers", "dealt").rig("turn order", 0, 0).begin().table();
    for (var seat : city.seats()) city.at().chips.set(city, seat.index(), 9);
    while (!city.at().pairs.get(0).isEmpty(city))
      city.at().pairs.get(0).moveTop(city, city.at().marketDiscard);
    var blades =
        city.contents().market().stream()
            .filter(it -> it.id().startsWith("forearm-blade"))
            .toList();
    assertThat(blades).hasSize(2);
    Arrange.put(city, city.at().assets(ANN), blades.get(0));
    Arrange.put(city, city.at().pairs.get(0), blades.get(1));
    assertThat(Market.isAny(city, ANN, city.at().pairs.get(0))).isEqualTo(twice);
    assertThat(Market.isAny(city, BEN, city.at().pairs.get(0))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_8_09)
  void everyImplantOfTheBoxIsThereOnce(String edition) {
    assertThat(GAME.contents(edition).market())
        .filteredOn(card -> card.type().isImplant())
        .isNotEmpty()
        .extracting(MarketCard::design)
        .doesNotHaveDuplicates();
  }
}
