import type { ReactNode } from 'react';

/**
 * Reads its children aloud whenever they change. Keep it mounted and change what is in it: a region
 * that comes together with its words is often not announced.
 */
export function LiveRegion({ children, urgent }: { children?: ReactNode; urgent?: boolean }) {
  return (
    <div aria-live={urgent ? 'assertive' : 'polite'} aria-atomic className="sr-only">
      {children}
    </div>
  );
}
