import { list } from '../list';
import { flag, picture, text } from '../setting';

const everywhere = ['every widget'] as const;

/** Decides which date is today (D18). */
export const institutionTimeZone = text('globalOptions.institutionTimeZone', {
  for: everywhere,
  doc: "IANA time zone that decides today's date.",
  default: 'America/New_York',
});

export const leaveWarningOption = flag('globalOptions.leaveWarningOption', {
  for: everywhere,
  doc: "Shows the browser's leave warning while unsaved changes exist.",
});

/** One session of the site without it (D182). */
export const sessionPerTabOption = flag('globalOptions.sessionPerTabOption', {
  for: everywhere,
  doc: 'Each browser tab signs in by itself: a new tab does not take the session of the open ones.',
  setupOnly: true,
});

export const errorCodeMap = list('globalOptions.errorCodeMap', {
  for: everywhere,
  doc: "Maps a lender's own error codes onto the documented ones, each as theirs=ours, before any text is looked up.",
});

export const accountWords = list('globalOptions.accountWords', {
  for: everywhere,
  doc: "What the API calls a kind of account, its status or that of an application, in the lender's words, one per line as theirs=words, such as Auto loan=Préstamo de auto in the Spanish settings; without such a line it is shown as it is.",
  lines: true,
});

export const removeCheckDigitOption = flag('globalOptions.removeCheckDigitOption', {
  for: [
    'portico-accounts',
    'portico-contact-change',
    'portico-deposit-details',
    'portico-document-center',
    'portico-loan-details',
    'portico-payment',
    'portico-payment-confirmation',
    'portico-registration',
  ],
  doc: 'Shows only the first two dash-separated segments of an account number; calls still send all of it.',
});

/** Up to five agreements, one per line: `url|date|name|login-ach` (access §3; D61 to D64). */
export const agreements = list('globalOptions.agreements', {
  for: [
    'portico-deposit-details',
    'portico-sign-in',
    'portico-registration',
    'portico-payment',
    'portico-loan-details',
    'portico-profile',
  ],
  doc: 'Agreements, one per line as url|date|name|timings; the first five count.',
  lines: true,
});

export const logoImage = picture('globalOptions.logoImage', {
  for: [
    'portico-portal',
    'portico-opt-out',
    'portico-faq',
    'portico-messages',
    'portico-branch-locator',
  ],
  doc: "File name of the logo within the lender's image folder, or a whole address.",
});

export const analyticsIds = list('globalOptions.analyticsIds', {
  for: everywhere,
  doc: 'Analytics identifiers; while there are none, no analytics event is sent.',
});
