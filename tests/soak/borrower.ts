import { test as base, type BrowserContext } from '@playwright/test';
import { maya } from '../e2e/support/borrowers';
import { plainSite } from '../e2e/support/sites';
import { signIn, type Visit } from '../e2e/support/borrower-steps';
import { startLender, type Lender } from './lender';

/** Factor by which a page's pauses between look-ups are shortened; request timeouts are not. */
const speedUp = 20;

/** Runs in the page before everything else. */
function shortenPauses(times: number): void {
  const real = window.setTimeout.bind(window);
  const isPause = (milliseconds: number) => milliseconds > 400 && milliseconds <= 10_000;
  Object.assign(window, {
    setTimeout: (work: () => void, milliseconds = 0) =>
      real(work, isPause(milliseconds) ? milliseconds / times : milliseconds),
  });
}

/** A borrower who stays signed in, with a separate lender. */
export type SignedInBorrower = {
  readonly lender: Lender;
  readonly context: BrowserContext;
  readonly visit: Visit;
};

export const test = base.extend<object, { readonly borrower: SignedInBorrower }>({
  borrower: [
    async ({ browser }, use) => {
      const lender = await startLender();
      const { testConsole } = lender;
      const context = await browser.newContext({ baseURL: lender.url });
      await context.addInitScript(shortenPauses, speedUp);
      const page = await context.newPage();
      const borrower = await testConsole.borrower(maya.username);
      const visit: Visit = { page, site: plainSite, testConsole, borrower };
      await signIn(visit);
      await use({ lender, context, visit });
      await context.close();
      await lender.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
