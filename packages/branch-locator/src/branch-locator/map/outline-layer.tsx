import type { ReactNode } from 'react';
import { toPixels, type MapFrame, type Pixels } from './projection';
import { borders, coasts, stateNames } from './us-outline';

/** The zoom level of the paths; the layer is scaled to that of the frame. */
const pathZoom = 8;

/** The zoom levels at which the states have their names. */
const named = { from: 4, to: 8 };

/** Px around a pin that its name may take. */
const nameWidth = 130;
const nameHeight = 40;

type OutlineProps = {
  readonly frame: MapFrame;
  /** Where the names of branches are, in px from the middle: a state's name there is omitted. */
  readonly names: readonly Pixels[];
};

/** The outline of the states, in place of a provider's pictures. */
export function OutlineLayer(props: OutlineProps): ReactNode {
  const { centre, zoom } = props.frame;
  const { x, y } = toPixels(centre, zoom);
  return (
    <svg
      aria-hidden
      width="1"
      height="1"
      className="pointer-events-none absolute top-1/2 left-1/2 overflow-visible"
    >
      <g transform={`translate(${-x} ${-y}) scale(${2 ** (zoom - pathZoom)})`}>
        <path d={land} className="fill-surface stroke-edge" vectorEffect="non-scaling-stroke" />
        <path d={lines} className="fill-none stroke-line" vectorEffect="non-scaling-stroke" />
      </g>
      {zoom >= named.from && zoom <= named.to && <StateNames {...props} />}
    </svg>
  );
}

function StateNames({ frame: { centre, zoom }, names }: OutlineProps): ReactNode {
  const middle = toPixels(centre, zoom);
  return stateNames.map((line) => {
    const [name = '', at = ''] = line.split(' ');
    const point = pixelsOf(at, zoom);
    const x = point.x - middle.x;
    const y = point.y - middle.y;
    const isTaken = names.some(
      (other) => Math.abs(other.x - x) < nameWidth && Math.abs(other.y - y) < nameHeight,
    );
    return isTaken ? null : (
      <text
        key={name}
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="middle"
        className="fill-muted text-sm"
      >
        {name}
      </text>
    );
  });
}

const land = coasts.map((coast) => `${pathOf(coast)}z`).join('');
const lines = borders.map(pathOf).join('');

function pathOf(line: string): string {
  const points = line.split(' ').map((at) => {
    const { x, y } = pixelsOf(at, pathZoom);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** @param at `longitude,latitude` */
function pixelsOf(at: string, zoom: number): Pixels {
  const [longitude = 0, latitude = 0] = at.split(',').map(Number);
  return toPixels({ latitude, longitude }, zoom);
}
