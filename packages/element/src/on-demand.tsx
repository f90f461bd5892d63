import { Suspense, type ReactNode } from 'react';
import { Boundary } from './boundary';

/** What is loaded when it is needed. While it is not there, and if it cannot be had, nothing stands. */
export function OnDemand({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Boundary fallback={() => null}>
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}
