import { afterEach, describe, expect, it } from 'vitest';
import { standForLead } from './page-lead';

const withdrawals: (() => void)[] = [];

afterEach(() => {
  for (const withdraw of withdrawals.splice(0)) withdraw();
});

function candidate(first = false) {
  const seen: boolean[] = [];
  const withdraw = standForLead({ first, lead: (leads) => seen.push(leads) });
  withdrawals.push(withdraw);
  return { leads: () => seen.at(-1), withdraw };
}

describe('what only one on the page may do', () => {
  it('is done by the only one there', () => {
    expect(candidate().leads()).toBe(true);
  });

  it('is done by the one that stands longest', () => {
    const one = candidate();
    const two = candidate();
    expect([one.leads(), two.leads()]).toEqual([true, false]);
  });

  it('goes to who asks to be first', () => {
    const one = candidate();
    const first = candidate(true);
    expect([one.leads(), first.leads()]).toEqual([false, true]);
  });

  it('goes on when the leader withdraws, and only then', () => {
    const first = candidate(true);
    const one = candidate();
    const two = candidate();
    one.withdraw();
    expect([first.leads(), two.leads()]).toEqual([true, false]);
    first.withdraw();
    expect(two.leads()).toBe(true);
  });

  it('is shared by all copies of the suite on the page', () => {
    candidate();
    const found: unknown = Reflect.get(globalThis, Symbol.for('portico.lead'));
    expect(found).toHaveLength(1);
  });
});
