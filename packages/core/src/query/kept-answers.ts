/**
 * The calls whose answers are the same for every borrower: each is requested once for the whole page,
 * also by several copies of core, and stays until it is left.
 */
export const pageAnswers: readonly string[] = [
  'institutionOptions',
  'logonValidationRules',
  'passwordValidationRules',
];

const payments = [
  'submitImmediateBank',
  'submitImmediateCard',
  'submitScheduledBank',
  'submitScheduledCard',
  'submitRecurringBank',
  'submitRecurringCard',
  'deleteScheduledBank',
  'deleteScheduledCard',
  'deleteRecurringBank',
  'deleteRecurringCard',
  'skipNextDebit',
  // Says of a payment without an answer that it was made.
  'paymentOutcome',
];

/** They may move what is due, and what is planned. */
const requests = ['submitRequest', 'replyToRequest'];

/**
 * The calls whose answers are kept for the borrower while the borrower goes from screen to screen, each with the calls
 * that change them. The answer of any other call is kept while a widget shows it.
 */
export const keptAnswers: Readonly<Record<string, readonly string[]>> = {
  accountList: [...payments, ...requests, 'hideAccount', 'setStatementFormat'],
  applicationList: [],
  fileTypes: [],
  payoffQuote: [...payments, ...requests],
  profile: ['updateProfile', 'changeContactInfo', 'changeTextSubscriptions', 'validateEmail'],
  statementList: [],
  taxFormDelivery: ['setTaxFormDelivery'],
};
