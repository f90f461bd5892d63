import type { ReactNode } from 'react';
import type { LoanSectionProps } from '../loan/loan';
import HistorySection from './history.view';

export { texts } from './history.view';

/** The history of a loan. */
export default function LoanHistory({ loan }: LoanSectionProps): ReactNode {
  const { accountNumber, details } = loan;
  return (
    <HistorySection
      key={accountNumber}
      accountNumber={accountNumber}
      daysSinceOpened={details.daysSinceOpened}
    />
  );
}
