package nocturne.server.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Optional;
import nocturne.kernel.FastChance;
import nocturne.kernel.Language;
import nocturne.server.wire.ClientMessage.Again;
import nocturne.server.wire.ClientMessage.AnswerUndo;
import nocturne.server.wire.ClientMessage.Choose;
import nocturne.server.wire.ClientMessage.Hello;
import nocturne.server.wire.ClientMessage.Nudge;
import nocturne.server.wire.ClientMessage.Passes;
import nocturne.server.wire.ClientMessage.Ping;
import nocturne.server.wire.ClientMessage.Say;
import nocturne.server.wire.ClientMessage.Undo;
import nocturne.server.wire.ClientMessage.Until;
import nocturne.server.wire.ClientMessage.Vacation;
import nocturne.server.wire.MessageRefused.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClientMessageTest {

  private static ClientMessage read(String message) {
    return ClientMessage.read(message.replace('\'', '"'));
  }

  private static MessageRefused refused(String message) {
    return catchThrowableOfType(MessageRefused.class, () -> read(message));
  }

  @Test
  void everyKindOfMessageIsRead() {
    assertThat(read("{'do':'hello','from':12}")).isEqualTo(new Hello(12, Optional.empty(), false));
    assertThat(read("{'portrayed':true,'language':'ru','from':0,'do':'hello'}"))
        .isEqualTo(new Hello(0, Optional.of(Language.RU), true));
    assertThat(read("{'do':'choose','option':'FE-003','at':7}")).isEqualTo(new Choose("FE-003", 7));
    assertThat(read("{'do':'undo'}")).isEqualTo(new Undo());
    assertThat(read("{'do':'answerUndo','yes':false}")).isEqualTo(new AnswerUndo(false));
    assertThat(read("{'do':'say','text':' good \\n game '}")).isEqualTo(new Say("good game"));
    assertThat(read("{'do':'passes','until':'turn'}")).isEqualTo(new Passes(Until.TURN));
    assertThat(read("{'do':'passes','until':'window'}")).isEqualTo(new Passes(Until.WINDOW));
    assertThat(read("{'do':'passes','until':'mine'}")).isEqualTo(new Passes(Until.MINE));
    assertThat(read("{'do':'passes','until':'off'}")).isEqualTo(new Passes(Until.OFF));
    assertThat(read("{'do':'vacation','days':14}")).isEqualTo(new Vacation(14));
    assertThat(read("{'do':'nudge'}")).isEqualTo(new Nudge());
    assertThat(read("{'do':'again'}")).isEqualTo(new Again());
    assertThat(read("  {'do':'ping'}  ")).isEqualTo(new Ping());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "``                                          | NOT_A_MESSAGE",
        "no                                          | NOT_JSON",
        "{                                           | NOT_JSON",
        "{'do':'undo'                                | NOT_JSON",
        "{'do':'undo','do':'undo'}                   | NOT_JSON",
        "[]                                          | NOT_A_MESSAGE",
        "null                                        | NOT_A_MESSAGE",
        "{'do':'undo'} {}                            | NOT_A_MESSAGE",
        "{'a':1,'b':1,'c':1,'d':1,'e':1,'f':1,'g':1,'h':1,'i':1} | NOT_A_MESSAGE",
        "{}                                          | MISSING_FIELD",
        "{'do':'choose','at':7}                      | MISSING_FIELD",
        "{'do':'dance'}                              | UNKNOWN_KIND",
        "{'do':'undo','really':true}                 | UNKNOWN_FIELD",
        "{'do':7}                                    | WRONG_VALUE",
        "{'do':null}                                 | WRONG_VALUE",
        "{'do':['undo']}                             | WRONG_VALUE",
        "{'do':'choose','option':'','at':7}          | WRONG_VALUE",
        "{'do':'choose','option':'x','at':'7'}       | WRONG_VALUE",
        "{'do':'choose','option':'x','at':-1}        | WRONG_VALUE",
        "{'do':'choose','option':'x','at':7.5}       | WRONG_VALUE",
        "{'do':'choose','option':'x','at':9223372036854775808} | WRONG_VALUE",
        "{'do':'choose','option':'x','at':1e9}       | WRONG_VALUE",
        "{'do':'hello','from':2147483648}            | WRONG_VALUE",
        "{'do':'hello','from':0,'language':'de'}     | WRONG_VALUE",
        "{'do':'answerUndo','yes':'yes'}             | WRONG_VALUE",
        "{'do':'passes','until':'TURN'}              | WRONG_VALUE",
        "{'do':'vacation','days':61}                 | WRONG_VALUE",
        "{'do':'say','text':'  '}                    | WRONG_VALUE",
        "{'do':'say','text':'\\ud800'}               | WRONG_VALUE",
      })
  void anythingElseIsRefused(String message, Fault fault) {
    assertThat(refused(message).fault()).isEqualTo(fault);
    assertThat(refused(message)).hasMessageMatching("[\\p{IsLatin}'].{10,120}");
  }

  @Test
  void aRefusalNamesThePlaceAndWhatWasExpected() {
    assertThat(refused("{'do':'vacation','days':61}"))
        .hasMessage("'days' should be a whole number from 0 to 60");
    assertThat(refused("{'do':'passes','until':'x'}"))
        .hasMessage("'until' should be one of off, window, turn, mine");
    assertThat(refused("{'do':'" + "ab\\u0000".repeat(20) + "'}"))
        .hasMessage("there is nothing to do called '" + "ab?".repeat(13) + "a…'");
  }

  @Test
  void whatIsTooLongIsNotEvenLookedAt() {
    assertThat(refused("{'do':'say','text':'" + "x".repeat(9_000) + "'}").fault())
        .isEqualTo(Fault.TOO_LONG);
    assertThat(refused("{'do':'choose','at':1,'option':'" + "x".repeat(201) + "'}").fault())
        .isEqualTo(Fault.WRONG_VALUE);
    assertThat(refused("{'do':'say','text':'" + "x".repeat(501) + "'}").fault())
        .isEqualTo(Fault.WRONG_VALUE);
    assertThat(refused("{'do':" + "[".repeat(4_000)).fault()).isEqualTo(Fault.WRONG_VALUE);
    assertThat(refused("[".repeat(4_000)).fault()).isEqualTo(Fault.NOT_A_MESSAGE);
  }

  @Test
  void nothingIsThrownButARefusal() {
    var chance = new FastChance(5);
    var seeds =
        new String[] {
          "{\"do\":\"choose\",\"option\":\"FE-003\",\"at\":7}",
          "{\"do\":\"say\",\"text\":\"вечер \\u0416 \\ud83c\\udf19\"}",
          "{\"do\":\"hello\",\"from\":12,\"language\":\"en\",\"portrayed\":false}"
        };
    for (int i = 0; i < 50_000; i++) {
      var message = new StringBuilder(seeds[chance.below(seeds.length)]);
      for (int edits = chance.below(4); edits >= 0; edits--) mutate(message, chance);
      try {
        assertThat(ClientMessage.read(message.toString())).isNotNull();
      } catch (MessageRefused refused) {
        assertThat(refused.getMessage()).isNotBlank();
      }
    }
  }

  private static void mutate(StringBuilder message, FastChance chance) {
    int place = chance.below(message.length() + 1);
    var pieces = "{}[]\",:\\0123456789-+.eEtrufalsn \u0000\ud800\udc00\uffff";
    switch (chance.below(3)) {
      case 0 -> message.insert(place, pieces.charAt(chance.below(pieces.length())));
      case 1 -> message.delete(place, Math.min(message.length(), place + chance.below(6)));
      default -> message.insert(place, message.substring(0, place));
    }
  }
}
