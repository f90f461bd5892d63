import { list } from '../list';
import { flag, richText } from '../setting';

const payment = ['portico-payment'] as const;
const withLoan = ['portico-payment', 'portico-loan-details'] as const;

export const allowedFrequencies = list('recurringPaymentOptions.allowedFrequencies', {
  for: withLoan,
  doc: 'Frequencies that are offered in addition to Pay Once.',
  default: ['OnDueDate', 'DaysBeforeDue', 'MonthlyOnDate', 'SemiMonthly', 'TwoWeeks', 'Weekly'],
});

export const forceOnDueDateOption = flag('recurringPaymentOptions.forceOnDueDateOption', {
  for: payment,
  doc: 'Offers only On Due Date in addition to Pay Once.',
});

export const forceDaysBeforeDueOption = flag('recurringPaymentOptions.forceDaysBeforeDueOption', {
  for: payment,
  doc: 'Offers only Days Before Due in addition to Pay Once.',
});

export const blockRecurringWhenPastDue = flag('recurringPaymentOptions.blockRecurringWhenPastDue', {
  for: withLoan,
  doc: 'A past-due loan is offered no recurring payment.',
});

export const allowRecurringWhenDelinquent = flag(
  'recurringPaymentOptions.allowRecurringWhenDelinquent',
  {
    for: payment,
    doc: 'A delinquent loan can have a recurring payment.',
  },
);

export const allowRecurringAchPayments = flag('recurringPaymentOptions.allowRecurringAchPayments', {
  for: withLoan,
  doc: 'A recurring payment can be made from a bank account.',
});

export const allowRecurringCardPayments = flag(
  'recurringPaymentOptions.allowRecurringCardPayments',
  {
    for: withLoan,
    doc: 'A recurring payment can be made by card.',
  },
);

export const additionalAmountOption = flag('recurringPaymentOptions.additionalAmountOption', {
  for: payment,
  doc: 'A recurring payment may be more than the regular amount.',
});

export const additionalPrincipalOption = flag('recurringPaymentOptions.additionalPrincipalOption', {
  for: payment,
  doc: 'A recurring ACH payment may carry additional principal.',
});

export const customAmountOption = flag('recurringPaymentOptions.customAmountOption', {
  for: payment,
  doc: 'A payment on the due date, or days before it, may have an amount of its own.',
});

export const allowDeleteRecurringOption = flag(
  'recurringPaymentOptions.allowDeleteRecurringOption',
  {
    for: withLoan,
    doc: 'A recurring payment that can be deleted shows a delete control.',
  },
);

export const recurringDeletionBlockedText = richText(
  'recurringPaymentOptions.recurringDeletionBlockedText',
  {
    for: withLoan,
    doc: 'Shown when the recurring payment cannot be deleted; nothing when empty.',
  },
);
