import { defineTexts } from '@portico/core/internal';

/** The sentences of the confirmation (payments §2). */
export const paymentConfirmationTexts = defineTexts(
  'paymentConfirmation',
  {
    heading: 'Payment confirmation',
    thanks: 'Thank you. Your payment was submitted.',
    confirmationNumber: 'Confirmation number',
    scheduledWarning:
      'Your payment is scheduled for {date}. Please keep enough money in your account until then.',
    loan: 'Loan to pay down',
    paidFrom: 'Paid from',
    bankAccount: '{type} {ending}',
    checking: 'Checking',
    savings: 'Savings',
    frequency: 'Frequency',
    daysPrior: 'Days prior',
    date: 'Payment date',
    dueDate: 'Due date',
    amount: 'Amount',
    fee: 'Processing fee',
    additionalPrincipal: 'Additional principal',
    total: 'Total',
    draftTotal: 'Total payment to draft',
    recurringLineOfCredit:
      'The total due of your line of credit will be paid each time; the amount may differ from payment to payment.',
    backToDashboard: 'Back to Dashboard',
    print: 'Print',
    receipt: 'Receipt as PDF (opens in a new window)',
    receiptMissing: 'Receipts are not offered as PDF. Please print this page.',
    receiptFailed: 'The receipt could not be opened. Please try again, or print this page.',
    none: 'There is no payment to show.',
  },
  { es: () => import('./payment-confirmation.texts.es') },
);

export type PaymentConfirmationTextKey = keyof typeof paymentConfirmationTexts.english;
