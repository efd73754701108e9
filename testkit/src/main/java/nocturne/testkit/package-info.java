/**
 * Tests in the language of the table. {@link nocturne.testkit.Play} opens a table, a {@link
 * nocturne.testkit.TestTable} is given a position and asked what happened, a {@link
 * nocturne.testkit.TestSeat} is asked and chooses.
 *
 * <p>The other packages: {@code conformance} is what every game must hold; {@code property} plays
 * random games and shrinks those that fail, for a game's own properties too; {@code rules} reports
 * which code cites and which test covers each rule.
 */
package nocturne.testkit;
