import { expect, it } from 'vitest';
import { measure } from './measure.mjs';

// The rate is that of a machine that runs other tests too; `npm run load` sends 200 a second and
// measures how late the answers are.
it('[POR-112] the API answers 50 requests a second for ten seconds without an error, and the ledger balances', async () => {
  const { errors, problems, payments, requests } = await measure({
    ...{ seconds: 10, rate: 50, borrowers: 30 },
  });
  expect(errors).toEqual([]);
  expect(problems).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(500);
  expect(payments).toBeGreaterThanOrEqual(20);
}, 300_000);
