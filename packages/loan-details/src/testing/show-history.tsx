import { accountHistory } from '@portico/contract';
import { startTestCore, type TestCore, type TestOptions } from '@portico/core/testing';
import { WidgetProvider } from '@portico/element';
import { cents, localDate } from '@portico/rules';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import HistorySection from '../history/history.view';
import { historyAnswer, transaction } from './transactions';

/** The entries of a history, the newest first. */
export const three = [
  transaction(),
  transaction({
    transactionDate: localDate('2025-02-20'),
    transactionTime: '11:15 AM',
    transactionDescription: 'Late fee',
    principalAmount: cents(0),
    interestAmount: cents(0),
    otherAmount: cents(2_500),
    totalPaymentAmount: cents(2_500),
    runningPrincipalBalance: cents(1_279_643),
  }),
  transaction({
    transactionDate: localDate('2024-12-04'),
    principalAmount: cents(100_000),
    totalPaymentAmount: cents(108_140),
    runningPrincipalBalance: cents(1_308_538),
  }),
];

export async function showHistory(
  prepare: (test: TestCore) => void = ({ server }) =>
    server.answer(accountHistory, historyAnswer(...three)),
  options: TestOptions = {},
) {
  const test = await startTestCore({ session: true, ...options });
  prepare(test);
  render(
    <WidgetProvider core={test.core}>
      <HistorySection heading="History" accountNumber="001-1000001-7" daysSinceOpened={691} />
    </WidgetProvider>,
  );
  return { ...test, user: userEvent.setup({ delay: null }) };
}

/** A choice of how much of the history is shown. */
export const range = (name: string) => screen.getByRole('radio', { name });
