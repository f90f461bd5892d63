import { useTexts } from '@portico/element';
import { Skeleton } from '@portico/ui';
import type { ReactNode } from 'react';
import { loanDetailsTexts } from '../loan-details.texts';

/**
 * The first screen, which stays as it is, and, with its sections, as high as the page of a loan:
 * nothing moves when it is loaded.
 */
export function LoadingLoan(): ReactNode {
  const t = useTexts(loanDetailsTexts);
  return (
    <div className="@container">
      <div className="min-h-850 @min-[880px]:min-h-680">
        <Skeleton rows={14} label={t('loading')} />
      </div>
    </div>
  );
}
