import { useTexts } from '@portico/element';
import type { ReactNode } from 'react';
import { PlaceholderBar, FigurePlaceholders } from '../../loan/placeholders';
import { depositDetailsTexts } from '../deposit-details.texts';

/** Arranged and, with its sections, as high as the page of a deposit. */
export function LoadingDeposit(): ReactNode {
  const t = useTexts(depositDetailsTexts);
  return (
    <div role="status" aria-label={t('loading')} className="@container">
      <div className="grid min-h-420 grid-cols-1 content-start gap-6 @min-[880px]:min-h-260">
        <PlaceholderBar className="h-9 w-2/3" />
        <div className="grid grid-cols-1 items-start gap-x-16 gap-y-6 @min-[880px]:grid-cols-[minmax(0,1fr)_minmax(0,27.5rem)]">
          <div className="flex flex-wrap gap-x-12 gap-y-4">
            <PlaceholderBar className="h-16 w-52" />
            <PlaceholderBar className="h-16 w-52" />
          </div>
          <FigurePlaceholders count={3} />
        </div>
      </div>
    </div>
  );
}
