/**
 * Inner parts of this package and data for them, for tests and stories. What is only imported is
 * loaded ahead, so that no test waits for a chunk.
 */
import '../payment/paying/paying.first.view';

export { writeConfirmation, type Confirmation } from '../confirmation';
export { PaymentConfirmationView } from '../payment-confirmation/payment-confirmation.view';
export { arrivalTime, laterPause, lookUpPauses } from '@portico/shared/outcome';
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
export { newBankAccountTexts } from '../payment/paying/methods/new-bank-account/new-bank-account.sentences';
export { newCardTexts } from '../payment/paying/methods/new-card/new-card.sentences';
export { savedMethodsTexts } from '../payment/paying/methods/saved-method-tools/saved-methods.sentences';
