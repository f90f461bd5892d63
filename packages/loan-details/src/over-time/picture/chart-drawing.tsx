import type { ReactNode } from 'react';
import { areaBelow, areaOf, characterWidth, pathOf, type Chart, type Point } from './chart';

const solid = 'fill-none stroke-chart-balance forced-colors:stroke-[CanvasText]';
const gain = 'fill-none stroke-chart-gain forced-colors:stroke-[Highlight]';
const dot =
  'fill-chart-balance stroke-surface forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]';
const gainDot =
  'fill-chart-gain stroke-surface forced-colors:fill-[Highlight] forced-colors:stroke-[Canvas]';

/** The picture's lines, dots and labels. */
export function ChartDrawing(props: {
  readonly chart: Chart;
  /** How many times larger than it was drawn it is shown. */
  readonly scale: number;
  /** The picture in words. */
  readonly name: string;
  readonly todayText: string;
}): ReactNode {
  const { chart, scale, name, todayText } = props;
  const { width, height, base, past, planned, faster } = chart;
  const today = past.at(-1) ?? planned[0];
  return (
    <svg
      role="img"
      aria-label={name}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto max-w-full overflow-visible text-[13px] leading-none font-medium forced-color-adjust-none"
    >
      <Axes chart={chart} />
      <path
        d={areaBelow(past, base)}
        fillOpacity={0.08}
        className="fill-chart-balance forced-colors:fill-none"
      />
      <path
        d={areaOf(planned, faster)}
        fillOpacity={0.16}
        className="fill-chart-gain forced-colors:fill-none"
      />
      <path
        d={pathOf(planned)}
        strokeWidth={2}
        strokeDasharray="0.1 5"
        strokeLinecap="round"
        className={solid}
      />
      <path d={pathOf(faster)} strokeWidth={2.5} className={gain} />
      <path d={pathOf(past)} strokeWidth={2.5} strokeLinejoin="round" className={solid} />
      <Dot place={planned.at(-1)} radius={5} look={dot} />
      <Dot place={faster.at(-1)} radius={5} look={gainDot} />
      {today && <Today at={today} chart={chart} text={todayText} />}
    </svg>
  );
}

function Axes({ chart }: { readonly chart: Chart }) {
  const { width, height, left, base, amounts, years } = chart;
  return (
    <g className="fill-muted forced-colors:fill-[CanvasText]">
      {amounts.map(({ at, text }) => (
        <g key={text}>
          <path
            d={`M${left} ${at}H${width}`}
            className={at === base ? 'stroke-edge' : 'stroke-line'}
          />
          <text x={0} y={at + 4}>
            {text}
          </text>
        </g>
      ))}
      {years.map(({ at, text }) => (
        <text key={text} x={at} y={height - 4} textAnchor={anchorOf(at, chart)}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** The first and the last year stay within the picture. */
function anchorOf(at: number, { left, width }: Chart): 'start' | 'middle' | 'end' {
  const half = 2 * characterWidth;
  if (at - left < half) return 'start';
  return width - at < half ? 'end' : 'middle';
}

/** Today's dot; its label is beside it, or above the lines where there is no place beside it. */
function Today(props: { readonly at: Point; readonly chart: Chart; readonly text: string }) {
  const { at, chart, text } = props;
  const fits = at.x + 12 + text.length * characterWidth <= chart.width;
  return (
    <>
      <path
        d={`M${at.x} ${at.y}V${chart.base}`}
        strokeDasharray="1 3"
        className="stroke-edge forced-colors:stroke-[CanvasText]"
      />
      <Dot place={at} radius={6} look={dot} />
      <text
        x={fits ? at.x + 12 : chart.width}
        y={fits ? at.y - 6 : 12}
        textAnchor={fits ? 'start' : 'end'}
        // A line behind it does not cross it.
        paintOrder="stroke"
        strokeWidth={4}
        className="fill-ink stroke-surface font-semibold forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]"
      >
        {text}
      </text>
    </>
  );
}

function Dot(props: {
  readonly place: Point | undefined;
  readonly radius: number;
  readonly look: string;
}) {
  const { place, radius, look } = props;
  return place && <circle cx={place.x} cy={place.y} r={radius} strokeWidth={2} className={look} />;
}
