import { Heading } from '@portico/ui';
import { useEffect, useRef, type ReactNode } from 'react';

/** The steps have gone with what had the focus; the new screen's heading takes it. */
export function FocusedHeading({ children }: { readonly children: ReactNode }): ReactNode {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Heading level={3} ref={ref}>
      {children}
    </Heading>
  );
}
