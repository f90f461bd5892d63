import type { GeoPoint } from '@portico/rules';

/** Px of a map, from the north-west corner of the world or between two points. */
export type Pixels = { readonly x: number; readonly y: number };

/** A place and a zoom level: each level doubles the scale. */
export type MapFrame = { readonly centre: GeoPoint; readonly zoom: number };

/** Px of the whole world at zoom 0, and of a tile. */
export const tileSize = 256;

const worldAt = (zoom: number) => tileSize * 2 ** zoom;

/** Where a point is in Web Mercator. */
export function toPixels({ latitude, longitude }: GeoPoint, zoom: number): Pixels {
  const world = worldAt(zoom);
  const sine = Math.sin((Math.min(85, Math.max(-85, latitude)) * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}

/** The point at a place in Web Mercator. */
export function toPoint({ x, y }: Pixels, zoom: number): GeoPoint {
  const world = worldAt(zoom);
  const north = Math.PI * (1 - (2 * y) / world);
  return {
    latitude: (Math.atan(Math.sinh(north)) * 180) / Math.PI,
    longitude: (x / world) * 360 - 180,
  };
}

/** The frame after its content was moved by px. */
export function movedBy({ centre, zoom }: MapFrame, { x, y }: Pixels): MapFrame {
  const from = toPixels(centre, zoom);
  return { centre: toPoint({ x: from.x - x, y: from.y - y }, zoom), zoom };
}

/** Px from the middle of a frame to a point. */
export function fromMiddle(point: GeoPoint, { centre, zoom }: MapFrame): Pixels {
  const [at, middle] = [toPixels(point, zoom), toPixels(centre, zoom)];
  return { x: at.x - middle.x, y: at.y - middle.y };
}

/**
 * The nearest frame with all points within `width` and `height`, at most `closest`. A map that is
 * narrower than its margins has a space of less than nothing, and gets the whole world.
 */
export function frameAround(
  points: readonly GeoPoint[],
  { width, height, closest }: { width: number; height: number; closest: number },
): MapFrame | undefined {
  if (points.length === 0) return undefined;
  const world = points.map((point) => toPixels(point, 0));
  const [west, east] = [Math.min(...world.map(({ x }) => x)), Math.max(...world.map(({ x }) => x))];
  const [north, south] = [
    Math.min(...world.map(({ y }) => y)),
    Math.max(...world.map(({ y }) => y)),
  ];
  const scale = Math.min(Math.max(1, width) / (east - west), Math.max(1, height) / (south - north));
  return {
    centre: toPoint({ x: (west + east) / 2, y: (north + south) / 2 }, 0),
    zoom: Math.max(0, Math.min(closest, Math.floor(Math.log2(scale)))),
  };
}

/** Miles of a px at a latitude: the earth's circumference by the world's width. */
export function milesPerPixel({ centre, zoom }: MapFrame): number {
  return (24_901 * Math.cos((centre.latitude * Math.PI) / 180)) / worldAt(zoom);
}
