import type { ReactNode } from 'react';
import type { LoanSectionProps } from '../loan/loan';
import HistorySection from './history.view';

export { texts } from './history.view';

/** The history as a section of a loan's page. */
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
