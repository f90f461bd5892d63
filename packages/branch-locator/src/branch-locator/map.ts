import { digitsOnly, shapeDigits, type GeoPoint } from '@portico/rules';
import type { Branch } from './branch-locator.flow';

/** The map's zoom level: each level doubles the scale (accounts §9). */
export const mapZoom = 10;

/** The properties of a map of the branches (D57). */
export type MapProps = {
  /** Names it for screen readers. */
  readonly label: string;
  readonly centre: GeoPoint;
  readonly zoom: number;
  /** A pushpin for each. */
  readonly pins: readonly Branch[];
};

/** Ten digits as (000) 000-0000; anything else as it is (accounts §9). */
export function phoneText(phone: string): string {
  return digitsOnly(phone).length === 10 ? shapeDigits(phone, '(000) 000-0000') : phone;
}

/** Pixels from the north-west corner of the world in Web Mercator. */
export function toPixels({ latitude, longitude }: GeoPoint, zoom: number) {
  const world = 256 * 2 ** zoom;
  const sine = Math.sin((Math.min(85, Math.max(-85, latitude)) * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * world,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world,
  };
}
