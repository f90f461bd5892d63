import { useTexts } from '@portico/element';
import type { ReactNode } from 'react';
import { HideSection } from '../../hide-account/hide-section';
import type { Loan } from '../../loan/loan';
import { useLoanName } from '../../loan/use-loan-name';
import { loanDetailsSectionsTexts } from '../loan-details.sections.sentences';

/** The last section of the loan page (accounts §2.3). */
export function HideLoan({ loan }: { readonly loan: Loan }): ReactNode {
  const t = useTexts(loanDetailsSectionsTexts);
  return (
    <HideSection
      account={{ number: loan.accountNumber, name: useLoanName(loan), owed: true }}
      heading={t('hideHeading')}
      note={t('hideNote')}
      button={t('hide')}
    />
  );
}
