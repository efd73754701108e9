/** What a run shows, as one page. */
@NullMarked
package nocturne.lab.report;

import org.jspecify.annotations.NullMarked;
