/**
 * Inner parts of this package and data for them, for tests and stories. What is only imported is
 * loaded ahead, so that no test waits for a chunk.
 */
import '../application-details/application-documents.view';
import '../deposit-details/screens/hide-deposit';

export {
  default as AfterPayoffView,
  texts as afterPayoffViewTexts,
} from '../after-payoff/after-payoff.view';
export { AccountsView } from '../accounts/accounts.view';
export { default as AlertsView, texts as alertsViewTexts } from '../alerts/alerts.view';
export { ApplicationDetailsView } from '../application-details/application-details.view';
export { default as AutopaySection, texts as autopayViewTexts } from '../autopay/autopay.view';
export { DepositDetailsView } from '../deposit-details/deposit-details.view';
export { default as HistorySection } from '../history/history.view';
export { default as InsuranceDialog } from '../insurance/insurance.view';
export { LoanDetailsView } from '../loan-details/loan-details.view';
export type { Loan, LoanSectionProps } from '../loan/loan';
export { planOf } from '../over-time/loan-plan';
export { default as OverTimeView } from '../over-time/over-time.view';
export { pastOf } from '../over-time/past';
export { default as PayoffQuoteDialog } from '../payoff-quote/payoff-quote.view';
export { default as LoanRequestsView } from '../requests/loan-requests.view';
export { default as PlannedPaymentsSection } from '../planned-payments/planned-payments.view';
export {
  default as StatementsView,
  texts as statementsViewTexts,
} from '../statements/statements.view';
export { account, accountsAnswer } from './accounts-answer';
export { listedLoan, loanDetails, loanNumber } from './loan-answers';
export { loanOverTime } from './loan-over-time';
export { openLoan } from './open-loan';
export { historyAnswer, manyTransactions, transaction } from './transactions';
export { alertsTexts } from '../alerts/alerts.sentences';
export { autopayTexts, type AutopayTextKey } from '../autopay/autopay.sentences';
export { insuranceTexts } from '../insurance/insurance.sentences';
export { loanDetailsSectionsTexts } from '../loan-details/loan-details.sections.sentences';
export { loanOverTimeTexts } from '../over-time/loan-over-time.sentences';
export { payoffQuoteTexts } from '../payoff-quote/payoff-quote.sentences';
export { statementFormatTexts } from '../statements/format/statement-format.sentences';
export { statementsTexts } from '../statements/statements.sentences';
