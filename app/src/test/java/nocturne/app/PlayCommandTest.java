package nocturne.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whole games of moths through the command line. Seed "a" deals Ghost and Magpie to seat 1. */
class PlayCommandTest {

  private static final String[] GAME = {"play", "moths", "--seed", "a", "--bots", "random"};

  @TempDir private Path state;

  private Path saved() {
    return state.resolve("nocturne/moths-20261115-200000.record");
  }

  private static String[] game(String... more) {
    var all = new java.util.ArrayList<>(java.util.List.of(GAME));
    all.addAll(java.util.List.of(more));
    return all.toArray(String[]::new);
  }

  @Test
  void wholeGameIsPlayedFromAPipe() {
    var played = new Trial(state).types("1", "magpie", "wager 2").runs(game());

    assertThat(played.err()).isEmpty();
    assertThat(played.code()).isZero();
    assertThat(played.out())
        .contains("Seat 1: Player.")
        .contains("Your hand:\nGhost, worth 6.\nMagpie, worth 10.\n")
        .contains("Player: Player. Hand: 2. At the lamp: nothing.")
        .contains("You hold 2 moths. What now?\n1. Ghost flies\n2. Rest\n3. Draw a moth\n")
        .contains("Not possible now:\n4. Magpie flies\n")
        .contains("Player lets Ghost fly.")
        .contains("The game is over.")
        .contains("Player: Player. Points: 18.")
        .contains("The record of this game is in " + saved());
  }

  @Test
  void wholeGameIsPlayedInRussian() {
    var played =
        new Trial(state).types("1", "Пяденица л", "поставить 1", "ж").runs(game("--lang", "ru"));

    assertThat(played.code()).isZero();
    assertThat(played.out())
        .contains("У вас 2 мотылька. Что делать?")
        .contains("У вас 1 мотылёк. Что делать?")
        .contains("Тонкопряд летит")
        .contains("Игра окончена.")
        .contains("Игрок: летит Пяденица. MO-1.02.")
        .doesNotContain("Choose")
        .doesNotContain("game");
  }

  @Test
  void languageComesFromTheEnvironment() {
    assertThat(new Trial(state).with("LANG", "ru_RU.UTF-8").runs(game()).out()).contains("Лампа");
    assertThat(new Trial(state).with("LANG", "C.UTF-8").runs(game()).out()).contains("The lamp");
  }

  @Test
  void plainModeHasNoCodesAndNoDrawing() {
    var played = new Trial(state).atScreen().types("1", "1", "1").runs(game("--plain"));

    assertThat(played.out()).doesNotContain("\033").doesNotContain("─").doesNotContain("•");
  }

  @Test
  void screenHasColoursAndColumns() {
    var played = new Trial(state).atScreen().types("", "1", "1", "1").runs(game());

    assertThat(played.out())
        .contains("\033[1;36mPlayer\033[0m     2  nothing")
        .contains("\033[90m 4  \033[0m\033[90m× Magpie flies\033[0m")
        .contains("The game is over");
  }

  @Test
  void screenWithoutColoursStillHasColumns() {
    var played = new Trial(state).atScreen().types("", "1", "1", "1").runs(game("--no-colour"));
    var environment = new Trial(state).with("NO_COLOR", "1").atScreen().types("").runs(game());

    assertThat(played.out())
        .contains("Player     2  nothing")
        .doesNotContain("\033[3")
        .doesNotContain("\033[1m");
    assertThat(environment.out()).contains("Player     2  nothing").doesNotContain("\033[1m");
  }

  @Test
  void endOfInputLeavesCleanlyAndKeepsTheGame() {
    var left = new Trial(state).types("1").runs(game());
    assertThat(left.code()).isZero();
    assertThat(left.out()).endsWith("nocturne play --resume " + saved() + "\n");

    var resumed = new Trial(state).types("1", "1").runs("play", "--resume", saved().toString());
    assertThat(resumed.code()).isZero();
    assertThat(resumed.out()).contains("Player lets Ghost fly.").contains("The game is over.");
  }

  @Test
  void autosaveHoldsEveryChoice() throws IOException {
    new Trial(state).types("1").runs(game());

    assertThat(Files.readString(saved())).contains("\n1 fly ghost\n");
  }

  @Test
  void resumedFileOfOnesOwnIsLeftAlone() throws IOException {
    var own = state.resolve("own.record");
    new Trial(state).types("1", "s " + own, "q", "").runs(game());
    var before = Files.readString(own);

    new Trial(state).types("1", "1").runs("play", "moths", "--resume", own.toString());

    assertThat(Files.readString(own)).isEqualTo(before);
    assertThat(state.resolve("nocturne/moths-20261115-200000-2.record")).exists();
  }

  @Test
  void resumeRefusesWhatTheRecordDecides() {
    new Trial(state).types("1").runs(game());

    var seats = new Trial(state).runs("play", "--resume", saved().toString(), "--seats", "3");
    var none = new Trial(state).runs("play", "--resume", "nowhere.record");

    assertThat(seats.code()).isEqualTo(1);
    assertThat(seats.err()).startsWith("A game that is taken up again has its seats");
    assertThat(none.code()).isEqualTo(1);
    assertThat(none.err()).isEqualTo("There is no file nowhere.record.\n");
  }

  @Test
  void settingsAndSeatsAreTaken() {
    var played =
        new Trial(state)
            .types("1", "1")
            .runs(
                game(
                    "--seats",
                    "3",
                    "--variant",
                    "rounds=1",
                    "--variant",
                    "wager=no",
                    "--name",
                    "Vera"));

    assertThat(played.code()).isZero();
    assertThat(played.out())
        .contains("Seat 1: Vera.")
        .contains("Seat 3: Onyx, random bot.")
        .contains("rounds: 1.")
        .contains("wager: no.")
        .contains("The game is over.");
  }

  @Test
  void eachRefusalIsOneSentence() {
    refused("There is no game “chess”; there are", "play", "chess");
    refused("moths seats 2 to 4, not 9.", "play", "moths", "--seats", "9");
    refused("There is no setting “size”; there are", "play", "moths", "--variant", "size=1");
    refused(
        "rounds can't be “9”; it is a whole number from 1 to 3.",
        "play",
        "moths",
        "--variant",
        "rounds=9");
    refused(
        "“rounds” is not a setting: write it as key=value.",
        "play",
        "moths",
        "--variant",
        "rounds");
    refused("There is no bot “deep”; there are", "play", "moths", "--bots", "deep");
    refused("“fr” is not a language", "play", "moths", "--lang", "fr");
    refused("a gas lamp is for two", "play", "moths", "--variant", "lamp=gas", "--seats", "3");
    refused("Say which game to play", "play");
    refused("3 people can't sit in 2 seats.", "play", "moths", "--hotseat", "3");
    refused("nowhere is not a folder of packs.", "play", "moths", "--packs", "nowhere");
    refused("2 names are given for 1 person.", "play", "moths", "--name", "A", "--name", "B");
  }

  private void refused(String sentence, String... arguments) {
    var outcome = new Trial(state).runs(arguments);
    assertThat(outcome.err()).startsWith(sentence).hasLineCount(1);
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void watchingShowsTheGameToItsEnd() {
    var piped = new Trial(state).runs(game("--watch", "--seats", "3"));
    var stepped =
        new Trial(state).atScreen().types("", "", "e").runs(game("--watch", "--seats", "3"));
    var left = new Trial(state).atScreen().types("q").runs(game("--watch"));

    assertThat(piped.out())
        .contains("Seat 1: Sable, random bot.")
        .contains("Two moths are dealt to everybody.")
        .contains("The game is over.")
        .doesNotContain("Your hand");
    assertThat(stepped.out()).contains("Enter for the next turn").contains("The game is over");
    assertThat(left.out()).contains("nocturne play --resume").doesNotContain("The game is over");
  }

  @Test
  void bugLeavesATraceInAFileAndASentence() throws IOException {
    var broken = new Trial(state).runs("play", "moths", "--variant", "moths=emperor+luna");

    assertThat(broken.code()).isEqualTo(70);
    assertThat(broken.err()).startsWith("Nocturne has a bug").hasLineCount(1);
    assertThat(Files.readString(state.resolve("nocturne/bugs.log"))).contains("Exception");
  }
}
