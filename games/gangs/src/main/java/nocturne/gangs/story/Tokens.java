package nocturne.gangs.story;

import nocturne.gangs.NightCity;
import nocturne.gangs.component.District;

/** Where the tokens of a story are: in districts, with gangs, on story cards. */
public final class Tokens {

  private Tokens() {}

  public static int in(NightCity city, Token token, int district) {
    return city.at().tokensAt.get(city, token.ordinal() * District.COUNT + district);
  }

  static void put(NightCity city, Token token, int district, int by) {
    city.at().tokensAt.add(city, token.ordinal() * District.COUNT + district, by);
  }

  /** How many stand in districts. */
  public static int onBoard(NightCity city, Token token) {
    int count = 0;
    for (int district = 0; district < District.COUNT; district++)
      count += in(city, token, district);
    return count;
  }

  /** The district where a token stands, the first of several, or -1. */
  public static int whereIs(NightCity city, Token token) {
    for (int district = 0; district < District.COUNT; district++)
      if (in(city, token, district) > 0) return district;
    return -1;
  }

  static void moveTo(NightCity city, Token token, int district) {
    int from = whereIs(city, token);
    if (from >= 0) put(city, token, from, -1);
    put(city, token, district, 1);
  }

  public static int held(NightCity city, Token token, int side) {
    return city.at().tokensHeld.get(city, token.ordinal() * city.sides() + side);
  }

  static void hold(NightCity city, Token token, int side, int by) {
    city.at().tokensHeld.add(city, token.ordinal() * city.sides() + side, by);
  }

  public static int on(NightCity city, Token token, StoryCard card) {
    return city.at().tokensOn.get(city, index(city, token, card));
  }

  static void lay(NightCity city, Token token, StoryCard card, int by) {
    city.at().tokensOn.add(city, index(city, token, card), by);
  }

  private static int index(NightCity city, Token token, StoryCard card) {
    return token.ordinal() * city.at().opened.length() + card.index();
  }
}
