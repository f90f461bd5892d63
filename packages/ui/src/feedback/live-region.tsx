import type { ReactNode } from 'react';

/**
 * Screen readers announce its children whenever they change. Keep it mounted and change its
 * content: a region inserted together with its text is often not announced.
 */
export function LiveRegion({ children, urgent }: { children?: ReactNode; urgent?: boolean }) {
  return (
    <div aria-live={urgent ? 'assertive' : 'polite'} aria-atomic className="sr-only">
      {children}
    </div>
  );
}
