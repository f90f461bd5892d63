/** Inner parts of this package and data for them, for tests and stories. */
export { writeConfirmation, type Confirmation } from '../confirmation';
export { PaymentConfirmationView } from '../payment-confirmation/payment-confirmation.view';
export { arrivalTime, laterPause, lookUpPauses } from '../payment/paying/outcome/find-outcome';
export {
  aRecurringPayment,
  aScheduledPayment,
  cardMethodOf,
  checking,
  day,
  loanAccount,
  loanInfo,
  openToAll,
  savings,
  today,
  visa,
} from './fixtures';
