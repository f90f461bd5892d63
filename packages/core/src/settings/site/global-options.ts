import { list } from '../list';
import { flag, number, picture, text } from '../setting';

const everywhere = ['every widget'] as const;

const documents = [
  'portico-application-details',
  'portico-document-center',
  'portico-loan-details',
  'portico-profile',
] as const;

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

export const errorCodeMap = list('globalOptions.errorCodeMap', {
  for: everywhere,
  doc: "Maps a lender's own error codes onto the documented ones, each as theirs=ours, before any text is looked up.",
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

export const useFileServicesOption = flag('globalOptions.useFileServicesOption', {
  for: documents,
  doc: 'The lender keeps documents: shows those of a loan, an application and the profile, and offers the upload of further ones.',
});

export const openDocumentsInPageOption = flag('globalOptions.openDocumentsInPageOption', {
  for: documents,
  doc: 'Opens PDF files and pictures within the page where the browser shows them; while off, every document opens in a new window. PDF files need a page whose policy allows frames from blob:.',
});

/** The server's limit is final (D138). */
export const maximumUploadMegabytes = number('globalOptions.maximumUploadMegabytes', {
  for: documents,
  doc: 'The size in megabytes up to which a file can be uploaded; a larger one is refused before it is sent.',
  default: 10,
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
