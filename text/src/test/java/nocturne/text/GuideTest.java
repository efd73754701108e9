package nocturne.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GuideTest {

  private final Guide guide = Guide.load(GuideTest.class).orElseThrow();

  private String said(String... asked) {
    return said(List.of("left", "right-hand"), asked);
  }

  private String said(List<String> offered, String... asked) {
    return guide.advice(List.of(asked), offered).map(step -> step.text().en()).orElse("");
  }

  @Test
  void aGuideSaysWhatIsPrepared() {
    assertThat(guide.minutes()).isEqualTo(10);
    assertThat(guide.variant()).isEqualTo(Map.of("mode", "solo"));
    assertThat(guide.seats()).isEqualTo(2);
    assertThat(guide.opponents()).isEqualTo("greedy");
    assertThat(guide.deal()).isEqualTo("lesson");
  }

  @Test
  void aGameWithoutAFileHasNoGuide() {
    assertThat(Guide.load(String.class)).isEmpty();
  }

  @Test
  void stepsOfAPromptAreSaidOneAfterTheOther() {
    assertThat(said("walk")).isEqualTo("Walk.");
    assertThat(said("walk", "walk")).isEqualTo("Walk on.");
    assertThat(said("rest")).isEqualTo("Rest.");
    assertThat(said("walk", "rest")).isEqualTo("Rest.");
  }

  @Test
  void whenNoStepIsLeftForAPromptTheReminderIsSaid() {
    assertThat(said("walk", "walk", "walk")).isEqualTo("As before.");
    assertThat(said("walk", "dance")).isEmpty();
  }

  @Test
  void whereNothingToTryIsOfferedTheReminderIsSaidAndTheStepIsOver() {
    assertThat(said(List.of("back"), "walk")).isEqualTo("As before.");
    assertThat(said(List.of("left"), "walk", "walk")).isEqualTo("Walk on.");
  }

  @Test
  void whenAllStepsAreSaidTheCoachTakesLeaveOnce() {
    assertThat(said("walk", "rest", "walk", "walk")).isEqualTo("Now you can walk.");
    assertThat(said("walk", "rest", "walk", "walk", "walk")).isEmpty();
  }

  @Test
  void afterSoManyQuestionsTheCoachTakesLeaveWhateverIsLeft() {
    assertThat(said("walk", "walk", "walk", "walk", "walk")).isEqualTo("As before.");
    assertThat(said("walk", "walk", "walk", "walk", "walk", "rest")).isEqualTo("Now you can walk.");
    assertThat(said("walk", "walk", "walk", "walk", "walk", "rest", "rest")).isEmpty();
  }

  @Test
  void aStarStandsForWhateverAnOptionEndsWith() {
    var step = guide.steps().getFirst();
    assertThat(step.tries("left")).isTrue();
    assertThat(step.tries("left-hand")).isFalse();
    assertThat(step.tries("right-hand")).isTrue();
  }
}
