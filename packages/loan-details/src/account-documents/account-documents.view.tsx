import { useTexts } from '@portico/element';
import { documentsOfAccount, DocumentsSection, documentsTexts } from '@portico/shared/documents';
import type { ReactNode } from 'react';
import type { LoanSectionProps } from '../loan/loan';
import { loanDetailsSectionsTexts } from '../loan-details/loan-details.sections.sentences';

export const texts = [documentsTexts];

/** The documents of a loan, and the upload of further ones (accounts §2.3, §2.7). */
export default function AccountDocuments({ loan }: LoanSectionProps): ReactNode {
  const t = useTexts(loanDetailsSectionsTexts);
  const source = documentsOfAccount(loan.accountNumber);
  return <DocumentsSection heading={t('sectionDocuments')} source={source} />;
}
