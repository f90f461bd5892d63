import { useTexts } from '@portico/element';
import type { ReactNode } from 'react';
import { PlaceholderBar, FigurePlaceholders } from '../../loan/placeholders';
import { loanDetailsTexts } from '../loan-details.texts';

/** Arranged and, with its sections, as high as the page of a loan: nothing moves when it is loaded. */
export function LoadingLoan(): ReactNode {
  const t = useTexts(loanDetailsTexts);
  return (
    <div role="status" aria-label={t('loading')} className="@container">
      <div className="grid min-h-850 grid-cols-1 content-start gap-10 @min-[880px]:min-h-680">
        <div className="grid grid-cols-1 gap-8 @min-[600px]:grid-cols-[1fr_minmax(0,24rem)]">
          <div className="grid content-start gap-4">
            <PlaceholderBar className="h-9 w-2/3" />
            <PlaceholderBar className="h-10 w-5/6" />
            <PlaceholderBar className="h-10 w-2/3 @min-[600px]:hidden" />
            <PlaceholderBar className="h-control w-40" />
          </div>
          <FigurePlaceholders count={3} />
        </div>
        <div className="grid grid-cols-1 gap-x-8 gap-y-10 @min-[600px]:grid-cols-2 @min-[880px]:grid-cols-3">
          <PartPlaceholders count={9} />
          <PartPlaceholders count={4} />
          <PartPlaceholders count={3} />
        </div>
      </div>
    </div>
  );
}

function PartPlaceholders({ count }: { readonly count: number }): ReactNode {
  return (
    <div className="grid content-start gap-4">
      <PlaceholderBar className="h-6 w-1/3" />
      <FigurePlaceholders count={count} />
    </div>
  );
}
