import { useTexts } from '@portico/element';
import { Skeleton } from '@portico/ui';
import type { ReactNode } from 'react';
import { loanDetailsTexts } from '../loan-details.sentences';

/** The first screen, which stays as it is; with its sections, as high as the page of a loan. */
export function LoadingLoan(): ReactNode {
  const t = useTexts(loanDetailsTexts);
  return (
    <div className="min-h-680">
      <Skeleton rows={14} label={t('loading')} />
    </div>
  );
}
