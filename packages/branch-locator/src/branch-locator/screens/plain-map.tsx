import type { ReactNode } from 'react';
import { phoneText, toPixels, type MapProps } from '../map';

const width = 640;
const height = 360;
/** Pixels between two lines of the grid. */
const grid = 64;

/** A map without an external service: pushpins at scale over a grid, north at the top. */
export default function PlainMap({ label, centre, zoom, pins }: MapProps): ReactNode {
  const middle = toPixels(centre, zoom);
  const left = middle.x - width / 2;
  const top = middle.y - height / 2;
  return (
    <svg
      role="img"
      aria-label={label}
      part="map"
      viewBox={`0 0 ${width} ${height}`}
      data-centre={`${centre.latitude},${centre.longitude}`}
      data-zoom={zoom}
      className="block aspect-[16/9] w-full rounded-md border border-line bg-sunken"
    >
      <path d={gridPath(left, top)} className="fill-none stroke-line" />
      <path
        d={`M${width / 2 - 8} ${height / 2}h16M${width / 2} ${height / 2 - 8}v16`}
        className="fill-none stroke-edge"
      />
      {pins.map((branch) => {
        const { x, y } = toPixels(branch, zoom);
        return (
          <g
            key={`${branch.branchName} ${branch.zip}`}
            transform={`translate(${Math.round(x - left)} ${Math.round(y - top)})`}
            data-pin={branch.branchName}
          >
            <title>{`${branch.branchName}, ${phoneText(branch.phoneNumber)}`}</title>
            <path d="M0 0C-3-9-9-12-9-18a9 9 0 0 1 18 0C9-12 3-9 0 0z" className="fill-accent" />
            <text x="12" y="-12" className="fill-ink text-sm font-semibold">
              {branch.branchName}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function gridPath(left: number, top: number): string {
  const offset = (from: number) => grid - (((from % grid) + grid) % grid);
  const across = Array.from(
    { length: Math.ceil(width / grid) },
    (_, n) => `M${Math.round(offset(left) + n * grid)} 0v${height}`,
  );
  const down = Array.from(
    { length: Math.ceil(height / grid) },
    (_, n) => `M0 ${Math.round(offset(top) + n * grid)}h${width}`,
  );
  return [...across, ...down].join('');
}
