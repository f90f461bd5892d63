import type { GeoPoint } from '@portico/rules';
import { plainKey } from '@portico/ui';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { movedBy, type MapFrame, type Pixels } from './projection';

/** Px by which an arrow key moves the map. */
const step = 64;

const keys: Readonly<Record<string, Pixels>> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
};

/** A pointer that moves less than this, in px, presses a place; one that moves more drags. */
const dragStart = 4;

/** The frame that the visitor moves by keys, by dragging and by pressing the place to be centred. */
export function useMapFrame(first: MapFrame, closest: number) {
  const [frame, setFrame] = useState(first);
  const drag = useRef<{ readonly last: Pixels; readonly moved: number }>(undefined);
  const moveBy = (by: Pixels) => setFrame((now) => movedBy(now, by));
  const end = () => {
    drag.current = undefined;
  };
  return {
    frame,
    setFrame,
    centreOn: (centre: GeoPoint) => setFrame(({ zoom }) => ({ centre, zoom })),
    zoomBy: (levels: number) =>
      setFrame(({ centre, zoom }) => ({
        centre,
        zoom: Math.max(0, Math.min(closest, zoom + levels)),
      })),
    handlers: {
      onKeyDown: (event: KeyboardEvent) => {
        const by = keys[plainKey(event)];
        if (!by) return;
        event.preventDefault();
        moveBy(by);
      },
      onPointerDown: ({ clientX, clientY, button }: PointerEvent) => {
        if (button === 0) drag.current = { last: { x: clientX, y: clientY }, moved: 0 };
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (!drag.current) return;
        const { last, moved } = drag.current;
        const by = { x: clientX - last.x, y: clientY - last.y };
        drag.current = {
          last: { x: clientX, y: clientY },
          moved: moved + Math.hypot(by.x, by.y),
        };
        moveBy(by);
      },
      onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent) => {
        if (drag.current && drag.current.moved < dragStart) {
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          moveBy({ x: left + width / 2 - clientX, y: top + height / 2 - clientY });
        }
        end();
      },
      onPointerCancel: end,
      onPointerLeave: end,
    },
  };
}
