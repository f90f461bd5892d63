import type { BrowserContext, Page } from '@playwright/test';

/** What the pages of a context wrote and sent, for a test to search afterwards. */
export type PageRecords = {
  /** What pages wrote to the console, and uncaught errors. */
  readonly consoleMessages: readonly string[];
  /** The address of every request and every page. */
  readonly addresses: readonly string[];
  /** What was reported to the lender. */
  readonly reported: readonly string[];
  /** Violations of a Content-Security-Policy, from the page's own events. */
  readonly violations: readonly string[];
};

/** Listens to every page of a context from now on. */
export async function recordContext(context: BrowserContext): Promise<PageRecords> {
  const consoleMessages: string[] = [];
  const addresses: string[] = [];
  const reported: string[] = [];
  const violations: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
      console.error(`violation: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`);
    });
  });
  const listen = (page: Page) => {
    page.on('console', (message) => {
      const text = message.text();
      consoleMessages.push(text);
      if (text.startsWith('violation: ')) violations.push(text);
    });
    page.on('pageerror', (error) => consoleMessages.push(`${error.message}\n${error.stack ?? ''}`));
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
  };
  context.pages().forEach(listen);
  context.on('page', listen);
  context.on('request', (request) => {
    addresses.push(request.url());
    if (/\/api\/clienterror/i.test(request.url())) reported.push(request.postData() ?? '');
  });
  return { consoleMessages, addresses, reported, violations };
}
