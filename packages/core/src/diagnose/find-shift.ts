import type { Found } from './mistakes';

/** Of the window, in the sum of the browser's measure; Core Web Vitals calls more than this poor. */
const shiftLimit = 0.1;

/** Measures how far the page moves on its own; browsers other than Chromium measure nothing. */
export function watchShift(): (tags: readonly Element[]) => Found[] {
  let sum = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value: unknown = Reflect.get(entry, 'value');
      if (typeof value === 'number' && Reflect.get(entry, 'hadRecentInput') !== true) sum += value;
    }
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  return (tags) => {
    const [moving] = tags.filter(
      (element) => !(parseFloat(getComputedStyle(element).minHeight) > 0),
    );
    if (sum <= shiftLimit || !moving) return [];
    const values = { tag: moving.localName, value: `${Math.round(sum * 100)} %` };
    return [{ id: 'height-missing', values }];
  };
}
