import { test } from './borrower/borrower';
import { planOf } from './plan/plan';
import { makeRun } from './run';

const seed = Number(process.env['SOAK_SEED'] ?? 1);
const runs = Number(process.env['SOAK_RUNS'] ?? 500);
/** The only runs to make, separated by commas; all where it is unset. */
const only = process.env['SOAK_ONLY']?.split(',').map(Number);
/** `npm run postgres` repeats the first runs of the seed that the step `soak` makes on libSQL. */
const ids = process.env['SOAK_POSTGRES'] ? 'PAY-480, POR-012, POR-166' : 'PAY-480, POR-012';

for (let n = 0; n < runs; n += 1) {
  if (only && !only.includes(n)) continue;
  const plan = planOf(seed, n);
  test(`[${ids}] run ${n} of seed ${seed}: ${plan.kinds.join(', ')}`, async ({ visitors }) => {
    await makeRun(plan, await visitors.visit(plan.payment.username));
  });
}
