import { useEffect, useState } from 'react';

/**
 * How many rows move in a frame: a row that moves is styled and laid out again, and a thousand of
 * them would keep a press waiting for over half a second.
 */
const atOnce = 20;

type Order<R> = {
  /** The order to reach. */
  readonly rows: readonly R[];
  /** The order before. */
  readonly before: readonly R[];
  /** How many rows have their place. */
  readonly placed: number;
};

/**
 * The rows in a new order, which a long list takes on from its first row in parts, one for each
 * frame, so that the page answers presses meanwhile. Every row is drawn all the time; rows that come
 * or go do so at once.
 *
 * @param rows must stay the same array while the order is the same
 */
export function useOrderInParts<R>(rows: readonly R[]): readonly R[] {
  const [kept, setOrder] = useState<Order<R>>(() => ({ rows, before: rows, placed: rows.length }));
  const order = kept.rows === rows ? kept : nextOrder(kept, rows);
  useEffect(() => {
    if (order.placed >= rows.length) return undefined;
    const frame = requestAnimationFrame(() => {
      setOrder({ ...order, placed: order.placed + atOnce });
    });
    return () => cancelAnimationFrame(frame);
  }, [order, rows]);
  if (order !== kept) setOrder(order);
  return drawnIn(order);
}

function nextOrder<R>(last: Order<R>, rows: readonly R[]): Order<R> {
  const had = new Set(last.rows);
  const areSame = rows.length === had.size && rows.every((row) => had.has(row));
  return { rows, before: drawnIn(last), placed: areSame ? atOnce : rows.length };
}

function drawnIn<R>({ rows, before, placed }: Order<R>): readonly R[] {
  if (placed >= rows.length) return rows;
  const first = rows.slice(0, placed);
  const inPlace = new Set(first);
  return [...first, ...before.filter((row) => !inPlace.has(row))];
}
