import { expect, it } from 'vitest';
import { accountList, isMissing, paymentOutcome, paymentReceipt } from './index';

it.each([404, 405, 501])('HTTP %i means that an optional call is missing', (status) => {
  expect(isMissing(paymentOutcome, status)).toBe(true);
  expect(isMissing(paymentReceipt, status)).toBe(true);
  expect(isMissing(accountList, status)).toBe(false);
});

it.each([200, 400, 401, 403, 500, 503])('HTTP %i does not', (status) => {
  expect(isMissing(paymentOutcome, status)).toBe(false);
});
