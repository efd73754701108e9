package nocturne.gangs.component;

import java.util.Optional;
import nocturne.kernel.Name;

/** What is printed on a thing: what it does, a line for the mood, why it is there. */
public record Lore(
    Optional<Name> text, Optional<Name> flavour, Optional<Name> why, Provenance provenance) {}
