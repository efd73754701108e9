package nocturne.kernel;

/** A thing that a player might expect to be allowed and is not, with the rule that says so. */
public record Refusal(Option option, Rule rule) {}
