/** Inner parts of this package for the tests of others. */
import './text/sanitize';
