import { flag } from '@portico/core/internal';

/** Offers only On Due Date in addition to Pay Once. */
export const forceOnDueDateOption = flag('recurringPaymentOptions.forceOnDueDateOption');

/** Offers only Days Before Due in addition to Pay Once. */
export const forceDaysBeforeDueOption = flag('recurringPaymentOptions.forceDaysBeforeDueOption');

/** A delinquent loan can have a recurring payment. */
export const allowRecurringWhenDelinquent = flag(
  'recurringPaymentOptions.allowRecurringWhenDelinquent',
);

/** A recurring payment may be more than the regular amount. */
export const additionalAmountOption = flag('recurringPaymentOptions.additionalAmountOption');

/** A recurring ACH payment may carry additional principal. */
export const additionalPrincipalOption = flag('recurringPaymentOptions.additionalPrincipalOption');

/** A payment on the due date, or days before it, may have an amount of its own. */
export const customAmountOption = flag('recurringPaymentOptions.customAmountOption');
