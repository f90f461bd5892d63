import { flag } from '@portico/core/internal';

/** Removes the recurring payment from the page of a loan. */
export const hideRecurringPaymentsOption = flag('loanOptions.hideRecurringPaymentsOption');

/** Removes the scheduled payments from the page of a loan. */
export const hideScheduledPaymentsOption = flag('loanOptions.hideScheduledPaymentsOption');

/**
 * Removes the requests, and what follows a payoff, from the page of a loan, also where the API has
 * them.
 */
export const hideRequestsOption = flag('loanOptions.hideRequestsOption');

/** Removes the loan over time from the page of a loan. */
export const hideLoanOverTimeOption = flag('loanOptions.hideLoanOverTimeOption');

/** Removes the history from the page of a loan. */
export const hideLoanHistoryOption = flag('loanOptions.hideLoanHistoryOption');

/** Removes the account documents from the page of a loan, also where file services are on. */
export const hideAccountDocumentsOption = flag('loanOptions.hideAccountDocumentsOption');

/** Removes the tax forms from the page of a loan, also where the API has them. */
export const hideTaxFormsOption = flag('loanOptions.hideTaxFormsOption');

/** Removes the alert preferences from the page of a loan. */
export const hideAlertsOption = flag('loanOptions.hideAlertsOption');

/** Removes Hide From Web, with which a borrower permanently removes an account from the website. */
export const hideHideFromWebOption = flag('loanOptions.hideHideFromWebOption');
