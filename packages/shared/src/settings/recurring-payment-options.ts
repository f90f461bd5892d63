import { flag, list, richText } from '@portico/core/internal';
import { recurringFrequencies } from '@portico/rules';

/** Frequencies that are offered in addition to Pay Once. */
export const allowedFrequencies = list('recurringPaymentOptions.allowedFrequencies', {
  default: recurringFrequencies,
});

/** A past-due loan is offered no recurring payment. */
export const blockRecurringWhenPastDue = flag('recurringPaymentOptions.blockRecurringWhenPastDue');

/** A recurring payment can be made from a bank account. */
export const allowRecurringAchPayments = flag('recurringPaymentOptions.allowRecurringAchPayments');

/** A recurring payment can be made by card. */
export const allowRecurringCardPayments = flag(
  'recurringPaymentOptions.allowRecurringCardPayments',
);

/** A recurring payment that can be deleted shows a delete control. */
export const allowDeleteRecurringOption = flag(
  'recurringPaymentOptions.allowDeleteRecurringOption',
);

/** Shown when the recurring payment cannot be deleted; nothing when empty. */
export const recurringDeletionBlockedText = richText(
  'recurringPaymentOptions.recurringDeletionBlockedText',
);
