/**
 * Lets the page answer presses and draw before the caller goes on: long work is done in parts, with
 * this between them.
 */
export function yieldToPage(): Promise<void> {
  // Chromium and Firefox go on before other waiting tasks; elsewhere the caller queues behind them.
  if ('scheduler' in globalThis && 'yield' in globalThis.scheduler)
    return globalThis.scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
