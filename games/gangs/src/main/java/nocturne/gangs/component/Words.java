package nocturne.gangs.component;

import nocturne.kernel.Name;
import nocturne.kernel.Named;

/** Words of a pack, as part of a sentence. */
public record Words(String id, Name name) implements Named {}
