/**
 * Words and data files: message catalogues become sentences, pack and rules files become entries.
 *
 * <p>A game speaks through {@code Catalogue.shared().plus(Catalogue.load(MyGame.class))} and a
 * {@link nocturne.text.Speaker} for each table and language. It reads its cards so, and learns of
 * everything that is wrong in all files at once:
 *
 * <pre>{@code
 * var problems = new Problems();
 * var sections = Packs.builtIn(MyGame.class, "packs").read(problems);
 * var missions = sections.entries("missions", Mission::read);
 * sections.done();
 * problems.throwIfAny();
 *
 * static Mission read(Entry entry) {
 *   return new Mission(
 *       entry.text("id"),
 *       entry.name("name"),
 *       entry.number("reward", 0, 9),
 *       entry.optional("risk").map(risk -> risk.number(1, 6)).orElse(1),
 *       entry.list("effects", Effect::parse));
 * }
 * }</pre>
 */
package nocturne.text;
