import { lazy, type ReactNode } from 'react';
import { OnDemand } from './on-demand';

const RichText = lazy(() => import('./rich-text'));

/** A lender's HTML on a first screen: most lenders have none there, so what shows it comes when it is needed. */
export function LenderText({ html }: { readonly html: string }): ReactNode {
  return <OnDemand>{html && <RichText html={html} />}</OnDemand>;
}
