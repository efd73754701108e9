package nocturne.server.wire;

import nocturne.kernel.Recorded;

/**
 * What a message to a viewer has to say beside how the table stands.
 *
 * @param at what a choice names to say which question it answers
 * @param undo what it would take to undo the viewer's last choice
 * @param portrayed whether the table is also described in words, for a client without a board
 * @param more further properties of the message
 */
public record Occasion(
    long at, Recorded.Undo undo, News news, boolean portrayed, Json.Writing more) {}
