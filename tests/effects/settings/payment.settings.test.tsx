import { describe } from 'vitest';
import { achPaymentEffects } from './ach-payment.effects';
import { cardPaymentEffects } from './card-payment.effects';
import { generalPaymentEffects } from './general-payment.effects';
import { confirmationEffects, paymentGlobalEffects } from './payment-global.effects';
import { recurringPaymentEffects } from './recurring-payment.effects';
import { testEffects } from './test-effects';

describe('[POR-018] what a borrower sees of the payment settings', () => {
  testEffects([
    ...generalPaymentEffects,
    ...achPaymentEffects,
    ...cardPaymentEffects,
    ...recurringPaymentEffects,
    ...paymentGlobalEffects,
    ...confirmationEffects,
  ]);
});
