/** Whether `pagehide` or `pageshow` is of a page that the back-forward cache keeps, or has kept. */
export function isCached(event: Event): boolean {
  return Reflect.get(event, 'persisted') === true;
}
