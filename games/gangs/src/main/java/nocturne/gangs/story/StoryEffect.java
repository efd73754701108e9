package nocturne.gangs.story;

import java.util.List;
import nocturne.gangs.effect.Effect;

/** What a story card does, one record for each word of the packs. */
public sealed interface StoryEffect {

  // Setting up

  record PutOnCard(Token token, List<Integer> byPlayers, String card) implements StoryEffect {}

  record PutInDistrict(Token token, String district) implements StoryEffect {}

  /** One in every district but one. */
  record PutEverywhere(Token token, String but) implements StoryEffect {}

  record PutFarthest(Token token, Token from, List<String> preferred) implements StoryEffect {}

  /** Tokens or cards lie ready beside the board. */
  record Prepare(String what) implements StoryEffect {}

  record Offer(String card) implements StoryEffect {}

  record OpenCard(String card) implements StoryEffect {}

  record DiscardCard(String card) implements StoryEffect {}

  // Tokens

  /** From a card, or from the one that says so where none is named. */
  record RemoveFromCard(Token token, int number, String card) implements StoryEffect {}

  record Clear(Token token) implements StoryEffect {}

  record Remove(Token token) implements StoryEffect {}

  record TakeDominated(Token token) implements StoryEffect {}

  record TakeControlled(Token token) implements StoryEffect {}

  record TakeIt(Token token) implements StoryEffect {}

  record PlaceDominated(Token token) implements StoryEffect {}

  record Return(Token token, int number) implements StoryEffect {}

  record ReturnAny(Token token) implements StoryEffect {}

  record StepTowards(Token token, Token goal) implements StoryEffect {}

  record MoveAnywhere(Token token) implements StoryEffect {}

  record MoveAlong(Token token) implements StoryEffect {}

  record Count(StoryCondition.Counter counter, int number) implements StoryEffect {}

  // Gains and payments

  record Gain(Effect.Gain gain) implements StoryEffect {}

  record LoseCred(int cred) implements StoryEffect {}

  record PaySecrets(int secrets) implements StoryEffect {}

  record GainPer(int cred, Per per) implements StoryEffect {}

  record BuyCred(int secrets, int cred) implements StoryEffect {}

  record TakeCard(String card) implements StoryEffect {}

  // Standing modifiers

  record HideoutCost(int eddies) implements StoryEffect {}

  record CardFirepower(String card, int firepower) implements StoryEffect {}

  record CardCost(String card, int contraband) implements StoryEffect {}

  record SeizeNeeds(String card, Token token) implements StoryEffect {}

  record FirepowerWhereDominating(Token token, int firepower) implements StoryEffect {}

  record NoFirefightAt(Token token) implements StoryEffect {}

  record OpenChoiceAt(Token token) implements StoryEffect {}

  /** For each of what one gains. */
  sealed interface Per {

    record Returned() implements Per {}

    record Held(Token token) implements Per {}

    record Cards(String card) implements Per {}

    record Dominated() implements Per {}

    record DominatedWith(Token token) implements Per {}
  }
}
