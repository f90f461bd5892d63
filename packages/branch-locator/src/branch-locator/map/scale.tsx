import { useTexts } from '@portico/element';
import type { ReactNode } from 'react';
import { branchMapTexts } from './branch-map.texts';
import { milesPerPixel, type MapFrame } from './projection';

const lengths = [2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1];

/** Px of the longest scale. */
const longest = 96;

/** A line with its length on the ground. */
export function Scale({ frame }: { readonly frame: MapFrame }): ReactNode {
  const t = useTexts(branchMapTexts);
  const perPixel = milesPerPixel(frame);
  const miles = lengths.find((length) => length / perPixel <= longest) ?? 0.1;
  return (
    <p
      className="tabular border-x border-b border-edge px-1 text-center text-sm text-muted"
      style={{ width: Math.round(miles / perPixel) }}
    >
      <span className="whitespace-nowrap">{t('scale', { miles: String(miles) })}</span>
    </p>
  );
}
