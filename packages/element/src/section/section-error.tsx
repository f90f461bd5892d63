import { Banner, Button } from '@portico/ui';
import type { ReactNode } from 'react';

/** A section that could not be loaded: its own sentence and a retry; the others stay. */
export function SectionError(props: {
  readonly children: ReactNode;
  readonly retryLabel: string;
  readonly retry: () => void;
}): ReactNode {
  const { children, retryLabel, retry } = props;
  return (
    <Banner tone="error" action={<Button onClick={retry}>{retryLabel}</Button>}>
      <p>{children}</p>
    </Banner>
  );
}
