package nocturne.kernel;

import java.util.List;

/**
 * What a table asks one seat: the sentence, the rule behind it, what may be chosen and what may
 * not.
 *
 * @param interrupts whether it comes between what others do
 */
public record Question(
    Text prompt, Rule rule, List<Option> options, List<Refusal> refusals, boolean interrupts) {}
