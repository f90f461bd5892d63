/**
 * Lets the page answer presses and draw before the caller goes on: long work is done in parts, with
 * this between them.
 */
export function yieldToPage(): Promise<void> {
  const scheduler: Partial<Scheduler> | undefined = globalThis.scheduler;
  // Goes on before other waiting tasks; a browser without it queues the caller behind them.
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
