import type { BorrowerRequest, OfferedRequest, RequestOutcome } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { cents, localDate, type LocalDate } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import { partState, type PartState, type PayoffPart } from './after-payoff.model';

const day = (text: string): LocalDate => {
  const date = localDate(text);
  if (!date) throw new Error(text);
  return date;
};

const today = day('2026-03-02');
const later = day('2026-03-20');
const earlier = day('2026-02-20');

const kindOf = { letter: 'paidInFullLetter', lien: 'lienStatus', refund: 'creditBalanceRefund' };

const sent = (kind: string, change: Partial<BorrowerRequest>): BorrowerRequest[] =>
  answers
    .borrowerRequests()
    .requests.slice(0, 1)
    .map((request) => ({ ...request, kind, answerBy: undefined, outcomes: [], ...change }));

const offer = (kind: string, change: Partial<OfferedRequest>): OfferedRequest[] =>
  answers
    .offeredRequests()
    .kinds.slice(0, 1)
    .map((one) => ({ ...one, kind, ...change }));

const released = (date: RequestOutcome['date']): RequestOutcome => ({
  result: 'lienReleased',
  words: {},
  date,
});
const refunded: RequestOutcome = { result: 'refunded', words: {}, date: later, amount: cents(500) };
const issued: RequestOutcome = { result: 'documentIssued', words: {}, date: earlier, fileId: 'd' };

describe('a part of what follows a payoff', () => {
  it.each<[string, PayoffPart, Partial<BorrowerRequest>, PartState]>([
    [
      'is done once its outcome is there',
      'letter',
      { state: 'done', outcomes: [issued] },
      { at: 'done', outcome: issued },
    ],
    [
      'is done on the day that was named',
      'lien',
      { state: 'approved', outcomes: [released(today)] },
      { at: 'done', outcome: released(today) },
    ],
    [
      'is coming until that day',
      'refund',
      { state: 'approved', outcomes: [refunded] },
      { at: 'coming', outcome: refunded },
    ],
    [
      'is coming where no day is named',
      'lien',
      { state: 'approved', outcomes: [released(undefined)] },
      { at: 'coming', outcome: released(undefined) },
    ],
    [
      'is waited for until the lender answers',
      'lien',
      { state: 'received', answerBy: later },
      { at: 'waiting', answerBy: later },
    ],
    [
      'is waited for in a state that is not known',
      'lien',
      { state: 'atTheNotary' },
      { at: 'waiting', answerBy: undefined },
    ],
    [
      'needs something of the borrower',
      'refund',
      { state: 'asked', referenceNumber: 'r-1' },
      { at: 'needed', referenceNumber: 'r-1' },
    ],
    [
      'is answered without an outcome',
      'lien',
      { state: 'done', referenceNumber: 'r-1' },
      { at: 'answered', referenceNumber: 'r-1' },
    ],
  ])('%s', (_, part, change, expected) => {
    const requests = sent(kindOf[part], change);
    expect(partState(part, { requests, kinds: [], today })).toEqual(expected);
  });

  it.each<[string, PayoffPart, Partial<OfferedRequest>, PartState | undefined]>([
    ['is offered', 'letter', { isPossible: true }, { at: 'offered' }],
    [
      'is none where nothing was paid too much',
      'refund',
      { isPossible: false, reasonCode: 'NoCreditBalance' },
      { at: 'none' },
    ],
    ['is not known', 'lien', { isPossible: false, reasonCode: 'CallUs' }, undefined],
  ])('that was not requested %s', (_, part, change, expected) => {
    const kinds = offer(kindOf[part], change);
    expect(partState(part, { requests: [], kinds, today })).toEqual(expected);
    const declined = sent(kindOf[part], { state: 'declined' });
    expect(partState(part, { requests: declined, kinds, today })).toEqual(expected);
  });

  it('is what the lender does, also where a request about it is newer', () => {
    const requests = [
      ...sent('lienStatus', { state: 'received' }),
      ...sent('lienStatus', { state: 'approved', outcomes: [released(later)] }),
    ];
    expect(partState('lien', { requests, kinds: [], today })).toMatchObject({ at: 'coming' });
  });

  it('is not known where the API names neither', () => {
    expect(partState('letter', { requests: [], kinds: [], today })).toBeUndefined();
  });
});
