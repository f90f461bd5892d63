import { cents, localDate } from '@portico/rules';
import type { Transaction } from '../history/history.model';

/** A payment; a test changes what it is about. Amounts are in cents. */
export function transaction(patch: Partial<Transaction> = {}): Transaction {
  return {
    transactionDate: localDate('2025-03-04'),
    transactionTime: '8:02 AM',
    transactionDescription: 'Autopay, checking ending in 6789',
    principalAmount: cents(28_895),
    interestAmount: cents(8_140),
    otherAmount: cents(0),
    totalPaymentAmount: cents(37_035),
    runningPrincipalBalance: cents(1_250_748),
    ...patch,
  };
}

/** What the history answers with these transactions, newest first. */
export function historyAnswer(...list: readonly Transaction[]) {
  return { hasNoErrors: true, errors: [], list };
}

/** So many different transactions, newest first, one a day. */
export function manyTransactions(count: number): readonly Transaction[] {
  const start = Date.UTC(2025, 2, 4);
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(start - index * 86_400_000).toISOString().slice(0, 10);
    return transaction({
      transactionDate: localDate(day),
      transactionTime: `${1 + (index % 12)}:${String(index % 60).padStart(2, '0')} PM`,
      transactionDescription: `Payment number ${(index * 7_919) % 10_007}`,
      principalAmount: cents(20_000 + ((index * 31) % 9_973)),
      totalPaymentAmount: cents(30_000 + ((index * 17) % 9_001)),
      runningPrincipalBalance: cents(1_000_000 + index * 10_000),
    });
  });
}
