import { cents } from '@portico/rules';
import { LinkButton, Money, Table, type Column } from '@portico/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

type Loan = { number: string; name: string; balance: number; due: string | undefined };

const loans: readonly Loan[] = [
  { number: '0001-204417', name: 'Auto loan', balance: 912044, due: '03/15/2026' },
  { number: '0001-208830', name: 'Personal loan', balance: 128990, due: '03/28/2026' },
  { number: '0001-110002', name: 'Line of credit', balance: 0, due: undefined },
];

const columns: readonly [Column<Loan>, ...Column<Loan>[]] = [
  { key: 'name', header: 'Account', cell: (loan) => loan.name, sortBy: (loan) => loan.name },
  { key: 'number', header: 'Number', cell: (loan) => loan.number, sortBy: (loan) => loan.number },
  {
    key: 'balance',
    header: 'Balance',
    align: 'end',
    cell: (loan) => <Money cents={cents(loan.balance)} />,
    sortBy: (loan) => loan.balance,
  },
  { key: 'due', header: 'Due', cell: (loan) => loan.due ?? '–', sortBy: (loan) => loan.due },
  {
    key: 'pay',
    header: 'Pay',
    action: true,
    cell: (loan) => (
      <LinkButton href={`#pay-${loan.number}`} ariaLabel={`Pay ${loan.name}`}>
        Pay
      </LinkButton>
    ),
  },
];

const meta = {
  title: 'Primitives/Data/Table',
  component: Table<Loan>,
  args: { caption: 'Loans', columns, rows: loans, rowKey: (loan: Loan) => loan.number },
} satisfies Meta<typeof Table<Loan>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Sorted: Story = { args: { initialSort: { key: 'balance', descending: true } } };
export const WithRowLinks: Story = {
  args: { rowLink: (loan: Loan) => ({ href: `#loan-${loan.number}` }) },
};
export const OneRow: Story = { args: { rows: loans.slice(0, 1) } };
export const Narrow: Story = {
  args: { rowLink: (loan: Loan) => ({ href: `#loan-${loan.number}` }) },
  globals: { width: '320px' },
};
