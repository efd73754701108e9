package nocturne.nightshift.component;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import nocturne.nightshift.Nightshift;
import nocturne.text.PackException;

/** A user's own folder of packs. */
record OwnPacks(Path folder) {

  /** A Customer in the place of the first one. */
  static final String CUSTOMER =
      """
      customers:
        - id: C01
          name: {en: "Zed", ru: "Зед"}
          stars: 2
          prefers: {dancer: ruby, stars: 3}
          loyalty: 7
          tipper: false
          group: 1
          outcomes: ["1+ CHAT", "3+ CASH 500 LEAVES"]
          text: {en: "A stranger.", ru: "Незнакомец."}
          provenance: original
      """;

  static final String POWER =
      """
      power:
        - id: P24
          name: {en: "Bigger Tip", ru: "Большие чаевые"}
          star: none
          window: own
          effects: [CASH_GAIN ME 2000]
          text: {en: "Two thousand.", ru: "Две тысячи."}
          why: {en: "Money.", ru: "Деньги."}
          provenance: original
      """;

  static final String DANCE =
      """
      dances:
        - id: PR-01
          moves: [spin]
          pays: [500, 1000, 1000]
          name: {en: "Turn", ru: "Поворот"}
          provenance: original
      """;

  static final String DANCER =
      """
      dancers:
        - id: ruby
          name: {en: "Ruby", ru: "Руби"}
          colour: pink
          trait: ego
          ability: TIP_ADD 500
          title: {en: "Headliner", ru: "Гвоздь программы"}
          text: {en: "More tips.", ru: "Больше чаевых."}
          provenance: original
      """;

  static final String TABLE =
      """
      tables:
        - id: S1
          name: {en: "First", ru: "Первый"}
          provenance: original
      """;

  static final String ROUND =
      """
      rounds:
        - id: longer-03
          shift: longer
          round: 3
          kind: plain
          stage: [ruby]
          provenance: original
      """;

  static final String TARGET =
      """
      targets:
        - id: longer-2
          shift: longer
          players: 2
          target: 90000
          provenance: original
      """;

  static final String AMOUNT =
      """
      house:
        - id: tip
          name: {en: "Tip", ru: "Чаевые"}
          amount: 1500
          provenance: original
      """;

  static final String DOOR =
      """
      doors:
        - id: vip-exit
          table: S12
          name: {en: "Exit", ru: "Выход"}
          provenance: original
      """;

  OwnPacks file(String name, String yaml) {
    try {
      Files.writeString(folder.resolve(name), yaml);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Nightshift open() {
    return Nightshift.with(Optional.of(folder));
  }

  /** What is wrong, as a user reads it, with the folder left out. */
  List<String> problems() {
    return catchThrowableOfType(PackException.class, this::open).problems().stream()
        .map(problem -> problem.toString().replace(folder + "/", ""))
        .toList();
  }
}
