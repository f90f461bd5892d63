import { beforeEach, expect, it } from 'vitest';
import { createTestHost, day, hour, type TestHost } from '../testing/test-host';

let host: TestHost;
beforeEach(async () => {
  host = await createTestHost();
  return host.close;
});

const zone = (value: string) =>
  host.services.settings.change([
    { bucket: 'shared', key: 'globalOptions.institutionTimeZone', value },
  ]);

it.each([
  ['America/Chicago', '2026-03-02', '12:00'],
  ['America/New_York', '2026-03-02', '13:00'],
  ['Pacific/Auckland', '2026-03-03', '07:00'],
  ['Nowhere/Land', '2026-03-02', '13:00'],
])('in %s it is %s, %s', async (name, today, time) => {
  await zone(name);
  expect(await host.services.business.today()).toBe(today);
  expect(await host.services.business.timeOfDay()).toBe(time);
});

it.each([
  ['a minute before midnight', 12 * hour - 60_000, '2026-03-02', '23:59'],
  ['midnight', 12 * hour, '2026-03-03', '00:00'],
  ['the morning summer time begins', 6 * day - 12 * hour + 1 * hour, '2026-03-08', '01:00'],
  ['an hour later', 6 * day - 12 * hour + 2 * hour, '2026-03-08', '03:00'],
])('%s in Chicago', async (_name, passed, today, time) => {
  host.pass(passed);
  expect(await host.services.business.today()).toBe(today);
  expect(await host.services.business.timeOfDay()).toBe(time);
});

it('is ahead by its offset, which is stored', async () => {
  await host.services.business.advance(3 * day);
  expect(await host.services.business.today()).toBe('2026-03-05');
  expect(await host.services.business.now()).toBe(host.services.clock() + 3 * day);
});
