import { digitsOnly, shapeDigits, type GeoPoint } from '@portico/rules';
import type { Branch } from '../branch-locator.flow';

/** The map's zoom level around a place (accounts §9). */
export const mapZoom = 10;

/** The properties of a map of the branches (D57). */
export type MapProps = {
  /** Names it for screen readers. */
  readonly label: string;
  readonly centre: GeoPoint;
  /** Each level doubles the scale. */
  readonly zoom: number;
  /** The visitor's place, once it is found. */
  readonly place: GeoPoint | undefined;
  /** A pushpin for each. */
  readonly pins: readonly Branch[];
  /** Shows a branch in the list. */
  readonly onOpen: (branch: Branch) => void;
};

/** Ten digits as (000) 000-0000; anything else as it is (accounts §9). */
export function phoneText(phone: string): string {
  return digitsOnly(phone).length === 10 ? shapeDigits(phone, '(000) 000-0000') : phone;
}

/** The address as one line. */
function addressText({ streetAddress, city, state, zip }: Branch): string {
  return [streetAddress, city, `${state} ${zip}`].join(', ');
}

/** The way to a branch: opens the maps app where one is installed, else its site. */
export function directionsAddress(branch: Branch): string {
  const destination = encodeURIComponent(addressText(branch));
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}

/** What tells a branch from the others: two of a lender can have the same name. */
export const branchKey = ({ branchName, streetAddress, zip }: Branch): string =>
  [branchName, streetAddress, zip].join();
