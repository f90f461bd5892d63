import { expect, it, vi } from 'vitest';
import { findOutcome, lookUpPauses, remainingArrival, type OutcomeAnswer } from './find-outcome';

const processing: OutcomeAnswer = { status: 'processing' };
const notMade: OutcomeAnswer = { status: 'notMade' };
const absent: OutcomeAnswer = { status: 'absent' };
const unanswered: OutcomeAnswer = { status: 'unanswered' };
const posted: OutcomeAnswer = { status: 'posted', referenceNumber: 'R-1' };
const refused: OutcomeAnswer = { status: 'refused', codes: ['Declined'] };

async function search(...answers: readonly OutcomeAnswer[]) {
  const pauses: number[] = [];
  const ask = vi.fn<() => Promise<OutcomeAnswer>>();
  for (const answer of answers) ask.mockResolvedValueOnce(answer);
  ask.mockResolvedValue(answers.at(-1) ?? unanswered);
  const found = await findOutcome(ask, (pause) => {
    pauses.push(pause);
    return Promise.resolve();
  });
  return { found, pauses, asked: ask.mock.calls.length };
}

it.each([
  ['posted at once', [posted], posted, 1],
  ['refused at once', [refused], refused, 1],
  ['not made, because its key is closed', [notMade], notMade, 1],
  ['closed in the end', [unanswered, absent, notMade], notMade, 3],
  ['posted in the end', [unanswered, processing, absent, posted], posted, 4],
  ['processing for ever', [processing], processing, 5],
  ['never answered', [unanswered], unanswered, 5],
  ['absent to the last', [absent], absent, 5],
  ['absent, then processing to the last', [absent, absent, processing], processing, 5],
])(
  '%s: looks up until it is known or the pauses are used up',
  async (_, answers, expected, times) => {
    const { found, asked } = await search(...answers);
    expect(found).toEqual(expected);
    expect(asked).toBe(times);
  },
);

it('waits longer each time', async () => {
  const { pauses } = await search(processing);
  expect(pauses).toEqual(lookUpPauses.slice(1));
  expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
});

const sentAt = Date.parse('2025-03-12T16:00:00Z');
const minute = 60_000;

it.each([
  ['just now', sentAt, sentAt, 5 * minute],
  ['a minute ago', sentAt, sentAt + minute, 4 * minute],
  ['a moment less than five minutes ago', sentAt, sentAt + 5 * minute - 1, 1],
  ['five minutes ago', sentAt, sentAt + 5 * minute, 0],
  ['a day ago', sentAt, sentAt + 1440 * minute, 0],
  ['at a time that is not known', undefined, sentAt, 5 * minute],
  ['in the future, by a clock that was set back', sentAt + 1, sentAt, 5 * minute],
  ['a year in the future', sentAt + 365 * 1440 * minute, sentAt, 5 * minute],
])('[POR-126] a payment sent %s may still arrive for as long', (_, sent, now, remaining) => {
  expect(remainingArrival(sent, now)).toBe(remaining);
});
