import {
  disableEZPayOption,
  hideAccountDocumentsOption,
  hideAlertsOption,
  hideEStatementsOption,
  hideHideFromWebOption,
  hideLoanHistoryOption,
  hideLoanInformationOption,
  hideLoanOverTimeOption,
  hideRecurringPaymentsOption,
  hideScheduledPaymentsOption,
  removeCheckDigitOption,
  useDocumentCenterLinkOption,
  useFileServicesOption,
  useInsuranceOption,
  usePayoffQuoteOption,
  useRequestChangeOption,
} from '@portico/core/internal';
import { defineWidget, stringProperty } from '@portico/element';
import { informationTexts } from '../information/information.texts';
import { loanDetailsTexts } from './loan-details.texts';
import { LoanDetailsView } from './loan-details.view';
import { loanErrorTexts } from './loan-errors.texts';

/** The page of one loan or line of credit. */
export const loanDetailsWidget = defineWidget({
  tag: 'portico-loan-details',
  summary:
    'One loan: what is due, its figures, mailing address, payments, history, statements and alerts.',
  properties: {
    accountNumber: stringProperty({
      doc: "The account to show; without it, the account in the page's address, if any.",
    }),
  },
  events: ['portico-navigate'],
  settings: [
    disableEZPayOption,
    hideAccountDocumentsOption,
    hideAlertsOption,
    hideEStatementsOption,
    hideHideFromWebOption,
    hideLoanHistoryOption,
    hideLoanInformationOption,
    hideLoanOverTimeOption,
    hideRecurringPaymentsOption,
    hideScheduledPaymentsOption,
    removeCheckDigitOption,
    useDocumentCenterLinkOption,
    useFileServicesOption,
    useInsuranceOption,
    usePayoffQuoteOption,
    useRequestChangeOption,
  ],
  texts: [loanDetailsTexts, loanErrorTexts, informationTexts],
  skeleton: { rows: 14 },
  reservedHeight: 960,
  view: LoanDetailsView,
});
