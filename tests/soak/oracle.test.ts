import { describe, expect, it } from 'vitest';
import type { Entry } from './lender/books';
import { contradictions, type Intent, type Shown } from './oracle';

const shown: Shown = { day: '2026-03-02', amount: 5_000, principal: 0, fee: 150, total: 5_150 };
const intent: Intent = { kind: 'immediate', reviewed: shown, said: 'made' };
const entry: Entry = {
  kind: 'immediate',
  reference: 'CV-1',
  day: '2026-03-02',
  amount: 5_000,
  principal: 0,
  fee: 150,
  frequency: null,
};
const notMade: Intent = { ...intent, said: 'not made' };

describe('the oracle', () => {
  it.each<[string, readonly Intent[], readonly Entry[]]>([
    ['one made and booked', [intent], [entry]],
    ['one made with its number', [{ ...intent, reference: 'CV-1', confirmed: shown }], [entry]],
    ['one not made, and none booked', [notMade], []],
    ['one not made, and then made', [notMade, intent], [entry]],
    ['two made', [intent, intent], [entry, { ...entry, reference: 'CV-2' }]],
  ])('allows %s', (_name, intents, entries) => {
    expect(contradictions(intents, entries)).toEqual([]);
  });

  it.each<[string, string, readonly Intent[], readonly Entry[]]>([
    ['one booked twice', 'once more', [intent], [entry, { ...entry, reference: 'CV-2' }]],
    ['one made and not booked', 'not booked', [intent], []],
    ['one not made and booked', 'said not to be made', [notMade], [entry]],
    [
      'one not made, made again, and both booked',
      'said not to be made',
      [notMade, intent],
      [entry, { ...entry, reference: 'CV-2' }],
    ],
    ['one of which nothing was said', 'nothing was said', [{ ...intent, said: 'nothing yet' }], []],
    ['one nobody confirmed', 'once more', [], [entry]],
    ['another number than was shown', 'not booked', [{ ...intent, reference: 'CV-9' }], [entry]],
    [
      'another fee than was reviewed',
      'otherwise than reviewed',
      [{ ...intent, reference: 'CV-1' }],
      [{ ...entry, fee: 200 }],
    ],
    [
      'another day than was confirmed',
      'otherwise than confirmed',
      [{ ...intent, confirmed: { ...shown, day: '2026-03-03' } }],
      [entry],
    ],
    [
      'a total that is not the sum',
      'does not add up',
      [{ ...intent, reviewed: { ...shown, total: 5_000 } }],
      [entry],
    ],
  ])('finds %s', (_name, why, intents, entries) => {
    expect(contradictions(intents, entries).join('\n')).toContain(why);
  });
});
