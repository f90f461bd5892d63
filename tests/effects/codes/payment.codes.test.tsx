import { describe } from 'vitest';
import { paymentCodes } from './payment.codes';
import { testCodes } from './test-codes';

describe('[POR-020] a refused call of payments shows the sentence of its code', () => {
  testCodes(paymentCodes);
});
