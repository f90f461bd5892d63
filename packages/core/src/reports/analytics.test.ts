import { describe, expect, it, vi } from 'vitest';
import { countPageView } from './analytics';
import { startTestCore } from '../testing';

describe('a page view', () => {
  it('is counted with the configured identifiers', async () => {
    const settings = { 'globalOptions.analyticsIds': 'G-1, G-2' };
    const { core } = await startTestCore({ settings });
    const count = vi.fn();
    countPageView(core, 'dashboard', count);
    expect(count.mock.calls).toEqual([
      [{ name: 'pageView', screen: 'dashboard', ids: ['G-1', 'G-2'] }],
    ]);
  });

  it('is not counted without any', async () => {
    const { core } = await startTestCore();
    const count = vi.fn();
    countPageView(core, 'dashboard', count);
    expect(count).not.toHaveBeenCalled();
  });
});
