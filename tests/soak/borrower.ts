import { test as base, type BrowserContext } from '@playwright/test';
import { maya } from '../e2e/support/borrowers';
import { plainStage } from '../e2e/support/sites';
import { signIn, type Visit } from '../e2e/support/borrower-steps';
import { startLender, type Lender } from './lender';

/** Factor by which a page's pauses between look-ups are shortened; request timeouts are not. */
const haste = 20;

/** Runs in the page before everything else. */
function hurry(times: number): void {
  const real = window.setTimeout.bind(window);
  const isPause = (milliseconds: number) => milliseconds > 400 && milliseconds <= 10_000;
  Object.assign(window, {
    setTimeout: (work: () => void, milliseconds = 0) =>
      real(work, isPause(milliseconds) ? milliseconds / times : milliseconds),
  });
}

/** A borrower who stays signed in, with a separate lender. */
export type Regular = {
  readonly lender: Lender;
  readonly context: BrowserContext;
  readonly visit: Visit;
};

export const test = base.extend<object, { readonly regular: Regular }>({
  regular: [
    async ({ browser }, use) => {
      const lender = await startLender();
      const { desk } = lender;
      const context = await browser.newContext({ baseURL: lender.url });
      await context.addInitScript(hurry, haste);
      const page = await context.newPage();
      const borrower = await desk.borrower(maya.username);
      const visit: Visit = { page, stage: plainStage, desk, borrower };
      await signIn(visit);
      await use({ lender, context, visit });
      await context.close();
      await lender.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
