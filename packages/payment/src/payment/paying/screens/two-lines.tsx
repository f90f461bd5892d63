import { translateOf } from '@portico/ui';
import type { ReactNode } from 'react';

/** What something is, and below it in small print which one. */
export function TwoLines({ lines }: { readonly lines: readonly ReactNode[] }): ReactNode {
  const [first, second] = lines;
  return (
    <span className="min-w-0">
      <span translate={translateOf(first)} className="block font-medium">
        {first}
      </span>
      {second && (
        <span translate={translateOf(second)} className="block text-sm text-muted">
          {second}
        </span>
      )}
    </span>
  );
}
