import type { VirtualRows } from '@portico/ui';
import type { ReactNode } from 'react';

/**
 * Where the rows scroll, by keyboard too. It ends in the middle of a row, which shows that there are
 * more; printed, it is as high as its rows. With a background, a scroll paints no row again.
 */
export function ScrollRegion(props: {
  readonly label: string;
  readonly rows: VirtualRows;
  readonly children: ReactNode;
}): ReactNode {
  const { label, rows, children } = props;
  return (
    <div
      ref={rows.region}
      role="region"
      aria-label={label}
      tabIndex={0}
      className="max-h-[min(35rem,80vh)] overflow-y-auto bg-surface [contain:content] [overflow-anchor:none] print:max-h-none print:overflow-visible print:[contain:none]"
      onScroll={rows.onScroll}
    >
      {children}
    </div>
  );
}
