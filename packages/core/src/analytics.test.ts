import { describe, expect, it, vi } from 'vitest';
import { countPageView } from './analytics';
import { startTestCore } from './testing';

describe('a page view', () => {
  it.each([
    ['is counted with identifiers', { 'globalOptions.analyticsIds': 'G-1, G-2' }, 1],
    ['is not counted without', {}, 0],
  ])('%s', async (_, settings, times) => {
    const { core, events } = await startTestCore({ settings });
    const heard = vi.fn();
    events.addEventListener('portico-analytics', (event) => heard(Reflect.get(event, 'detail')));
    countPageView(core, events, 'dashboard');
    expect(heard).toHaveBeenCalledTimes(times);
    if (times > 0) {
      expect(heard).toHaveBeenCalledWith({
        name: 'pageView',
        screen: 'dashboard',
        ids: ['G-1', 'G-2'],
      });
    }
  });
});
