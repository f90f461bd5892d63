import { accountDetails, setStatementFormat, updateAddress, type Call } from '@portico/contract';
import { chunk } from '@portico/core/internal';
import {
  createTestBrowser,
  createTestServer,
  type TestCore,
  type TestServer,
} from '@portico/core/testing';
import { useCore, useUnsavedChanges } from '@portico/element';
import { cleanup, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { LoanSectionProps } from '../loan/loan';
import { loanDetails, loanNumber } from '../testing/loan-answers';
import { showLoan } from '../testing/show-loan';

afterEach(cleanup);

/** A section that saves the statement format, and then loads the loan again. */
function Paper({ loan, reload }: LoanSectionProps) {
  const { client } = useCore();
  const { accountNumber, details } = loan;
  const save = async () => {
    await client.send(setStatementFormat, { accountNumber, accountType: 0, format: 'PaperOnly' });
    reload();
  };
  return (
    <button
      onClick={() => void save()}
    >{`format: ${String(details.statementFormat ?? '')}`}</button>
  );
}

/** A section of the history that has changes. */
function ChangedHistory() {
  useUnsavedChanges(true);
  return <p>history</p>;
}

const withFormat = { statements: chunk(async () => ({ default: Paper })) };

/** Answers the details with what was saved before, as the lender's API does. */
function keepingServer(): TestServer {
  const server = createTestServer();
  const address = { address1: '14 Juniper Road', city: 'Marion', state: 'IA', zipCode: '52401' };
  const wasSent = (call: Call, value: string) =>
    server.requestsTo(call).some(({ body }) => JSON.stringify(body).includes(value));
  const keep = () =>
    server.answer(
      accountDetails,
      loanDetails(wasSent(updateAddress, 'Marion') ? { address } : {}, {
        statementFormat: wasSent(setStatementFormat, 'PaperOnly') ? 'PaperOnly' : 'ElectronicOnly',
      }),
    );
  return {
    ...server,
    fetch: async (url, init) => {
      keep();
      return server.fetch(url, init);
    },
  };
}

const prepare = ({ server }: TestCore) => {
  server.answerRaw(updateAddress, { HasNoErrors: true });
  server.answerRaw(setStatementFormat, { HasNoErrors: true });
};

describe('[POR-098] two tabs that save different parts', () => {
  it('send their own part only, and do not undo each other', async () => {
    const server = keepingServer();
    const browser = createTestBrowser();
    const open = () => showLoan({ server, browser, sections: withFormat, prepare });
    const one = await open();
    const other = await open();
    const inOne = within(one.container);
    const inOther = within(other.container);
    await inOther.findByText('format: ElectronicOnly');
    await inOther.findByLabelText('City');

    const city = await inOne.findByLabelText<HTMLInputElement>('City');
    await one.user.clear(city);
    await one.user.type(city, 'Marion');
    await one.user.click(inOne.getByRole('button', { name: 'Save' }));
    await inOne.findByText('Address saved');
    expect(server.requestsTo(updateAddress).map(({ body }) => Object.keys(body ?? {}))).toEqual([
      ['Address', 'AccountNumber'],
    ]);

    await other.user.click(inOther.getByText('format: ElectronicOnly'));
    await waitFor(() => expect(server.requestsTo(setStatementFormat)).toHaveLength(1));
    expect(server.requestsTo(setStatementFormat)[0]?.body).toEqual({
      AccountNumber: loanNumber,
      AccountType: 0,
      Format: 'PaperOnly',
    });
    expect(server.requestsTo(updateAddress)).toHaveLength(1);
    // Loaded again, the other tab shows the address that the first has saved.
    await waitFor(() =>
      expect(inOther.getByLabelText<HTMLInputElement>('City').value).toBe('Marion'),
    );
    expect(city.value).toBe('Marion');
  });

  it('an answer to a save changes its own part only', async () => {
    const server = keepingServer();
    const { user, container } = await showLoan({ server, sections: withFormat, prepare });
    const page = within(container);
    const city = await page.findByLabelText<HTMLInputElement>('City');
    await user.clear(city);
    await user.type(city, 'Ames');
    await user.click(page.getByText('format: ElectronicOnly'));
    await waitFor(() => expect(server.requestsTo(accountDetails)).toHaveLength(2));
    expect(city.value).toBe('Ames');
  });
});

it('[LON-507, LON-515] changes of the history count as unsaved, while the address has none', async () => {
  const { core, container, unmount } = await showLoan({
    sections: { history: chunk(async () => ({ default: ChangedHistory })) },
  });
  await within(container).findByText('history');
  await waitFor(() => expect(core.unsaved.value).toBe(true));
  unmount();
  expect(core.unsaved.value).toBe(false);
});
