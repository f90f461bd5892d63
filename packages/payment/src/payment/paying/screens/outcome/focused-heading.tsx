import { useReleasedHeight } from '@portico/element';
import { Heading } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';

/** A heading that takes the focus, because the element that had it was removed with the steps. */
export function FocusedHeading({ children }: { readonly children: ReactNode }): ReactNode {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  useReleasedHeight('portico-payment', true);
  return (
    <Heading level={3} ref={ref}>
      {children}
    </Heading>
  );
}
