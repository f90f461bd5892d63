import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Table, type Column } from './table';

afterEach(cleanup);

type Loan = { name: string; balance: number; due?: string };
const loans: readonly Loan[] = [
  { name: 'Boat', balance: 500, due: '2026-03-15' },
  { name: 'Auto', balance: 9000 },
  { name: 'Card', balance: 70, due: '2025-12-31' },
];
const columns: readonly [Column<Loan>, ...Column<Loan>[]] = [
  { key: 'name', header: 'Account', cell: (loan) => loan.name, sortBy: (loan) => loan.name },
  { key: 'balance', header: 'Balance', cell: (loan) => loan.balance, sortBy: (l) => l.balance },
  { key: 'due', header: 'Due', cell: (loan) => loan.due ?? 'none', sortBy: (loan) => loan.due },
  { key: 'pay', header: 'Pay', action: true, cell: () => <button type="button">Pay</button> },
];

const table = <Table caption="Loans" columns={columns} rows={loans} rowKey={(loan) => loan.name} />;
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const press = (name: string) =>
  userEvent.click(within(screen.getByRole('columnheader', { name })).getByRole('button'));

describe('a table', () => {
  it('names itself, its columns and its rows', () => {
    render(table);
    expect(screen.getByRole('table', { name: 'Loans' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Account',
      'Balance',
      'Due',
      'Pay',
    ]);
    expect(names()).toEqual(['Boat', 'Auto', 'Card']);
  });

  it.each([
    ['text', 'Account', ['Auto', 'Boat', 'Card'], ['Card', 'Boat', 'Auto']],
    ['number', 'Balance', ['Card', 'Boat', 'Auto'], ['Auto', 'Boat', 'Card']],
    ['date, rows without one last', 'Due', ['Card', 'Boat', 'Auto'], ['Boat', 'Card', 'Auto']],
  ])('sorts by %s, ascending and then descending', async (_, header, up, down) => {
    render(table);
    await press(header);
    expect(names()).toEqual(up);
    expect(screen.getByRole('columnheader', { name: header }).ariaSort ?? 'ascending').toBe(
      'ascending',
    );
    await press(header);
    expect(names()).toEqual(down);
  });

  it('draws its first rows at once and the others in the next frames where it is drawn in parts', () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
    const many = Array.from({ length: 30 }, (_, index) => ({ name: `Loan ${index}`, balance: 1 }));
    render(
      <Table caption="Loans" columns={columns} rows={many} rowKey={(loan) => loan.name} inParts />,
    );
    const drawn = [names().length];
    for (let frame = 0; frame < 2; frame += 1) {
      act(() => {
        vi.advanceTimersToNextFrame();
      });
      drawn.push(names().length);
    }
    vi.useRealTimers();
    expect(drawn).toEqual([12, 24, 30]);
    expect(names()).toEqual(many.map(({ name }) => name));
  });

  it('has aria-sort on the sorted column', async () => {
    render(table);
    const sortOf = (name: string) =>
      screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
    expect(sortOf('Balance')).toBeNull();
    await press('Balance');
    expect(sortOf('Balance')).toBe('ascending');
    await press('Balance');
    expect(sortOf('Balance')).toBe('descending');
    expect(sortOf('Account')).toBeNull();
  });

  it('has no sort button where a column cannot be sorted', () => {
    render(table);
    const header = screen.getByRole('columnheader', { name: 'Pay' });
    expect(within(header).queryByRole('button')).toBeNull();
  });

  it('makes the first cell a link where the row has one', () => {
    render(
      <Table
        caption="Loans"
        columns={columns}
        rows={loans}
        rowKey={(loan) => loan.name}
        rowLink={(loan) => (loan.name === 'Auto' ? { href: '#auto' } : undefined)}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Auto']);
  });
});
