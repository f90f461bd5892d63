import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byDistance, byZipCode, isPlottable, milesBetween } from './branch';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const desMoines = at(41.5868, -93.625);
const omaha = at(41.2565, -95.9345);
const guam = at(13.4443, 144.7937);
const nowhere = at(0, 0);

it.each([
  ['[LON-481] in Iowa', desMoines, true],
  ['[LON-482] at latitude 0', at(0, -93), false],
  ['[LON-483] at longitude 0', at(41, 0), false],
  ['[LON-483] east of Greenwich', guam, false],
])('a branch %s is shown on the map: %s', (_title, point, expected) => {
  expect(isPlottable(point)).toBe(expected);
});

describe('the distance', () => {
  it('is measured along the ground, in miles', () => {
    expect(milesBetween(desMoines, omaha)).toBeCloseTo(121.8, 0);
    expect(milesBetween(omaha, omaha)).toBe(0);
  });

  const points = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  it('is the same both ways, and never more than half the circumference', () => {
    fc.assert(
      fc.property(points, points, (one, other) => {
        const miles = milesBetween(one, other);
        expect(miles).toBeCloseTo(milesBetween(other, one), 6);
        expect(miles).toBeGreaterThanOrEqual(0);
        expect(miles).toBeLessThan(12_450);
      }),
    );
  });
});

it('[LON-485] branches are sorted by miles, those without coordinates last', () => {
  const sorted = byDistance([nowhere, guam, omaha, desMoines], desMoines);
  expect(sorted.map(({ branch }) => branch)).toEqual([desMoines, omaha, guam, nowhere]);
  expect(sorted.map(({ miles }) => miles === undefined)).toEqual([false, false, false, true]);
});

it.each([
  ['50613', ['50613', '50613-4402', '50702', '51537', '60601', '10001', 'none']],
  ['10011', ['10001', '50613', '50613-4402', '50702', '51537', '60601', 'none']],
])('branches are sorted by how close their zip codes are to %s', (zip, expected) => {
  const zips = ['60601', '51537', 'none', '10001', '50702', '50613', '50613-4402'];
  const sorted = byZipCode(
    zips.map((one) => ({ zip: one })),
    zip,
  );
  expect(sorted.map(({ branch }) => branch.zip)).toEqual(expected);
});
