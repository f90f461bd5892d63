import { useTexts } from '@portico/element';
import { Banner } from '@portico/ui';
import type { ReactNode } from 'react';
import { loanErrorKey } from '../../loan-details/loan-details.errors';
import { loanDetailsErrorsTexts } from '../../loan-details/loan-details.errors.sentences';

export const texts = [loanDetailsErrorsTexts];

/** Why a loan's page sent the borrower to the list (D144, D145). */
export default function LoanError({ code }: { readonly code: unknown }): ReactNode {
  const t = useTexts(loanDetailsErrorsTexts);
  return (
    <Banner tone="error">{t(loanErrorKey(typeof code === 'string' ? code : undefined))}</Banner>
  );
}
