import { offeredRequests, previewRequest } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { localDate } from '@portico/rules';
import { newGarage } from '@portico/shared/testing/parts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showRequests } from '../testing/show-requests';

/** The day of the next debit in the example. */
const nextDay = localDate('2026-07-15');

it.each([
  ['moved to its day', { effect: 'moved', newDate: nextDay }, false],
  ['still taken on its day', { effect: 'stillTaken', date: nextDay }, false],
  ['cancelled', { effect: 'cancelled' }, true],
])('[POR-168] the next debit is said once, where a debit is %s', async (_, change, isSaidAfter) => {
  const { review } = await showRequests({}, ({ server }) => {
    const preview = answers.previewRequest();
    const affectedPayments = preview.affectedPayments.map((one) => ({ ...one, ...change }));
    server.answer(previewRequest, { ...preview, affectedPayments });
  });
  await review();
  const after = screen.queryByText('After that, autopay takes $312.50 on July 15, 2026.');
  expect(after !== null).toBe(isSaidAfter);
});

it('what was answered is shown before it is sent, also where nothing changes', async () => {
  const { press, answerGarage } = await showRequests({}, ({ server }) => {
    server.answer(offeredRequests, answers.offeredRequests({ kinds: [newGarage] }));
    server.answer(
      previewRequest,
      answers.previewRequest({
        before: undefined,
        after: undefined,
        addedInterest: undefined,
        schedule: [],
        affectedPayments: [],
        wording: undefined,
      }),
    );
  });
  await answerGarage();
  await press('See what changes');
  const heading = await screen.findByRole('heading', { name: 'Check before you send' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  const answered = screen.getByRole('heading', { name: 'Your answers' }).parentElement;
  for (const text of ['May 1, 2026', '3 months', '$80.00', 'A garage', 'I moved', 'Oak Street 5']) {
    expect(answered?.textContent).toContain(text);
  }
  expect(screen.getByText('Nothing of your loan changes by this.')).toBeTruthy();
});
