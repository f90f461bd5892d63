import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type SummaryItem = {
  term: ReactNode;
  description: ReactNode;
  /** A line such as a total, in bold and under a darker rule. */
  strong?: boolean | undefined;
};

/** Terms and their values, one line each, with a thin rule between, as on a statement. */
export function Summary({ items }: { items: readonly SummaryItem[] }) {
  return (
    <dl part="summary">
      {items.map(({ term, description, strong }, index) => (
        <div
          key={index}
          className={clsx(
            'flex flex-wrap justify-between gap-x-6 border-t py-2',
            strong ? 'border-ink font-semibold' : 'border-line',
          )}
        >
          <dt className={strong ? undefined : 'text-muted'}>{term}</dt>
          <dd className="min-w-0 text-end wrap-anywhere tabular">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
