package nocturne.gangs.story;

import nocturne.gangs.component.PoiKind;

/** What a branch, an epilogue or a rule of a story card asks for, one record for each word. */
public sealed interface StoryCondition {

  // About the table

  record AnyCred(int cred) implements StoryCondition {}

  record NoneOnCard(Token token) implements StoryCondition {}

  record NoneInDistricts(Token token) implements StoryCondition {}

  record InDistricts(Token token, int number) implements StoryCondition {}

  record AnyHolds(Token token, int number) implements StoryCondition {}

  record AnyHideouts(int number) implements StoryCondition {}

  record AnyDominates(Token token, int number) implements StoryCondition {}

  record Counted(Counter counter, int number) implements StoryCondition {}

  record Together(Token one, Token other) implements StoryCondition {}

  record Removed(Token token) implements StoryCondition {}

  record Seized(String card) implements StoryCondition {}

  record NetReturned() implements StoryCondition {}

  record FirefightAt(Token token) implements StoryCondition {}

  // About the gang in question

  record Dominates(Somewhere where) implements StoryCondition {}

  record Presence(Somewhere where) implements StoryCondition {}

  record PresenceEverywhere() implements StoryCondition {}

  record Holds(Token token, int number) implements StoryCondition {}

  record HoldsNo(Token token) implements StoryCondition {}

  record HoldsMost(Token token) implements StoryCondition {}

  record Owns(String card) implements StoryCondition {}

  record Controls(PoiKind kind) implements StoryCondition {}

  record NetrunMade() implements StoryCondition {}

  record NotSingleHighest() implements StoryCondition {}

  /** What all gangs together have done since the game began. */
  enum Counter {
    SMART_WEAPONS_TAKEN,
    X_RETURNED
  }

  /** A district by its name, or the one where a token stands. */
  sealed interface Somewhere {

    record Of(String district) implements Somewhere {}

    record With(Token token) implements Somewhere {}
  }
}
