import { useCallback, useLayoutEffect, useMemo, useReducer, useState, type RefObject } from 'react';
import { useSize } from '../layout/use-size';
import { createRowHeights, type RowHeights } from './row-heights';

/** The part of a long list that is drawn. */
export type VirtualRows = {
  /** The element that scrolls. */
  readonly region: RefObject<HTMLDivElement | null>;
  /** For the region. */
  readonly onScroll: () => void;
  /** The first row to draw, and the one after the last. */
  readonly first: number;
  readonly end: number;
  /** The heights of the rows not drawn, in pixels. */
  readonly before: number;
  readonly after: number;
};

/** How many pixels are scrolled between two draws: each draws a few rows, so that no frame is late. */
const step = 120;

/** How many pixels are drawn before and after the visible part, so that a scroll shows no gap. */
const ahead = 480;

const notLaidOut = { width: 0, height: 0 };

/**
 * Draws the rows of a scrolling region that are near its visible part, so that ten thousand rows
 * scroll like fifty. A row carries its index in `data-row` and is measured when it is drawn, so rows
 * may wrap and open; `estimate` is the height of most rows in pixels, `all` draws every row, for
 * printing. The region needs `overflow-anchor: none`. Other `rows` are shown from their top.
 *
 * @param rows must stay the same array while the list is the same
 */
export function useVirtualRows(
  rows: readonly unknown[],
  estimate: number,
  all: boolean,
): VirtualRows {
  const [region, { width, height }] = useSize<HTMLDivElement>(notLaidOut);
  const [steps, setSteps] = useState(0);
  const heights = useMemo(
    () => createRowHeights(rows.length, estimate),
    // In another width rows wrap differently.
    [rows, estimate, width],
  );
  useLayoutEffect(() => {
    if (region.current) region.current.scrollTop = 0;
    setSteps(0);
  }, [region, rows]);
  // Until its width is known rows would be measured twice.
  useMeasuring(region, heights, !all && width > 0);

  const top = steps * step;
  const [first, end] = all
    ? [0, rows.length]
    : heights.between(top - ahead, top + step + height + ahead);
  return {
    region,
    onScroll: useCallback(() => {
      setSteps(Math.floor((region.current?.scrollTop ?? 0) / step));
    }, [region]),
    first,
    end,
    before: heights.offsetOf(first),
    after: heights.offsetOf(rows.length) - heights.offsetOf(end),
  };
}

/** Measures the drawn rows after each draw; what is visible keeps its place. */
function useMeasuring(
  ref: RefObject<HTMLElement | null>,
  heights: RowHeights,
  enabled: boolean,
): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const region = ref.current;
    if (!region || !enabled) return;
    const top = region.scrollTop;
    let changed = false;
    let shift = 0;
    for (const row of region.querySelectorAll<HTMLElement>('[data-row]')) {
      const { height } = row.getBoundingClientRect();
      // Not laid out: the region is hidden.
      if (height === 0) return;
      const index = Number(row.dataset['row']);
      const growth = heights.measure(index, height);
      changed ||= growth !== 0;
      if (heights.offsetOf(index) < top) shift += growth;
    }
    if (changed) redraw();
    if (shift !== 0) region.scrollTop = top + shift;
  });
}
