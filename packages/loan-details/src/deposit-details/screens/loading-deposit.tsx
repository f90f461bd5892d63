import { useTexts } from '@portico/element';
import { Skeleton } from '@portico/ui';
import type { ReactNode } from 'react';
import { depositDetailsTexts } from '../deposit-details.sentences';

/** The first screen, which stays as it is, and, with its sections, as high as the page of a deposit. */
export function LoadingDeposit(): ReactNode {
  const t = useTexts(depositDetailsTexts);
  return (
    <div className="@container">
      <div className="min-h-420 @min-[880px]:min-h-260">
        <Skeleton rows={10} label={t('loading')} />
      </div>
    </div>
  );
}
