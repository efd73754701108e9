package nocturne.nightshift.component;

import static nocturne.nightshift.ClubTable.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import nocturne.kernel.FastChance;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import nocturne.nightshift.component.Contents.Shift;
import nocturne.nightshift.component.Outcome.Deed;
import nocturne.nightshift.effect.CashEffect;
import nocturne.nightshift.effect.Who;
import nocturne.nightshift.power.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnPacksTest {

  private final OwnPacks packs;

  OwnPacksTest(@TempDir Path folder) {
    packs = new OwnPacks(folder);
  }

  @Test
  void emptyFolderChangesNothing() {
    assertThat(packs.open().packs()).isEqualTo(GAME.packs());
  }

  @Test
  void customerOfTheUsersFolderTakesThePlaceOfTheBuiltInOne() {
    var game = packs.file("mine.yaml", OwnPacks.CUSTOMER).open();
    var contents = game.contents();
    assertThat(contents.customers().stream().map(Customer::id))
        .containsExactlyElementsOf(GAME.contents().customers().stream().map(Customer::id).toList());
    var zed = contents.customers().getFirst();
    assertThat(zed.name().en()).isEqualTo("Zed");
    assertThat(zed.loyalty()).isEqualTo(7);
    assertThat(zed.starsFor(contents.dancers().getFirst())).isEqualTo(3);
    assertThat(zed.starsFor(contents.dancers().getLast())).isEqualTo(2);
    assertThat(zed.outcomes())
        .containsExactly(
            new Outcome(0, 1, List.of(new Deed.Chat())),
            new Outcome(1, 3, List.of(new Deed.Cash(500), new Deed.Leaves())));
    assertThat(game.packs()).isNotEqualTo(GAME.packs());
  }

  @Test
  void amountsRoundsTargetsAndDoorsOfTheUsersFolderCount() {
    var contents =
        packs
            .file("amount.yaml", OwnPacks.AMOUNT)
            .file("round.yaml", OwnPacks.ROUND)
            .file("target.yaml", OwnPacks.TARGET)
            .file("door.yaml", OwnPacks.DOOR)
            .open()
            .contents();
    assertThat(contents.house().tip()).isEqualTo(1500);
    assertThat(contents.house().fine()).isEqualTo(1000);
    var longer = contents.timers().get(Shift.LONGER);
    assertThat(longer).hasSize(16);
    assertThat(longer.get(2).stage()).containsExactly(contents.dancers().getFirst());
    assertThat(contents.targets().get(Shift.LONGER)).containsExactly(90000, 120000, 160000, 200000);
    assertThat(contents.door(Contents.Door.VIP_EXIT).id()).isEqualTo("S12");
  }

  @Test
  void newCardsAndCustomersComeBesideTheBuiltInOnesAndArePlayedWith() {
    var game =
        packs
            .file("customers.yaml", OwnPacks.CUSTOMER.replace("C01", "X01"))
            .file("power.yaml", OwnPacks.POWER.replace("P24", "X02"))
            .file("dances.yaml", OwnPacks.DANCE.replace("PR-01", "X03"))
            .open();
    assertThat(game.contents().customers()).hasSize(61);
    assertThat(game.contents().customers().getLast().id()).isEqualTo("X01");
    assertThat(game.contents().powerCards()).hasSize(41);
    assertThat(game.contents().dances()).hasSize(36);
    var players = List.of(Setup.Player.person("Ann"), Setup.Player.person("Bea"));
    var setup = new Setup(Variant.of(game.settings(), Map.of()), players);
    var club = game.open(setup, new FastChance(1));
    var dice = new FastChance(2);
    while (!club.isOver()) {
      var seat = club.asked().first();
      club.choose(seat, dice.below(club.options(seat).size()));
    }
    assertThat(club.result()).isPresent();
  }

  @Test
  void cardOfTheUsersFolderDoesWhatItSays() {
    var card =
        packs.file("power.yaml", OwnPacks.POWER).open().contents().powerCards().stream()
            .filter(it -> it.id().equals("P24"))
            .findFirst()
            .orElseThrow();
    assertThat(card.window()).isEqualTo(Window.OWN);
    assertThat(card.effects()).containsExactly(new CashEffect.CashGain(Who.ME, 2000));
  }
}
