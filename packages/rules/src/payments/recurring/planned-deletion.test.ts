import { expect, it } from 'vitest';
import { deletionBlocked, mayDelete, type PlannedPayment } from './planned-deletion';

const open: PlannedPayment = { canDelete: true, hasBeenPosted: false };
const fixed: PlannedPayment = { canDelete: false };
const posted: PlannedPayment = { canDelete: true, hasBeenPosted: true };

it.each([
  [open, true, true],
  [{ canDelete: true }, true, true],
  [open, false, false],
  [fixed, true, false],
  [fixed, false, false],
  [posted, true, false],
])('%j, the lender allowing it %s, can be deleted: %s', (payment, allowed, deletable) => {
  expect(mayDelete(payment, allowed)).toBe(deletable);
});

it.each([
  [[], false, false, false],
  [[], false, true, false],
  [[open], true, false, false],
  [[open], false, false, true],
  [[fixed], true, false, true],
  [[open, fixed], true, false, false],
  [[open, fixed], true, true, true],
  [[open, posted], true, true, true],
  [[open, open], true, true, false],
  [[open], false, true, true],
])(
  'of %j, allowed %s, external manager %s: the notice is shown: %s',
  (payments, allowed, externalManager, blocked) => {
    expect(deletionBlocked(payments, { allowed, externalManager })).toBe(blocked);
  },
);
