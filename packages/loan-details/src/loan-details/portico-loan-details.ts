// Made from the declarations of the elements by packages/element/build/generate.mjs
import type { PorticoEvents } from '@portico/core';
import { declaredFirstScreen, registerWidget } from '@portico/element';
import type { TextKey } from '../text-keys';
import { loanDetailsWidget } from './loan-details.element';

/** One loan: what is due, its figures, mailing address, payments, history, statements and alerts. */
export type PorticoLoanDetailsElement = HTMLElement & PorticoLoanDetailsProperties;

/** The properties of `<portico-loan-details>`. */
export type PorticoLoanDetailsProperties = {
  /** The account to show; without it, the account in the page's address, if any. */
  accountNumber: string | undefined;
  /** Settings and texts for this tag only, by key; they override those of the setup. */
  settings: PorticoLoanDetailsSettings | string;
  /** Level of its own heading in the outline of the page, 1 to 6; the others follow. Without it 2, in the portal 1. */
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The page has a heading in place of its own one, at the level of heading-level: its own is not seen and is no heading for screen readers, but takes the focus where a new step begins. Without effect on a widget that has none. */
  hideHeading: boolean;
};

/** Settings and texts of `<portico-loan-details>` by key; the property `settings` takes their JSON too. */
export type PorticoLoanDetailsSettings = {
  /** Agreements, one per line as url|date|name|timings; the first five count. */
  readonly 'globalOptions.agreements'?: string;
  /** Text of the first agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText1'?: string;
  /** Text of the second agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText2'?: string;
  /** Text of the third agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText3'?: string;
  /** Text of the fourth agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText4'?: string;
  /** Text of the fifth agreement, read in a dialog; without it, its address is linked. */
  readonly 'globalOptions.agreementText5'?: string;
  /** A recurring payment that can be deleted shows a delete control. */
  readonly 'recurringPaymentOptions.allowDeleteRecurringOption'?: boolean | 'true' | 'false';
  /** Scheduled payments that can be deleted show a delete control. */
  readonly 'generalPaymentOptions.allowDeleteScheduledPaymentsOption'?: boolean | 'true' | 'false';
  /** Frequencies that are offered in addition to Pay Once. */
  readonly 'recurringPaymentOptions.allowedFrequencies'?: string;
  /** A recurring payment can be made from a bank account. */
  readonly 'recurringPaymentOptions.allowRecurringAchPayments'?: boolean | 'true' | 'false';
  /** A recurring payment can be made by card. */
  readonly 'recurringPaymentOptions.allowRecurringCardPayments'?: boolean | 'true' | 'false';
  /** Payments can be dated on a Saturday. */
  readonly 'achPaymentOptions.allowSaturdayOption'?: boolean | 'true' | 'false';
  /** Payments can be dated on a Sunday. */
  readonly 'achPaymentOptions.allowSundayOption'?: boolean | 'true' | 'false';
  /** Offers alerts by text message next to those by e-mail. */
  readonly 'profileOptions.allowTextMessagingOption'?: boolean | 'true' | 'false';
  /** A past-due loan is offered no recurring payment. */
  readonly 'recurringPaymentOptions.blockRecurringWhenPastDue'?: boolean | 'true' | 'false';
  /** Card payments can be dated on any Saturday and Sunday. */
  readonly 'cardPaymentOptions.cardWeekendsOption'?: boolean | 'true' | 'false';
  /** Removes Make payment and disables the rows of loans and lines of credit. */
  readonly 'depositOptions.disableEZPayOption'?: boolean | 'true' | 'false';
  /** Another system manages scheduled payments: shows that deletion is blocked as soon as one payment cannot be deleted. */
  readonly 'generalPaymentOptions.externalScheduledPaymentManagerOption'?:
    boolean | 'true' | 'false';
  /** Removes the account documents from the page of a loan, also where file services are on. */
  readonly 'loanOptions.hideAccountDocumentsOption'?: boolean | 'true' | 'false';
  /** Removes the alert preferences from the page of a loan. */
  readonly 'loanOptions.hideAlertsOption'?: boolean | 'true' | 'false';
  /** Removes the e-statements from the page of a loan. */
  readonly 'loanOptions.hideEStatementsOption'?: boolean | 'true' | 'false';
  /** Removes parts of the loan information from the page of a loan, by name: personal, account, history (each with its figures), balance, paidOff, lastPayment, paymentDue, paymentAmount, defaultMethod, interestRate, yearToDateInterest, availableCredit, originationDate, lateFees, miscFees, lastPaymentDate, lastTransaction, lastYearToDateInterest, totalAmountDue. */
  readonly 'loanOptions.hideFigures'?: string;
  /** Removes Hide From Web, with which a borrower permanently removes an account from the website. */
  readonly 'loanOptions.hideHideFromWebOption'?: boolean | 'true' | 'false';
  /** Removes the history from the page of a loan. */
  readonly 'loanOptions.hideLoanHistoryOption'?: boolean | 'true' | 'false';
  /** Removes the loan information from the page of a loan: amount due, figures and mailing address. */
  readonly 'loanOptions.hideLoanInformationOption'?: boolean | 'true' | 'false';
  /** Removes the loan over time from the page of a loan. */
  readonly 'loanOptions.hideLoanOverTimeOption'?: boolean | 'true' | 'false';
  /** Removes the recurring payment from the page of a loan. */
  readonly 'loanOptions.hideRecurringPaymentsOption'?: boolean | 'true' | 'false';
  /** Removes the scheduled payments from the page of a loan. */
  readonly 'loanOptions.hideScheduledPaymentsOption'?: boolean | 'true' | 'false';
  /** Opens PDF files and pictures within the page where the browser shows them; while off, every document opens in a new window. PDF files need a page whose policy allows frames from blob:. */
  readonly 'globalOptions.openDocumentsInPageOption'?: boolean | 'true' | 'false';
  /** The size in megabytes up to which a file can be uploaded; a larger one is refused before it is sent. */
  readonly 'globalOptions.maximumUploadMegabytes'?: number | `${number}`;
  /** Telephone number of customer service, shown when an activation fails, the outcome of a payment is not known, a change needs a proof that cannot be given online, beside the sign-ins, in the footer of the portal and in the plain words; without one, the sentence or the footer omits it. */
  readonly 'globalOptions.customerServicePhone'?: string;
  /** For how many minutes the API accepts an e-mailed security code, as the borrower is told. */
  readonly 'loginOptions.securityCodeMinutes'?: number | `${number}`;
  /** How many seconds after a security code was sent another can be requested. */
  readonly 'loginOptions.securityCodeWaitSeconds'?: number | `${number}`;
  /** Shown when the recurring payment cannot be deleted; nothing when empty. */
  readonly 'recurringPaymentOptions.recurringDeletionBlockedText'?: string;
  /** Shows only the first two dash-separated segments of an account number; calls still send all of it. */
  readonly 'globalOptions.removeCheckDigitOption'?: boolean | 'true' | 'false';
  /** Address of a sample statement, to be opened before a borrower agrees to e-statements; without it, none is asked for. */
  readonly 'loanOptions.sampleStatementUrl'?: string;
  /** Shown when scheduled payments cannot be deleted; nothing when empty. */
  readonly 'generalPaymentOptions.scheduledDeletionBlockedText'?: string;
  /** How the statements of a provider are opened, each as provider=viewer with the viewer standard, broadridge or amsive. A provider that is not named keeps its own: 0=standard, 1=broadridge, 3=amsive, 4=standard. */
  readonly 'loanOptions.statementProviders'?: string;
  /** Shows a link to the document center on the page of a loan. */
  readonly 'loanOptions.useDocumentCenterLinkOption'?: boolean | 'true' | 'false';
  /** The lender keeps documents: shows those of a loan, an application and the profile, and offers the upload of further ones. */
  readonly 'globalOptions.useFileServicesOption'?: boolean | 'true' | 'false';
  /** Shows View Insurance on the page of a loan. */
  readonly 'loanOptions.useInsuranceOption'?: boolean | 'true' | 'false';
  /** Shows Payoff Quote on the page of a loan. */
  readonly 'loanOptions.usePayoffQuoteOption'?: boolean | 'true' | 'false';
  /** Shows a link to the contact information change on the page of a loan. */
  readonly 'loanOptions.useRequestChangeOption'?: boolean | 'true' | 'false';
} & { readonly [K in TextKey]?: string };

/** What `<portico-loan-details>` dispatches, with the detail of each. */
export type PorticoLoanDetailsEvents = Pick<
  PorticoEvents,
  'portico-ready' | 'portico-error' | 'portico-navigate'
>;

declare global {
  interface HTMLElementTagNameMap {
    'portico-loan-details': PorticoLoanDetailsElement;
  }
}

registerWidget(loanDetailsWidget, declaredFirstScreen);
