import { changesTexts } from '@portico/core/internal';
import { useTexts } from '@portico/element';
import { documentsTexts } from '@portico/shared/documents';
import { Section } from '@portico/shared/section';
import { TaxFormDelivery, TaxFormList, taxFormsTexts } from '@portico/shared/tax-forms/screens';
import type { ReactNode } from 'react';
import type { LoanSectionProps } from '../loan/loan';
import { loanDetailsSectionsTexts } from '../loan-details/loan-details.sections.sentences';

export const texts = [taxFormsTexts, documentsTexts, changesTexts];

/** The tax forms of a loan, and how the borrower gets them. */
export default function LoanTaxForms({ loan }: LoanSectionProps): ReactNode {
  const t = useTexts(loanDetailsSectionsTexts);
  return (
    <Section heading={t('sectionTaxForms')}>
      <div className="grid grid-cols-1 gap-8">
        <TaxFormList accountNumber={loan.accountNumber} />
        <TaxFormDelivery />
      </div>
    </Section>
  );
}
