import {
  booleanProperty,
  choiceProperty,
  defineWidget,
  numberProperty,
  stringProperty,
} from '@portico/element';
import { paymentTexts } from './payment.sentences';
import { PaymentView } from './payment.view';

/**
 * Pays a loan by bank account or card: today, on a later day, repeatedly, or in full.
 *
 * @fires portico-payment-submitted
 * @fires portico-navigate
 * @reservedHeight 1424
 */
export const paymentWidget = defineWidget({
  tag: 'portico-payment',
  properties: {
    /** The account to open first; without it, the account in the page's address, if any. */
    accountNumber: stringProperty(),
    /** An amount to choose in advance, in cents. */
    amount: numberProperty(),
    /** Additional principal to choose in advance, in cents. */
    principal: numberProperty(),
    /** How often to pay, chosen in advance; where the loan has only others that repeat, one of these. */
    frequency: choiceProperty({
      choices: [
        'OneTime',
        'OnDueDate',
        'DaysBeforeDue',
        'MonthlyOnDate',
        'SemiMonthly',
        'TwoWeeks',
        'Weekly',
      ],
    }),
    /** The day to choose in advance, `yyyy-MM-dd`; of a payment that repeats the first one. */
    day: stringProperty(),
    /** Chooses in advance to pay the loan off. */
    payoff: booleanProperty(),
    /** How to pay, chosen in advance: by bank account or by card. */
    method: choiceProperty({ choices: ['ach', 'card'] }),
  },
  texts: [paymentTexts],
  skeleton: { rows: 4 },
  view: PaymentView,
});
