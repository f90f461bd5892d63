import { list } from '../list';
import { address, flag, number, picture, richText, text } from '../setting';

const portal = ['portico-portal'] as const;
const everywhere = ['every widget'] as const;

/** Decides which date is today (D18). */
export const institutionTimeZone = text('globalOptions.institutionTimeZone', {
  for: everywhere,
  doc: "IANA time zone that decides today's date.",
  default: 'America/New_York',
});

export const removeCheckDigitOption = flag('globalOptions.removeCheckDigitOption', {
  for: [
    'portico-accounts',
    'portico-loan-details',
    'portico-payment',
    'portico-payment-confirmation',
    'portico-registration',
  ],
  doc: 'Shows only the first two dash-separated segments of an account number; calls still send all of it.',
});

/** Single sign-on is in use when this is not empty (D154). */
export const singleSignOnUrl = address('globalOptions.singleSignOnUrl', {
  for: ['portico-portal', 'portico-sign-in'],
  doc: 'Address of the single sign-on login; setting it turns single sign-on on.',
  setupOnly: true,
});

export const singleSignOnOrigins = list('globalOptions.singleSignOnOrigins', {
  for: ['portico-portal', 'portico-sign-in'],
  doc: 'Origins the single sign-on address may have; an address of another origin is not followed.',
  setupOnly: true,
});

export const singleSignOnWithoutStateOption = flag('globalOptions.singleSignOnWithoutStateOption', {
  for: ['portico-portal'],
  doc: 'For a single sign-on site that cannot return the parameter `state`: accepts its token without one. A link made by an attacker can then sign a borrower in as the attacker.',
  setupOnly: true,
});

export const useDocumentCenterOption = flag('globalOptions.useDocumentCenterOption', {
  for: portal,
  doc: 'Lists Document Center in the navigation.',
});

export const hideContactUsOption = flag('globalOptions.hideContactUsOption', {
  for: portal,
  doc: 'Removes Messages from the navigation.',
});

export const useBranchLocatorOption = flag('globalOptions.useBranchLocatorOption', {
  for: portal,
  doc: 'Lists Locations in the navigation.',
});

export const useFAQOption = flag('globalOptions.useFAQOption', {
  for: portal,
  doc: 'Lists FAQ in the navigation.',
});

export const allowApplyForLoanOption = flag('globalOptions.allowApplyForLoanOption', {
  for: portal,
  doc: 'The loan-application service allows new applications: Apply For Loan is offered.',
});

export const hideApplyForLoanOption = flag('globalOptions.hideApplyForLoanOption', {
  for: portal,
  doc: 'Never offers Apply For Loan, whatever the loan-application service allows.',
});

export const useConsumerOriginationOption = flag('globalOptions.useConsumerOriginationOption', {
  for: portal,
  doc: 'Apply For Loan opens the application of the API in a new tab, after a notice; while off, it requests the screen applyForLoan.',
});

export const leaveWarningOption = flag('globalOptions.leaveWarningOption', {
  for: everywhere,
  doc: "Shows the browser's leave warning while unsaved changes exist.",
});

export const analyticsIds = list('globalOptions.analyticsIds', {
  for: everywhere,
  doc: 'Analytics identifiers; while there are none, no analytics event is sent.',
});

/** Up to five agreements, one per line: `url|date|name|login-ach` (access §3; D61 to D64). */
export const agreements = list('globalOptions.agreements', {
  for: ['portico-sign-in', 'portico-registration', 'portico-payment', 'portico-loan-details'],
  doc: 'Agreements, one per line as url|date|name|timings; the first five count.',
  lines: true,
});

export const reviewPromptOption = flag('globalOptions.reviewPromptOption', {
  for: ['portico-payment'],
  doc: 'In the mobile app, asks for a review 3 seconds after a successful one-time payment.',
});

export const reviewMinimumMonths = number('globalOptions.reviewMinimumMonths', {
  for: ['portico-payment'],
  doc: 'Minimum number of months between two review prompts.',
});

export const reviewMinimumDays = number('globalOptions.reviewMinimumDays', {
  for: ['portico-payment'],
  doc: 'Days since the app was installed before the first review prompt.',
});

export const reviewMinimumLoads = number('globalOptions.reviewMinimumLoads', {
  for: ['portico-payment'],
  doc: 'Times the app must have been opened before the first review prompt.',
});

export const errorCodeMap = list('globalOptions.errorCodeMap', {
  for: everywhere,
  doc: "Maps a lender's own error codes onto the documented ones, each as theirs=ours (D147), before any text is looked up.",
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

export const footerText = richText('globalOptions.footerText', {
  for: portal,
  doc: 'Text of the footer.',
});

export const disclosuresText = richText('globalOptions.disclosuresText', {
  for: portal,
  doc: 'Text behind Show Disclosures on the signed-out screens.',
});
