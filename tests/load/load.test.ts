import { expect, it } from 'vitest';
import { measure } from './measure.mjs';

it('[POR-112] the API under load answers for ten seconds without an error, and the ledger balances', async () => {
  // The rate is that of a machine that runs other tests too; `npm run load` measures.
  const { errors, problems, payments, requests } = await measure({
    ...{ seconds: 10, rate: 50, borrowers: 30 },
  });
  expect(errors).toEqual([]);
  expect(problems).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(500);
  expect(payments).toBeGreaterThanOrEqual(20);
}, 120_000);
