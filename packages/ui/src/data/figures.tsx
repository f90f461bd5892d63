import type { ReactNode } from 'react';
import { translateOf } from '../text/unbroken';

export type FigureItem = {
  label: ReactNode;
  /** Undefined or an empty text is shown as an em dash. */
  value: ReactNode;
  /** The total of the figures above it: in bold. */
  strong?: boolean | undefined;
  /** Beside the value, such as a way to change it. */
  action?: ReactNode;
};

export type FiguresProps = {
  items: readonly FigureItem[];
  /** The id of the heading that names the list. */
  labelledBy?: string | undefined;
};

/**
 * Labels and their values, one line each, with a thin rule below, as on a statement. An amount is
 * passed as `Money`, which is in tabular figures.
 */
export function Figures({ items, labelledBy }: FiguresProps) {
  return (
    <dl part="figures" aria-labelledby={labelledBy}>
      {items.map(({ label, value, strong, action }, index) => (
        <div
          key={index}
          className={
            'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b py-2.5 ' +
            (strong ? 'border-transparent font-semibold' : 'border-line')
          }
        >
          <dt className={strong ? undefined : 'text-muted'}>{label}</dt>
          <dd
            translate={translateOf(value)}
            className="min-w-0 grow text-end text-balance wrap-anywhere"
          >
            {value === '' ? '—' : (value ?? '—')}
          </dd>
          {action && <dd className="ms-auto shrink-0">{action}</dd>}
        </div>
      ))}
    </dl>
  );
}
