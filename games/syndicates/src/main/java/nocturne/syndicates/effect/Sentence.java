package nocturne.syndicates.effect;

import nocturne.kernel.Text;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Moon;

/**
 * One sentence of a card or token, in the closed effect language: a keyword, and what it speaks of.
 * One keyword, one record.
 */
public sealed interface Sentence
    permits PieceSentence, StatusSentence, Interfere, Burn, Sacrifice, Reanimate, Gamble {

  /**
   * Puts on the agenda what performing or skipping this sentence takes; nothing where nothing can
   * be done.
   */
  void perform(Moon moon, Acting by);

  Text text();
}
