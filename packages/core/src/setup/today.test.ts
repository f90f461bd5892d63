import { clientError } from '@portico/contract';
import { describe, expect, it } from 'vitest';
import { createTestClock, settle, startTestCore } from '../testing';
import { today } from './today';

const zone = (name: string) => ({ 'globalOptions.institutionTimeZone': name });

describe('today', () => {
  it.each([
    [
      '[ACC-152, LON-574, PAY-277] unset, the zone is New York',
      {},
      '2025-03-13T03:30:00Z',
      '2025-03-12',
    ],
    ['[ACC-152] and after its midnight', {}, '2025-03-13T04:30:00Z', '2025-03-13'],
    [
      '[ACC-152, LON-574, PAY-277] in the zone of the institution',
      zone('America/Los_Angeles'),
      '2025-03-13T06:30:00Z',
      '2025-03-12',
    ],
    [
      '[ACC-152, LON-574] east of the browser',
      zone('Pacific/Auckland'),
      '2025-03-12T12:00:00Z',
      '2025-03-13',
    ],
    ['on the night the clocks go forward', {}, '2025-03-09T06:59:00Z', '2025-03-09'],
    ['in the last minute of a year', {}, '2025-01-01T04:59:59Z', '2024-12-31'],
  ])('%s', async (_, settings, now, expected) => {
    const { core } = await startTestCore({ settings, clock: createTestClock(now) });
    expect(today(core)).toBe(expected);
  });

  it('[ACC-153, LON-575, PAY-278] is the server’s date if it sends one, whatever the browser’s clock', async () => {
    const { core, clock } = await startTestCore({
      institutionOptions: { today: '2025-06-30' },
      clock: createTestClock('2031-01-01T12:00:00Z'),
    });
    expect(today(core)).toBe('2025-06-30');
    clock.advance(86_400_000);
    expect(today(core)).toBe('2025-07-01');
  });

  it('is New York’s for a zone unknown to the browser, which is reported', async () => {
    const { core, server } = await startTestCore({ settings: zone('Mars/Olympus') });
    expect(today(core)).toBe('2025-03-12');
    await settle();
    expect(server.requestsTo(clientError)[0]?.body).toMatchObject({
      Message: 'setting: globalOptions.institutionTimeZone',
    });
  });
});
