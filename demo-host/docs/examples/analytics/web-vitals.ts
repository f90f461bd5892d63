// #region vitals
/** A measure of how a page feels, by its usual name; milliseconds, or a score for CLS. */
export type Vital = { readonly name: 'LCP' | 'CLS' | 'INP'; readonly value: number };

/** Calls `send` with the page's measures when it is left or hidden. */
export function measureVitals(send: (vital: Vital) => void): void {
  let largest = 0;
  let shift = 0;
  let slowest = 0;
  observe('largest-contentful-paint', (entry) => {
    largest = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (numberIn(entry, 'hadRecentInput') === 0) shift += numberIn(entry, 'value');
  });
  // Not the events of a pointer that only passes: they have no interaction.
  observe('event', (entry) => {
    if (numberIn(entry, 'interactionId') > 0) slowest = Math.max(slowest, entry.duration);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    send({ name: 'LCP', value: largest });
    send({ name: 'CLS', value: shift });
    send({ name: 'INP', value: slowest });
  });
}

function observe(type: string, each: (entry: PerformanceEntry) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  const observer = new PerformanceObserver((list) => {
    list.getEntries().forEach(each);
  });
  observer.observe({ type, buffered: true });
}

function numberIn(entry: PerformanceEntry, name: string): number {
  return Number(Reflect.get(entry, name) ?? 0);
}
// #endregion vitals
