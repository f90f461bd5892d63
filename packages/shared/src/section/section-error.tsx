import { Banner, Button } from '@portico/ui';
import type { MouseEvent, ReactNode } from 'react';

/** What could not be loaded: its own sentence and a retry; the others stay. */
export function SectionError(props: {
  readonly children: ReactNode;
  readonly retryLabel: string;
  readonly retry: () => void;
}): ReactNode {
  const { children, retryLabel, retry } = props;
  const retryHere = ({ currentTarget }: MouseEvent) => {
    // The button is removed: what is around the sentence gets the focus.
    const around = currentTarget.closest('[role=alert]')?.parentElement;
    if (around) {
      around.tabIndex = -1;
      around.focus();
    }
    retry();
  };
  return (
    <Banner tone="error" action={<Button onClick={retryHere}>{retryLabel}</Button>}>
      {children}
    </Banner>
  );
}
