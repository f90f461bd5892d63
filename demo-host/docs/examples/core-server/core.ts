/**
 * A core system in memory: two borrowers, their loans, and the payments booked on them. One for real
 * borrowers stores hashes of passwords.
 */

export type Loan = {
  readonly number: string;
  readonly owner: string;
  /** Cents. */
  balance: number;
  /** Cents of an installment, due on a day. */
  readonly installment: number;
  readonly dueOn: string;
};

const people = [
  { id: 'C-1', username: 'maya', password: 'Juniper-14-road', name: 'Maya Whitfield' },
  { id: 'C-2', username: 'omar', password: 'Saffron-22-lane', name: 'Omar Haddad' },
];

const loans: Loan[] = [
  { number: '1001', owner: 'C-1', balance: 812_500, installment: 31_250, dueOn: '2026-12-15' },
  { number: '1002', owner: 'C-2', balance: 240_000, installment: 12_000, dueOn: '2026-12-20' },
];

/** The reference number of each payment, by the key under which it was sent. */
const booked = new Map<string, string>();

export const core = {
  personNamed: (username: string) =>
    people.find((one) => one.username === username.trim().toLowerCase()),
  person: (id: string) => people.find((one) => one.id === id),
  loansOf: (owner: string) => loans.filter((loan) => loan.owner === owner),
  loanOf: (owner: string, number: string) =>
    loans.find((loan) => loan.owner === owner && loan.number === number),
  reference: (key: string) => booked.get(key),

  /** Books a payment in cents; resolves to its reference number. */
  book: async (loan: Loan, cents: number, key: string): Promise<string> => {
    loan.balance -= cents;
    const reference = `P-${booked.size + 1}`;
    booked.set(key, reference);
    return Promise.resolve(reference);
  },
};
