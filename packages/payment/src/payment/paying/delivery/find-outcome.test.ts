import { expect, it, vi } from 'vitest';
import { findOutcome, lookUpPauses, type OutcomeAnswer } from './find-outcome';

const processing: OutcomeAnswer = { status: 'processing' };
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
