import { chunk } from '@portico/core/internal';
import type { ReactNode } from 'react';
import { PartOnDemand } from '../react/on-demand/on-demand';

const richText = chunk(() => import('./rich-text'));

/**
 * A lender's HTML on a first screen. Most lenders have none, so its code is loaded on demand; until
 * then, or if that fails, its text is shown without formatting.
 */
export function LenderText({ html }: { readonly html: string }): ReactNode {
  if (!html) return null;
  return (
    <PartOnDemand code={richText} missing={<p>{html.replace(/<[^>]*>/g, ' ')}</p>}>
      {(RichText) => <RichText html={html} />}
    </PartOnDemand>
  );
}
