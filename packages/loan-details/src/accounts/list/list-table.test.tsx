import { startTestCore } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { ListColumns } from './columns';
import { ListTable } from './list-table';

afterEach(cleanup);

type Entry = { readonly name: string; readonly balance?: number; readonly due?: string };

const entries: readonly Entry[] = [
  { name: 'Boat', balance: 500, due: '2026-03-15' },
  { name: 'Auto', balance: 9000 },
  { name: 'Card', balance: 70, due: '2025-12-31' },
];
const columns: ListColumns<Entry> = {
  name: {
    header: 'Account',
    sort: { by: (entry) => entry.name, usual: 'az' },
    cell: (entry) => entry.name,
  },
  figure: {
    header: 'Balance',
    sort: { by: (entry) => entry.balance, usual: 'highest' },
    cell: (entry) => entry.balance,
  },
  date: {
    header: 'Due',
    sort: { by: (entry) => entry.due, usual: 'soonest' },
    cell: (entry) => entry.due,
  },
  action: { header: 'Pay', cell: () => <button type="button">Pay</button> },
};

async function show(rows: readonly Entry[] = entries) {
  const { core } = await startTestCore({});
  render(
    <WidgetProvider core={core}>
      <ListTable
        caption="Loans"
        columns={columns}
        rows={rows}
        rowKey={(entry) => entry.name}
        rowLink={(entry) =>
          entry.name === 'Auto' ? { href: '#auto', onClick: () => undefined } : undefined
        }
        sortedBy="date"
      />
    </WidgetProvider>,
  );
  return userEvent.setup();
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const header = (name: string) => screen.getByRole('columnheader', { name });

describe('a list', () => {
  it('has eight places in each row, so that columns of several lists line up', async () => {
    await show();
    const counts = screen.getAllByRole('row').map((row) => row.querySelectorAll('th, td').length);
    expect(counts).toEqual([8, 8, 8, 8]);
  });

  it('is first in the usual order of one column, which is not marked', async () => {
    await show();
    expect(names()).toEqual(['Card', 'Boat', 'Auto']);
    expect(header('Due').getAttribute('aria-sort')).toBeNull();
  });

  it('has aria-sort on the column it was sorted by only', async () => {
    const user = await show();
    await user.click(within(header('Balance')).getByRole('button'));
    expect(names()).toEqual(['Card', 'Boat', 'Auto']);
    expect(header('Balance').getAttribute('aria-sort')).toBe('ascending');
    await user.click(within(header('Balance')).getByRole('button'));
    expect(names()).toEqual(['Auto', 'Boat', 'Card']);
    expect(header('Balance').getAttribute('aria-sort')).toBe('descending');
    expect(header('Account').getAttribute('aria-sort')).toBeNull();
  });

  it('shows a dash where a row has no value, but not in place of an action', async () => {
    await show([{ name: 'Auto' }]);
    const [, row] = screen.getAllByRole('row');
    expect(Array.from(row?.children ?? [], (cell) => cell.textContent)).toEqual([
      'Auto',
      '',
      '—',
      '',
      '—',
      '',
      '',
      'Pay',
    ]);
  });

  it('has the name as its link', async () => {
    await show();
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Auto']);
  });
});

describe('the choice of the order', () => {
  const choice = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Sort loans by' });

  it('names each column in its usual order, and sorts', async () => {
    const user = await show();
    const select = choice() ?? document.body;
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Account, A to Z', 'Due, soonest first', 'Balance, highest first']);
    expect(choice()?.value).toBe('date');
    await user.selectOptions(select, 'Balance, highest first');
    expect(names()).toEqual(['Auto', 'Boat', 'Card']);
    expect(header('Balance').getAttribute('aria-sort')).toBe('descending');
  });

  it('says nothing where a header was pressed for the other order', async () => {
    const user = await show();
    await user.click(within(header('Balance')).getByRole('button'));
    expect(choice()?.value).toBe('');
  });

  it('is not there for a single entry', async () => {
    await show([{ name: 'Auto' }]);
    expect(choice()).toBeNull();
  });
});
