import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runInTransition, scrollBack } from './screen-change';

/** What the observed element's size change calls. */
let grow = () => {};
const scrollTo = vi.fn(({ top }: ScrollToOptions) => {
  window.scrollY = Math.min(top ?? 0, longest);
});
/** How far the page can be scrolled. */
let longest = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollTo', scrollTo.mockClear());
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        grow = changed;
      }
      observe() {}
      disconnect() {
        grow = () => {};
      }
    },
  );
  motion('no-preference');
  longest = 0;
});
afterEach(() => {
  Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function motion(preference: 'reduce' | 'no-preference') {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(preference) }));
}

/** A browser with view transitions; they begin when `begin` is called. */
function withTransitions() {
  const changes: (() => Promise<void>)[] = [];
  const start = vi.fn((change: () => Promise<void>) => {
    changes.push(change);
    return { ready: Promise.reject(new Error('hidden page')) };
  });
  Reflect.set(Document.prototype, 'startViewTransition', start);
  return { start, begin: () => changes[0]?.() };
}

describe('a change of screen', () => {
  it('runs in a view transition where the browser has them', async () => {
    const { start, begin } = withTransitions();
    const change = vi.fn(async () => {});
    runInTransition(window, change);
    expect(start).toHaveBeenCalledTimes(1);
    expect(change).not.toHaveBeenCalled();
    await begin();
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('keeps the old picture at most 100 ms, however long the next screen takes', async () => {
    const { begin } = withTransitions();
    const held = vi.fn();
    runInTransition(window, () => new Promise(() => {}));
    void begin()?.then(held);
    await vi.advanceTimersByTimeAsync(99);
    expect(held).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(held).toHaveBeenCalledTimes(1);
  });

  it('runs at once where reduced motion is wanted', () => {
    const { start } = withTransitions();
    motion('reduce');
    const change = vi.fn(async () => {});
    runInTransition(window, change);
    expect(start).not.toHaveBeenCalled();
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('runs at once in a browser without view transitions', () => {
    const change = vi.fn(async () => {});
    runInTransition(window, change);
    expect(change).toHaveBeenCalledTimes(1);
  });
});

describe('a screen that Back returns to', () => {
  it('is scrolled to where it was left', () => {
    longest = 2_000;
    scrollBack(window, 900);
    expect(window.scrollY).toBe(900);
    grow();
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it('is scrolled further while it grows', () => {
    longest = 200;
    scrollBack(window, 900);
    expect(window.scrollY).toBe(200);
    longest = 1_500;
    grow();
    expect(window.scrollY).toBe(900);
  });

  it.each<[what: string, happen: () => void]>([
    ['the visitor scrolls', () => window.dispatchEvent(new Event('wheel'))],
    ['ten seconds have passed', () => vi.advanceTimersByTime(10_000)],
    ['the next change begins', () => runInTransition(window, async () => {})],
  ])('is no longer scrolled once %s', (_, happen) => {
    longest = 200;
    scrollBack(window, 900);
    happen();
    longest = 1_500;
    grow();
    expect(window.scrollY).toBe(200);
  });
});
