import { useTexts } from '@portico/element';
import type { ReactNode } from 'react';
import { ageOf, type LoanSectionProps } from '../loan/loan';
import { loanDetailsSectionsTexts } from '../loan-details/loan-details.sections.sentences';
import HistorySection from './history.view';

export { texts } from './history.view';

/** The history of a loan. */
export default function LoanHistory({ loan }: LoanSectionProps): ReactNode {
  const t = useTexts(loanDetailsSectionsTexts);
  const { accountNumber, details } = loan;
  return (
    <HistorySection
      key={accountNumber}
      heading={t('sectionHistory')}
      accountNumber={accountNumber}
      daysSinceOpened={ageOf(details)}
    />
  );
}
