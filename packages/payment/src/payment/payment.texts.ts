import { defineTexts } from '@portico/core/internal';

/** The sentences of the first step, choosing a loan; the steps after it have `payingTexts`. */
export const paymentTexts = defineTexts(
  'payment',
  {
    heading: 'Make a payment',
    signIn: 'Sign in to make a payment.',
    toSignIn: 'Sign in',
    loading: 'Loading',
    tryAgain: 'Try again',
    accountLabel: 'Loan account',
    accountPlaceholder: 'Select Loan Account',
    accountOption: '{loan}: {amount} due {date}',
    accountOptionNoDate: '{loan}: {amount} due',
    noAccounts: 'There is no loan to pay.',
    errorAccounts: 'There was a problem retrieving your accounts.',
    errorKindOffline: 'Connection error. Please try again later',
  },
  { es: () => import('./payment.texts.es') },
);

export type PaymentTextKey = keyof typeof paymentTexts.english;
