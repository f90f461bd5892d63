/** What of a page is used: current browsers have it. */
type Page = { readonly scheduler?: { readonly yield?: () => Promise<void> } | undefined };

/**
 * Lets the page answer presses and draw before the caller goes on: long work is done in parts, with
 * this between them.
 */
export function yieldToPage(page: Page = globalThis): Promise<void> {
  // Goes on before other waiting tasks; a browser without it queues the caller behind them.
  return page.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
