package nocturne.syndicates.effect;

import java.util.Optional;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Moon;
import nocturne.syndicates.component.Sector;

/** One more piece for ADD or STRENGTHEN. */
record PlaceOne(Acting by, PieceSentence sentence, Sector at, int left, Rule rule)
    implements PieceAsk {

  /** Naming a sector means to place the first piece there. */
  static void first(Moon moon, Acting by, PieceSentence sentence, Sector at, Rule rule) {
    moon.then(sentence.next(by, at, sentence.amount() - 1));
    new PlaceOne(by, sentence, at, sentence.amount(), rule).place(moon);
  }

  @Override
  public void pieces(Moon moon, Options may) {
    may.add(Reply.ONE.in(at));
  }

  @Override
  public void piece(Moon moon, Option option) {
    place(moon);
  }

  private void place(Moon moon) {
    moon.tell(rule, "placed", by.party().word(), at);
    Placing.one(moon, by, at, sentence.most(moon, by, at, left), Optional.empty());
  }
}
