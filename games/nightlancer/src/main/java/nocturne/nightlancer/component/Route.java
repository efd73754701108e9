package nocturne.nightlancer.component;

import nocturne.kernel.Name;

/** One of the two ways through a stage. */
public record Route(Challenge challenge, Name text) {}
