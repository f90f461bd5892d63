import { useTexts } from '@portico/element';
import type { ReactNode } from 'react';
import { branchMapTexts } from './branch-map.sentences';
import { milesPerPixel, type MapFrame, type Pixels } from './projection';

/** The distances that are drawn around the place, in miles, and the least px of one. */
const distances = [1, 5, 10, 25, 50, 100, 250, 500];
const leastRadius = 60;

/** How many of them are drawn. */
const circles = 3;

/** Where the visitor is, or the zip code that was searched for, with distances around it. */
export function PlaceMark(props: {
  /** Px from the middle of the map. */
  readonly at: Pixels;
  readonly frame: MapFrame;
}): ReactNode {
  const { at, frame } = props;
  const t = useTexts(branchMapTexts);
  const perPixel = milesPerPixel(frame);
  const shown = distances.filter((miles) => miles / perPixel >= leastRadius).slice(0, circles);
  return (
    <svg
      aria-hidden
      width="1"
      height="1"
      className="pointer-events-none absolute top-1/2 left-1/2 overflow-visible"
    >
      <g transform={`translate(${Math.round(at.x)} ${Math.round(at.y)})`}>
        {shown.map((miles) => {
          const radius = miles / perPixel;
          return (
            <g key={miles}>
              <circle r={radius} strokeDasharray="4 4" className="fill-none stroke-edge" />
              <text y={radius - 6} textAnchor="middle" className="fill-muted text-sm">
                {t('scale', { miles: String(miles) })}
              </text>
            </g>
          );
        })}
        <circle r="7" strokeWidth="2" className="fill-ink stroke-surface" />
      </g>
    </svg>
  );
}
