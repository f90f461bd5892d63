import { list } from '../list';
import { flag, richText } from '../setting';

/** Frequencies that are offered in addition to Pay Once. */
export const allowedFrequencies = list('recurringPaymentOptions.allowedFrequencies', {
  default: ['OnDueDate', 'DaysBeforeDue', 'MonthlyOnDate', 'SemiMonthly', 'TwoWeeks', 'Weekly'],
});

/** Offers only On Due Date in addition to Pay Once. */
export const forceOnDueDateOption = flag('recurringPaymentOptions.forceOnDueDateOption');

/** Offers only Days Before Due in addition to Pay Once. */
export const forceDaysBeforeDueOption = flag('recurringPaymentOptions.forceDaysBeforeDueOption');

/** A past-due loan is offered no recurring payment. */
export const blockRecurringWhenPastDue = flag('recurringPaymentOptions.blockRecurringWhenPastDue');

/** A delinquent loan can have a recurring payment. */
export const allowRecurringWhenDelinquent = flag(
  'recurringPaymentOptions.allowRecurringWhenDelinquent',
);

/** A recurring payment can be made from a bank account. */
export const allowRecurringAchPayments = flag('recurringPaymentOptions.allowRecurringAchPayments');

/** A recurring payment can be made by card. */
export const allowRecurringCardPayments = flag(
  'recurringPaymentOptions.allowRecurringCardPayments',
);

/** A recurring payment may be more than the regular amount. */
export const additionalAmountOption = flag('recurringPaymentOptions.additionalAmountOption');

/** A recurring ACH payment may carry additional principal. */
export const additionalPrincipalOption = flag('recurringPaymentOptions.additionalPrincipalOption');

/** A payment on the due date, or days before it, may have an amount of its own. */
export const customAmountOption = flag('recurringPaymentOptions.customAmountOption');

/** A recurring payment that can be deleted shows a delete control. */
export const allowDeleteRecurringOption = flag(
  'recurringPaymentOptions.allowDeleteRecurringOption',
);

/** Shown when the recurring payment cannot be deleted; nothing when empty. */
export const recurringDeletionBlockedText = richText(
  'recurringPaymentOptions.recurringDeletionBlockedText',
);
