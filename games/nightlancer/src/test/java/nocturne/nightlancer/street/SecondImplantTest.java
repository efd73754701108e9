package nocturne.nightlancer.street;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_8_02;
import static nocturne.nightlancer.NightlancerRule.NL_8_09;
import static nocturne.nightlancer.NightlancerRule.NL_8_10;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.Nightlancer;
import nocturne.testkit.Arrange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Implants of which there are two; the built-in packs have each but once. */
class SecondImplantTest {

  private static final String TWO_GRIP_LINKS =
      """
      market:
        - id: grip-link
          name: {en: "Grip Link", ru: "Связка"}
          copies: 2
          type: cyberware
          traits: []
          cost: {chips: 3, health: 1, resolve: 1}
          mode: always
          effects: ["BONUS gunfight 1"]
          uses: []
          text: {en: "Gunfight +1.", ru: "Перестрелка +1."}
          flavour: {en: "Two of a kind.", ru: "Два одинаковых."}
          why: {en: "To have two of it.", ru: "Чтобы их было два."}
          provenance: original
      """;

  private static CityTable owner(Path folder, String edition) throws IOException {
    Files.createDirectories(folder.resolve(edition));
    Files.writeString(folder.resolve(edition).resolve("own.yaml"), TWO_GRIP_LINKS);
    return CityTable.of(Nightlancer.with(Optional.of(folder)), 2, "edition", edition)
        .owns(ANN, "grip-link")
        .chips(ANN, 9);
  }

  @Test
  @Covers({NL_8_09, NL_8_10})
  void inThePrototypeNobodyBuysTheSameImplantTwice(@TempDir Path folder) throws IOException {
    owner(folder, "prototype")
        .pair(1, "grip-link-2")
        .run(new StreetPhase())
        .doesNotOffer(ANN, "bm-1")
        .refuses(ANN, "bm-1", NL_8_02);
  }

  @Test
  @Covers({NL_8_09, NL_8_10})
  void otherCardOfThePairCanBeBought(@TempDir Path folder) throws IOException {
    var table = owner(folder, "prototype").pair(1, "grip-link-2", "hawk-iris");
    table.run(new StreetPhase()).chooses(ANN, "bm-1");
    assertThat(table.at().assets(ANN).has(table.city(), table.market("hawk-iris"))).isTrue();
    assertThat(table.at().marketDiscard.has(table.city(), table.market("grip-link-2"))).isTrue();
  }

  @Test
  @Covers(NL_8_09)
  void sameImplantIsRefusedWhereverItIsOffered(@TempDir Path folder) throws IOException {
    var table = owner(folder, "prototype").hand(ANN, "cyberspacer");
    Arrange.put(table.city(), table.at().marketDeck, table.market("grip-link-2"));
    table.run(new StreetPhase()).chooses(ANN, "play-cyberspacer-2");
    table.refuses(ANN, "buy-grip-link-2", NL_8_09);
  }

  @Test
  @Covers(NL_8_09)
  void whoeverHasNoneMayBuyIt(@TempDir Path folder) throws IOException {
    owner(folder, "prototype")
        .chips(BEN, 9)
        .order(BEN, ANN)
        .pair(1, "grip-link-2")
        .run(new StreetPhase())
        .offersAmongOthers(BEN, "bm-1");
  }

  @Test
  @Covers(NL_8_09)
  void inTheFinalEditionOneMayHaveTwo(@TempDir Path folder) throws IOException {
    var table = owner(folder, "final").pair(1, "grip-link-2").run(new StreetPhase());
    table.chooses(ANN, "bm-1");
    assertThat(table.at().assets(ANN).size(table.city())).isEqualTo(2);
  }
}
