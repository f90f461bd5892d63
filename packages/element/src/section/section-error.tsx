import { Banner, Button } from '@portico/ui';
import type { ReactNode } from 'react';

/** A section that could not be loaded: its own sentence and a retry; the others stay. */
export function SectionError(props: {
  readonly children: ReactNode;
  readonly retryLabel: string;
  readonly retry: () => void;
}): ReactNode {
  return (
    <Banner tone="error">
      <div className="grid gap-2">
        <p>{props.children}</p>
        <div>
          <Button onClick={props.retry}>{props.retryLabel}</Button>
        </div>
      </div>
    </Banner>
  );
}
