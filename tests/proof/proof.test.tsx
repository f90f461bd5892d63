import { giveProof, proofWays } from '@portico/contract';
import { answers } from '@portico/contract/fixtures';
import { settle, type TestCore } from '@portico/core/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import '@portico/shared/testing/parts';
import { field } from '@portico/profile/testing';
import { usualAnswer } from '../faults/fault';
import { provenChanges, type ProvenRow } from './changes';

afterEach(cleanup);

const user = userEvent.setup({ delay: null });
const secret = 'Secret-1';

/** Makes a change that the lender refuses until there is a proof. */
async function refused({ call, show, why }: ProvenRow) {
  let server: TestCore['server'] | undefined;
  await show((test) => {
    server = test.server;
    test.server.answer(proofWays, answers.proofWays());
    test.server.answer(giveProof, answers.giveProof());
    test.server.refuse(call, 'ProofRequired');
  });
  const heading = await screen.findByRole('heading', { name: 'Confirm it’s you', hidden: true });
  const dialog = heading.closest('dialog');
  if (!dialog || !server) throw new Error('There is no dialog.');
  expect(within(dialog).getByText(why)).toBeTruthy();
  return { server, dialog: within(dialog), sent: () => server?.requestsTo(call) ?? [] };
}

const isOpen = () => screen.queryByText('Confirm it’s you') !== null;

describe('[POR-130] a change for which the lender wants a recent proof', () => {
  it.each(provenChanges.map((row) => [row.change, row] as const))(
    '%s: is made once more as it was, after the proof, and its result is shown',
    async (_, row) => {
      const { server, dialog, sent } = await refused(row);
      expect(sent()).toHaveLength(1);
      server.answerRaw(row.call, usualAnswer(row.call));
      await user.type(await dialog.findByLabelText(/^Password/), secret);
      await user.click(dialog.getByRole('button', { name: 'Confirm', hidden: true }));
      await waitFor(() => expect(screen.queryAllByText(row.done)).not.toEqual([]));
      expect(isOpen()).toBe(false);
      // A change of the telephone turns its text alerts off by a call of its own.
      const bodies = sent().map(({ body }) => JSON.stringify(body));
      expect(bodies.filter((body) => body === bodies[0])).toHaveLength(2);
      expect(server.requestsTo(giveProof).map(({ body }) => body)).toEqual([{ Password: secret }]);
    },
  );

  it.each(provenChanges.map((row) => [row.change, row] as const))(
    '%s: is not made when the borrower cancels, and what was entered stays',
    async (_, row) => {
      const { server, dialog, sent } = await refused(row);
      await user.click(await dialog.findByRole('button', { name: 'Cancel', hidden: true }));
      await waitFor(() => expect(screen.queryAllByText(row.notDone)).not.toEqual([]));
      await act(settle);
      expect(isOpen()).toBe(false);
      expect(sent()).toHaveLength(1);
      expect(server.requestsTo(giveProof)).toEqual([]);
      if (row.kept) expect((await field(row.kept[0])).value).toBe(row.kept[1]);
    },
  );
});
