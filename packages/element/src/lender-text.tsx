import { chunk } from '@portico/core';
import type { ReactNode } from 'react';
import { OnDemand } from './on-demand';

const richText = chunk(() => import('./rich-text'));

/**
 * A lender's HTML on a first screen: most lenders have none there, so what shows it comes when it is
 * needed. Until that can be had, its words stand without their looks.
 */
export function LenderText({ html }: { readonly html: string }): ReactNode {
  if (!html) return null;
  return (
    <OnDemand code={richText} missing={<p>{html.replace(/<[^>]*>/g, ' ')}</p>}>
      {(RichText) => <RichText html={html} />}
    </OnDemand>
  );
}
