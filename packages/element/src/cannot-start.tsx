import { emit } from '@portico/core';
import { lazy, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { instanceOf } from './instance';
import { OnDemand } from './on-demand';
import { PageContent } from './page-content';

const StartError = lazy(() => import('./start-error'));

/**
 * A widget that cannot start: tells the page, and shows what stands between its tags, else an
 * inline error that can be retried (D9). It never navigates.
 */
export function CannotStart(props: {
  readonly host: HTMLElement;
  readonly code: 'setup' | 'render';
  readonly retry: () => void;
}): ReactNode {
  const { host, code, retry } = props;
  useLayoutEffect(() => instanceOf(host).drawn?.(false), [host]);
  useEffect(() => {
    emit(host, 'portico-error', { code, tag: host.localName });
  }, [host, code]);
  return (
    <PageContent host={host}>
      <OnDemand>
        <StartError retry={retry} />
      </OnDemand>
    </PageContent>
  );
}
