import { accountHistory } from '@portico/contract';
import type { TestCore } from '@portico/core/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { range, showHistory, three } from '../testing/show-history';
import { historyAnswer, manyTransactions, transaction } from '../testing/transactions';
import type { Transaction } from './history.model';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const table = () => screen.findByRole('table', { name: 'Account history' });
const status = () => screen.getByRole('status').textContent;
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
/** The cells of a column, from the top. */
const column = async (index: number) =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => cells(row)[index]);

describe('the account history', () => {
  it('[LON-295, LON-296] has four ranges, 30 days first', async () => {
    await showHistory();
    const group = screen.getByRole('radiogroup', { name: 'Show the last' });
    const ranges = within(group).getAllByRole('radio');
    expect(ranges).toEqual(['30 days', '60 days', '90 days', 'All'].map(range));
    expect(range('30 days').ariaChecked).toBe('true');
    await table();
  });

  it('[LON-297] is fetched for 30 days', async () => {
    const { server } = await showHistory();
    await table();
    const [request, ...others] = server.requestsTo(accountHistory);
    expect(others).toEqual([]);
    expect(request?.method).toBe('GET');
    expect(request?.url).toMatch(
      /\/api\/AccountHistory\?accountNumber=001-1000001-7&days=30&downloadCSV=false$/,
    );
  });

  it.each([
    ['60 days', 60],
    ['90 days', 90],
    ['All', 691],
  ])('[LON-298, LON-299] %s reloads the table with days=%d, once', async (name, days) => {
    const { server, user } = await showHistory();
    await table();
    server.answer(accountHistory, historyAnswer(transaction()));
    await user.click(range(name));
    await waitFor(async () => expect(await column(0)).toHaveLength(1));
    await user.click(range('30 days'));
    await waitFor(async () => expect(await column(0)).toHaveLength(3));
    await user.click(range(name));
    await waitFor(async () => expect(await column(0)).toHaveLength(1));
    const asked = server
      .requestsTo(accountHistory)
      .map(({ url }) => new URL(url, 'http://test').searchParams.get('days'));
    expect(asked).toEqual(['30', String(days)]);
  });

  it('[LON-300, LON-301, LON-302] shows eight figures of each transaction', async () => {
    await showHistory(({ server }) =>
      server.answerRaw(accountHistory, {
        HasNoErrors: true,
        Errors: [],
        List: [
          {
            TransactionDate: '2025-03-04T00:00:00',
            TransactionTime: '8:02 AM',
            TransactionDescription: 'Autopay',
            PrincipalAmount: 288.95,
            InterestAmount: 81.4,
            OtherAmount: 1.5,
            TotalPaymentAmount: 1371.85,
            RunningPrincipalBalance: 12507.48,
          },
        ],
      }),
    );
    const [headers, row] = within(await table()).getAllByRole('row');
    expect(headers && within(headers).getAllByRole('columnheader')).toHaveLength(8);
    expect(headers?.textContent).toBe('DateTimeDescriptionPrincipalInterestOtherTotalBalance');
    expect(row && cells(row)).toEqual([
      '03/04/2025',
      '8:02 AM',
      'Autopay',
      '$288.95',
      '$81.40',
      '$1.50',
      '$1,371.85',
      '$12,507.48',
    ]);
  });

  it.each([
    ['Date', 0, '12/04/2024', '03/04/2025'],
    ['Time', 1, '8:02 AM', '11:15 AM'],
    ['Description', 2, 'Autopay, checking ending in 6789', 'Late fee'],
    ['Principal', 3, '$0.00', '$1,000.00'],
    ['Interest', 4, '$0.00', '$81.40'],
    ['Other', 5, '$0.00', '$25.00'],
    ['Total', 6, '$25.00', '$1,081.40'],
    ['Balance', 7, '$12,507.48', '$13,085.38'],
  ])('[LON-303, LON-304] sorts by %s, then the other way', async (name, index, least, most) => {
    const { user } = await showHistory();
    const header = within(await table()).getByRole('columnheader', { name });
    const press = () => user.click(within(header).getByRole('button'));
    await press();
    if (header.getAttribute('aria-sort') === 'descending') await press();
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    expect([(await column(index))[0], (await column(index))[2]]).toEqual([least, most]);
    await press();
    expect(header.getAttribute('aria-sort')).toBe('descending');
    expect([(await column(index))[0], (await column(index))[2]]).toEqual([most, least]);
  });

  it('begins with the newest', async () => {
    await showHistory();
    expect(await column(0)).toEqual(['03/04/2025', '02/20/2025', '12/04/2024']);
  });
});

describe('the entries', () => {
  it('are counted, and one entry offers all', async () => {
    const { user, server } = await showHistory(({ server: each }) =>
      each.answer(accountHistory, historyAnswer(transaction())),
    );
    await table();
    expect(status()).toBe('1 entry in the last 30 days.');
    server.answer(accountHistory, historyAnswer(...three));
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await waitFor(() => expect(status()).toBe('3 entries since the account was opened.'));
    expect(range('All').ariaChecked).toBe('true');
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
    // The pressed button is gone.
    expect(document.activeElement).toBe(range('All'));
  });

  it('are found as something is typed, in whatever order they are', async () => {
    const { user } = await showHistory();
    await table();
    const box = screen.getByRole('searchbox', { name: 'Find in the history' });
    await user.type(box, 'auto');
    expect(status()).toBe('2 of 3 entries have what you typed.');
    expect(await column(2)).toHaveLength(2);
    await user.clear(box);
    await user.type(box, '$25.00');
    expect(await column(2)).toEqual(['Late fee']);
    expect(status()).toBe('1 of 3 entries has what you typed.');
    await user.type(box, ' escrow');
    expect(status()).toBe('None of the 3 entries has what you typed.');
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(status()).toBe('3 entries in the last 30 days.');
    expect(await column(2)).toHaveLength(3);
    expect(document.activeElement).toBe(box);
  });

  it('are counted in one place for every range, so that a screen reader reads the change', async () => {
    const { user, server } = await showHistory();
    await table();
    server.answer(accountHistory, historyAnswer(transaction()));
    await user.click(range('60 days'));
    await waitFor(() => expect(status()).toBe('1 entry in the last 60 days.'));
    const line = screen.getByRole('status');
    await user.click(range('30 days'));
    expect(screen.getByRole('status')).toBe(line);
    expect(line.textContent).toBe('3 entries in the last 30 days.');
  });

  it('[POR-093] of ten thousand are drawn where they are visible, and all of them counted', async () => {
    await showHistory(({ server }) =>
      server.answer(accountHistory, historyAnswer(...manyTransactions(10_000))),
    );
    const shown = await table();
    expect(status()).toBe('10,000 entries in the last 30 days.');
    expect(shown.getAttribute('aria-rowcount')).toBe('10001');
    const rows = shown.querySelectorAll('[data-row]');
    expect(rows.length).toBeLessThan(60);
    expect(rows[0]?.getAttribute('aria-rowindex')).toBe('2');
    const region = screen.getByRole('region', { name: 'Account history' });
    expect(region.tabIndex).toBe(0);
    region.scrollTop = 50 * 5_000;
    act(() => void region.dispatchEvent(new Event('scroll', { bubbles: true })));
    expect(shown.querySelector('[aria-rowindex="5002"]')).not.toBeNull();
    expect(shown.querySelectorAll('[data-row]').length).toBeLessThan(80);
  });

  it('are all printed, as a table', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
    await showHistory(({ server }) =>
      server.answer(accountHistory, historyAnswer(...manyTransactions(200))),
    );
    await screen.findByRole('list', { name: 'Account history' });
    act(() => void globalThis.dispatchEvent(new Event('beforeprint')));
    expect((await table()).querySelectorAll('[data-row]')).toHaveLength(200);
    act(() => void globalThis.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('on a phone', () => {
  const onPhone = async (...list: readonly Transaction[]) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
    const shown = await showHistory(({ server }) =>
      server.answer(accountHistory, historyAnswer(...list)),
    );
    return { ...shown, list: await screen.findByRole('list', { name: 'Account history' }) };
  };

  it('[LON-305] the history is an accordion with date, description and total in sight', async () => {
    const { user, list } = await onPhone(...three);
    expect(screen.queryByRole('table')).toBeNull();
    const entries = within(list).getAllByRole('listitem');
    expect(entries).toHaveLength(3);
    const [, fee] = within(list).getAllByRole('button');
    expect(fee?.textContent).toBe('Late fee02/20/2025$25.00');
    expect(fee?.getAttribute('aria-expanded')).toBe('false');
    if (fee) await user.click(fee);
    expect(fee?.getAttribute('aria-expanded')).toBe('true');
    expect(entries[1]?.querySelector('dl')?.textContent).toBe(
      'Time11:15 AMPrincipal$0.00Interest$0.00Other$25.00Balance$12,796.43',
    );
    expect(entries[0]?.querySelector('dl')).toBeNull();
    if (fee) await user.click(fee);
    expect(entries[1]?.querySelector('dl')).toBeNull();
  });

  it('no entries are drawn as a table first, of no range', async () => {
    const drawn: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes)
        for (const node of [...addedNodes, ...removedNodes])
          if (node instanceof Element) drawn.push(node.outerHTML);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const { user } = await onPhone(...three);
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await screen.findByRole('list', { name: 'Account history' });
    observer.disconnect();
    expect(drawn.filter((html) => html.includes('data-row'))).not.toEqual([]);
    expect(drawn.filter((html) => html.includes('<table'))).toEqual([]);
  });

  it.each([
    ['Date, newest first', '03/04/2025'],
    ['Date, oldest first', '12/04/2024'],
    ['Description', 'Autopay'],
    ['Total, largest first', '$1,081.40'],
    ['Total, smallest first', '$25.00'],
  ])('it sorts by "%s"', async (name, first) => {
    const { user, list } = await onPhone(...three);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), name);
    expect(within(list).getAllByRole('button')[0]?.textContent).toContain(first);
  });

  it('[POR-093] ten thousand entries are drawn where they are visible', async () => {
    const { list } = await onPhone(...manyTransactions(10_000));
    const entries = list.querySelectorAll('li');
    expect(entries.length).toBeLessThan(60);
    expect(entries[0]?.getAttribute('aria-setsize')).toBe('10000');
    expect(entries[0]?.getAttribute('aria-posinset')).toBe('1');
  });
});

describe('a history that cannot be shown', () => {
  const fetched = async () => {
    await waitFor(() => expect(screen.queryByLabelText('Loading the history')).toBeNull());
  };

  it.each<[string, (test: TestCore) => void]>([
    ['is refused', ({ server }) => server.refuse(accountHistory, 'Error')],
    ['cannot be sent', ({ server }) => server.drop(accountHistory)],
    ['answers 500', ({ server }) => server.answerRaw(accountHistory, '', 500)],
    ['is not as documented', ({ server }) => server.answerRaw(accountHistory, '<html>')],
  ])('[LON-310] says so when the request %s, and is fetched again', async (_, prepare) => {
    const { server, user } = await showHistory(prepare);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('An error occurred trying to retrieve the account history');
    server.answer(accountHistory, historyAnswer(...three));
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await column(0)).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'History' }));
  });

  it.each<[string, number]>([
    ['HistorySecurity', 200],
    ['HistorySecurity', 403],
  ])('[LON-311] says that %s (HTTP %d) is for security reasons', async (code, httpStatus) => {
    await showHistory(({ server }) => server.refuse(accountHistory, code, httpStatus));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Unable to get account history due to security reasons');
  });

  it("[LON-311] reads a code of the lender's own", async () => {
    await showHistory(({ server }) => server.refuse(accountHistory, 'H-17'), {
      settings: { 'globalOptions.errorCodeMap': 'H-17=HistorySecurity' },
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Unable to get account history due to security reasons');
  });

  it('[LON-312] says that there is none, and offers all', async () => {
    await showHistory(({ server }) => server.answer(accountHistory, historyAnswer()));
    await fetched();
    expect(status()).toBe('No account history found.');
    expect(screen.getByRole('button', { name: 'Show all' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
