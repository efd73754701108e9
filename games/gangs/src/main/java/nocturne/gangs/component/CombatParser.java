package nocturne.gangs.component;

import nocturne.gangs.effect.WordParser;
import nocturne.text.Item;

/** Reads what a combat card does and what it pays for. */
final class CombatParser extends WordParser {

  private CombatParser(Item item) {
    super(item);
  }

  static Tactic tactic(Item item) {
    var parser = new CombatParser(item);
    return parser.whole(parser.tactic());
  }

  static Feat feat(Item item) {
    var parser = new CombatParser(item);
    return parser.whole(parser.feat());
  }

  private Tactic tactic() {
    return switch (word("an effect")) {
      case "CHAIN" -> chain(Tactic.Word.CHAIN);
      case "MAY" -> {
        expect("CHOOSE");
        expect("TAKE_BACK");
        expect("OR");
        expect("CHAIN");
        yield chain(Tactic.Word.TAKE_BACK_OR_CHAIN);
      }
      case "BLANK_OTHERS" -> plain(Tactic.Word.BLANK_OTHERS);
      case "OPP_DRONES" ->
          new Tactic(Tactic.Word.OPP_DRONES, skip("all") ? Tactic.ALL : number(), Kin.DRONE);
      case "SECRET_PER_NETRUNNER" -> plain(Tactic.Word.SECRET_PER_NETRUNNER);
      case "FP_FOR_DRONE" -> plain(Tactic.Word.FP_FOR_DRONE);
      case "FP_ALL_DRONES" -> plain(Tactic.Word.FP_ALL_DRONES);
      case "FP_COPY" -> plain(Tactic.Word.FP_COPY);
      case "PICK_LOSSES" -> plain(Tactic.Word.PICK_LOSSES);
      case "EXTRA_LOSS" -> plain(Tactic.Word.EXTRA_LOSS);
      case "TIE_LOSES" -> plain(Tactic.Word.TIE_LOSES);
      case "IMMUNE" -> plain(Tactic.Word.IMMUNE);
      case "KILL_FOR_DRONE" -> plain(Tactic.Word.KILL_FOR_DRONE);
      case "KILL_ANY" -> {
        expect("here");
        yield plain(Tactic.Word.KILL_ANY);
      }
      case "SACRIFICE" -> {
        expect("unit");
        expect("1");
        expect("here");
        yield plain(Tactic.Word.SACRIFICE);
      }
      case "MOVE_SURVIVOR" -> plain(Tactic.Word.MOVE_SURVIVOR);
      default -> {
        unknown("an effect of a combat card such as CHAIN");
        yield Tactic.NONE;
      }
    };
  }

  private static Tactic plain(Tactic.Word word) {
    return new Tactic(word, 0, Kin.UNIT);
  }

  private Tactic chain(Tactic.Word word) {
    return new Tactic(word, 0, skip("always") ? Kin.UNIT : constant(Kin.class));
  }

  private Feat feat() {
    return switch (word("a condition")) {
      case "SC" -> paid(number());
      case "BUY_SC" -> {
        expect("1");
        yield new Feat(Feat.Word.BUY, number(), true, Kin.UNIT, number());
      }
      default -> {
        unknown("SC or BUY_SC");
        yield new Feat(Feat.Word.BUY, 0, true, Kin.UNIT, 0);
      }
    };
  }

  private Feat paid(int cred) {
    boolean each = skip("PER");
    if (!each) expect("IF");
    var word = constant(Feat.Word.class);
    var kin = word == Feat.Word.OPPONENT_LOST ? constant(Kin.class) : Kin.UNIT;
    int number = word == Feat.Word.OPPONENT_FIREPOWER ? number() : 0;
    return new Feat(word, cred, each, kin, number);
  }
}
