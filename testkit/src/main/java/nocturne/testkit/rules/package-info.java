/**
 * Rule by rule, which code cites it and which test covers it. A game cites its rules by the
 * constants of its enum of rules; a test says what it covers by an annotation of the game's own,
 *
 * <pre>{@code
 * @Retention(RetentionPolicy.SOURCE)
 * @interface Covers {
 *   SyndicatesRule[] value();
 * }
 * }</pre>
 *
 * on test methods or whole test classes. Nothing here needs a test library, so a program can print
 * the report as well as a test can demand that it is complete.
 */
package nocturne.testkit.rules;
