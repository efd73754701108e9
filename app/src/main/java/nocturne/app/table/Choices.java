package nocturne.app.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import nocturne.app.screen.Voice;
import nocturne.kernel.Option;
import nocturne.kernel.Question;
import nocturne.kernel.Refusal;

/** A question with the labels a person reads: what may be chosen, and after it what may not. */
record Choices(
    List<Option> options, List<String> labels, List<Refusal> refusals, List<String> refused) {

  /** Nothing is asked. */
  static final Choices NONE = new Choices(List.of(), List.of(), List.of(), List.of());

  static Choices of(Question question, Voice voice) {
    return new Choices(
        question.options(),
        question.options().stream().map(option -> voice.say(option.label())).toList(),
        question.refusals(),
        question.refusals().stream().map(refusal -> voice.say(refusal.option().label())).toList());
  }

  int size() {
    return options.size() + refusals.size();
  }

  String label(int index) {
    return isRefused(index) ? refused.get(index - options.size()) : labels.get(index);
  }

  Option option(int index) {
    return isRefused(index) ? refusal(index).option() : options.get(index);
  }

  boolean isRefused(int index) {
    return index >= options.size();
  }

  Refusal refusal(int index) {
    return refusals.get(index - options.size());
  }

  /** The places whose label begins so; the one whose whole label it is, where there is one. */
  List<Integer> matching(String words) {
    var typed = words.toLowerCase(Locale.ROOT);
    var found = new ArrayList<Integer>();
    for (int i = 0; i < size(); i++) {
      var label = label(i).toLowerCase(Locale.ROOT);
      if (label.equals(typed)) return List.of(i);
      if (label.startsWith(typed)) found.add(i);
    }
    return found;
  }
}
