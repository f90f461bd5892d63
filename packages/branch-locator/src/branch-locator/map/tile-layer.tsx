import { safeAddress, sequence } from '@portico/rules';
import type { Size } from '@portico/ui';
import type { ReactNode } from 'react';
import { tileSize, toPixels, type MapFrame } from './projection';

/** The pictures of a provider; one that does not arrive leaves what is beneath it visible. */
export function TileLayer(props: {
  readonly frame: MapFrame;
  readonly size: Size;
  /** The address of a picture, with `{z}`, `{x}` and `{y}`. */
  readonly address: string;
}): ReactNode {
  const { frame, size, address } = props;
  const { zoom } = frame;
  const middle = toPixels(frame.centre, zoom);
  const count = 2 ** zoom;
  const columns = covering(middle.x, size.width);
  const rows = covering(middle.y, size.height).filter((row) => row >= 0 && row < count);
  return (
    <div aria-hidden className="pointer-events-none absolute top-1/2 left-1/2">
      {rows.flatMap((row) =>
        columns.map((column) => {
          const x = String(((column % count) + count) % count);
          const source = address
            .replace('{z}', String(zoom))
            .replace('{x}', x)
            .replace('{y}', String(row));
          const left = Math.round(column * tileSize - middle.x);
          const top = Math.round(row * tileSize - middle.y);
          return (
            <img
              key={`${zoom} ${column} ${row}`}
              src={safeAddress(source, 'picture')}
              alt=""
              referrerPolicy="origin"
              draggable={false}
              className="absolute size-[256px] max-w-none"
              style={{ left, top }}
            />
          );
        }),
      )}
    </div>
  );
}

/** The numbers of the tiles that cover `length` px around `middle`. */
function covering(middle: number, length: number): readonly number[] {
  const first = Math.floor((middle - length / 2) / tileSize);
  const last = Math.floor((middle + length / 2) / tileSize);
  return sequence(last - first + 1, (index) => first + index);
}
