import { createPageStore } from '@portico/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { addLeadCandidate } from './page-lead';

let page = createPageStore();

beforeEach(() => {
  page = createPageStore();
});

function candidate(first = false) {
  const seen: boolean[] = [];
  const withdraw = addLeadCandidate(page, { first, lead: (leads) => seen.push(leads) });
  return { leads: () => seen.at(-1), withdraw };
}

describe('the leader of the page', () => {
  it('is the only candidate', () => {
    expect(candidate().leads()).toBe(true);
  });

  it('is the oldest candidate', () => {
    const one = candidate();
    const two = candidate();
    expect([one.leads(), two.leads()]).toEqual([true, false]);
  });

  it('is the candidate with `first`', () => {
    const one = candidate();
    const first = candidate(true);
    expect([one.leads(), first.leads()]).toEqual([false, true]);
  });

  it('changes when the leader withdraws, and only then', () => {
    const first = candidate(true);
    const one = candidate();
    const two = candidate();
    one.withdraw();
    expect([first.leads(), two.leads()]).toEqual([true, false]);
    first.withdraw();
    expect(two.leads()).toBe(true);
  });
});
