package nocturne.nightshift.component;

import nocturne.kernel.Name;
import nocturne.kernel.Named;

/** What is printed on a component besides its name, as something that can be spoken. */
public record Words(String id, Name name) implements Named {}
