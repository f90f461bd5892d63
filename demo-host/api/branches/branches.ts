import type { OutputOf, branchInfo } from '@portico/contract';
import type { GeoPoint } from '@portico/rules';

const weekdays = (closes: string) =>
  [1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes }));
const saturday = { day: 6, opens: '09:00', closes: '12:00' };

/** The offices of Cedar Valley Credit, as its website names them. */
export const branches: OutputOf<typeof branchInfo> = [
  {
    branchName: 'Cedar Falls',
    streetAddress: '214 Mill Street',
    city: 'Cedar Falls',
    state: 'IA',
    zip: '50613',
    phoneNumber: '3195550110',
    latitude: 42.5349,
    longitude: -92.4453,
    openingHours: [...weekdays('17:00'), saturday],
  },
  {
    branchName: 'Harlan',
    streetAddress: '8 Courthouse Square',
    city: 'Harlan',
    state: 'IA',
    zip: '51537',
    phoneNumber: '7125550120',
    latitude: 41.653,
    longitude: -95.3255,
    openingHours: weekdays('17:00'),
  },
  {
    branchName: 'Pine Ridge',
    streetAddress: '1600 Route 9',
    city: 'Cedar Rapids',
    state: 'IA',
    zip: '52402',
    phoneNumber: '3195550130',
    latitude: 42.0283,
    longitude: -91.6417,
    openingHours: weekdays('18:00'),
  },
];

/** The middle of each area of Iowa and its neighbours, by the first three digits of its zip codes. */
const areas: Readonly<Record<string, GeoPoint>> = {
  '500': { latitude: 41.9, longitude: -93.6 },
  '501': { latitude: 42.0, longitude: -93.4 },
  '503': { latitude: 41.59, longitude: -93.62 },
  '505': { latitude: 42.5, longitude: -94.2 },
  '506': { latitude: 42.6, longitude: -92.5 },
  '507': { latitude: 42.49, longitude: -92.34 },
  '511': { latitude: 42.5, longitude: -96.4 },
  '515': { latitude: 41.26, longitude: -95.86 },
  '520': { latitude: 42.5, longitude: -90.7 },
  '522': { latitude: 41.7, longitude: -91.6 },
  '523': { latitude: 42.0, longitude: -91.7 },
  '524': { latitude: 41.98, longitude: -91.67 },
  '527': { latitude: 41.6, longitude: -90.6 },
  '550': { latitude: 45.0, longitude: -93.0 },
  '600': { latitude: 42.1, longitude: -87.9 },
  '606': { latitude: 41.88, longitude: -87.63 },
  '681': { latitude: 41.26, longitude: -95.94 },
  '969': { latitude: 13.45, longitude: 144.78 },
};

/** Where a zip code is, to the nearest town; undefined for one unknown to this host. */
export function locationOf(zip: string): GeoPoint | undefined {
  return (
    branches.find((branch) => branch.zip === zip && branch.latitude !== 0) ?? areas[zip.slice(0, 3)]
  );
}
