package nocturne.kernel;

/**
 * A component as an argument of a text, and the seats that may read what it is; to the others it is
 * only its back.
 */
public record Seen(Component component, Seats by) {}
