import { describe, expect, it, vi } from 'vitest';
import { list } from '../settings/list';
import { startTestCore } from '../testing';
import { countPageView } from './analytics';

const analyticsIds = list('globalOptions.analyticsIds');

describe('a page view', () => {
  it('is counted with the configured identifiers', async () => {
    const settings = { 'globalOptions.analyticsIds': 'G-1, G-2' };
    const { core } = await startTestCore({ settings });
    const count = vi.fn();
    countPageView(core.setting(analyticsIds).peek(), 'dashboard', count);
    expect(count.mock.calls).toEqual([
      [{ name: 'pageView', screen: 'dashboard', ids: ['G-1', 'G-2'] }],
    ]);
  });

  it('is not counted without any', async () => {
    const { core } = await startTestCore();
    const count = vi.fn();
    countPageView(core.setting(analyticsIds).peek(), 'dashboard', count);
    expect(count).not.toHaveBeenCalled();
  });
});
