import { expect, it } from 'vitest';
import { frameAround, milesPerPixel, movedBy, toPixels, toPoint } from './projection';

const cedarFalls = { latitude: 42.5349, longitude: -92.4453 };
const harlan = { latitude: 41.653, longitude: -95.3255 };
const box = { width: 400, height: 200, closest: 10 };

it.each([
  [{ latitude: 0, longitude: 0 }, 0, { x: 128, y: 128 }],
  [{ latitude: 0, longitude: -180 }, 3, { x: 0, y: 1024 }],
])('%j at zoom %i is at %j', (point, zoom, expected) => {
  expect(toPixels(point, zoom)).toEqual(expected);
});

it.each([0, 5, 10, 18])('a point is found again from its px at zoom %i', (zoom) => {
  const again = toPoint(toPixels(cedarFalls, zoom), zoom);
  expect(again.latitude).toBeCloseTo(cedarFalls.latitude, 6);
  expect(again.longitude).toBeCloseTo(cedarFalls.longitude, 6);
});

it('a frame moved right shows what is west of it', () => {
  const frame = { centre: cedarFalls, zoom: 10 };
  const moved = movedBy(frame, { x: 64, y: 0 }).centre;
  expect(moved.longitude).toBeCloseTo(cedarFalls.longitude - (64 / 256 / 1024) * 360, 6);
  expect(moved.latitude).toBeCloseTo(cedarFalls.latitude, 6);
});

it('the frame around points has all of them, as close as it can', () => {
  const { centre, zoom } = frameAround([cedarFalls, harlan], box) ?? { centre: harlan, zoom: 0 };
  const within = (level: number) =>
    [cedarFalls, harlan].every((point) => {
      const [at, middle] = [toPixels(point, level), toPixels(centre, level)];
      return Math.abs(at.x - middle.x) <= 200 && Math.abs(at.y - middle.y) <= 100;
    });
  expect([within(zoom), within(zoom + 1)]).toEqual([true, false]);
});

it('the frame around one point is the closest; around none there is no frame', () => {
  expect(frameAround([harlan], box)?.zoom).toBe(10);
  expect(frameAround([], box)).toBeUndefined();
});

it.each([
  { width: -16, height: 24 },
  { width: 0, height: -4 },
])('in the space $width × $height of a narrow map, the frame around points has a zoom', (space) => {
  expect(frameAround([cedarFalls, harlan], { ...box, ...space })?.zoom).toBe(0);
  expect(frameAround([harlan], { ...box, ...space })?.zoom).toBe(10);
});

it('a px at the equator is as long as the earth around, divided by the world', () => {
  const frame = { centre: { latitude: 0, longitude: 0 }, zoom: 0 };
  expect(milesPerPixel(frame)).toBeCloseTo(97.27, 2);
});
