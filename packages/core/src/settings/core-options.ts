import { list } from './list';
import { flag, text } from './setting';

// Decides which date is today (D18).
/** IANA time zone that decides today's date. */
export const institutionTimeZone = text('globalOptions.institutionTimeZone', {
  default: 'America/New_York',
});

/** Shows the browser's leave warning while unsaved changes exist. */
export const leaveWarningOption = flag('globalOptions.leaveWarningOption');

// One session of the site without it (D182).
/** Each browser tab signs in by itself: a new tab does not take the session of the open ones. */
export const sessionPerTabOption = flag('globalOptions.sessionPerTabOption', { setupOnly: true });

/**
 * Maps a lender's own error codes onto the documented ones, each as theirs=ours, before any text is
 * looked up.
 */
export const errorCodeMap = list('globalOptions.errorCodeMap');

/**
 * What the API calls a kind of account, its status or that of an application, in the lender's
 * words, one per line as theirs=words, such as Auto loan=Préstamo de auto in the Spanish settings;
 * without such a line it is shown as it is.
 */
export const accountWords = list('globalOptions.accountWords', { lines: true });
