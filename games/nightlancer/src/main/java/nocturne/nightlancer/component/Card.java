package nocturne.nightlancer.component;

import nocturne.kernel.Name;

/**
 * What a card says beside its effect: the effect in words, a line for the mood, why it is there.
 */
public record Card(Name text, Name flavour, Name why, Provenance provenance) {}
