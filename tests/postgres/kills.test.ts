import { expect, it } from 'vitest';
import { measure } from '../load/measure.mjs';

// The rate is that of a machine that runs other tests too; `npm run load` sends 200 a second.
it('[POR-165] of two processes, one of which is killed every four seconds, nothing is lost and nothing booked twice', async () => {
  const { errors, problems, payments, killed } = await measure({
    ...{ seconds: 14, rate: 30, borrowers: 30, postgres: true, processes: 2, kill: 4 },
  });
  expect(errors).toEqual([]);
  expect(problems).toEqual([]);
  expect(killed).toBeGreaterThanOrEqual(2);
  // A slow machine books few: enough that the killed processes had some.
  expect(payments).toBeGreaterThanOrEqual(3);
}, 300_000);
