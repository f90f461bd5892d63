import {
  test as base,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import type { Borrower } from '../../../demo-host/api/console-routes';
import { plainSite } from '../../e2e/support/sites';
import { english } from '../../e2e/support/texts';
import { words } from '../../e2e/support/words';
import { blankPage } from '../lender/line';
import { startLender, type Lender } from '../lender/lender';
import { ownTime, storedTime, timeOptions, type PageTime } from './page-time';

/** A borrower's browser, which keeps its session from run to run. */
export type Visitor = {
  readonly lender: Lender;
  readonly context: BrowserContext;
  readonly borrower: Borrower;
};

const password = (page: Page) => page.getByLabel(english.password, { exact: true });

/** What a page shows to who is not signed in: the form, or the way to it. */
export const signInOn = (page: Page): Locator =>
  password(page)
    .or(page.getByText('Sign in to make a payment.', { exact: false }))
    .first();

/** The sign-in page of a tab whose borrower has signed in meanwhile in another one. */
export const signedInOn = (page: Page): Locator => page.getByText('You are signed in.');

/** Keeps the session that is about to end without input. */
export const resumeOn = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: words['sessionTimeout.title'] }).getByRole('button');

/** Opens an address; once more where the page was just going somewhere by itself. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address).catch(() => page.goto(address));
}

/** Milliseconds for closing a page, for which Playwright has no limit of its own. */
const closeTimeout = 15_000;

/** @throws Error that names the page, where the browser does not close it */
export async function closePage(page: Page, name: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    const late = new Error(`The browser has not closed ${name} after ${closeTimeout} ms`);
    timer = setTimeout(() => reject(late), closeTimeout);
  });
  await Promise.race([page.close(), limit]).finally(() => clearTimeout(timer));
}

/** Signs in, unless another tab has done so. */
export async function signIn({ borrower }: Visitor, page: Page): Promise<void> {
  if (!(await password(page).isVisible())) await page.goto(plainSite.login);
  await password(page).or(signedInOn(page)).first().waitFor();
  if (await signedInOn(page).isVisible()) return;
  await page.getByRole('textbox', { name: english.username, exact: true }).fill(borrower.username);
  await password(page).fill(borrower.password);
  await page.getByRole('button', { name: english.logIn, exact: true }).click();
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/login'));
}

/** Sets the time of every page, of those that are open too. Called on a page of the lender. */
export async function setPageTime(page: Page, time: PageTime): Promise<void> {
  const item = { key: timeOptions.key, value: storedTime(time) };
  await page.evaluate(({ key, value }) => localStorage.setItem(key, value), item);
}

/** Forgets what a run stored, except the session. */
export function forgetRun(page: Page): Promise<void> {
  return page.evaluate(() => {
    localStorage.removeItem('portico.loanLocks');
    for (const key of Object.keys(sessionStorage)) {
      if (key !== 'portico.session') sessionStorage.removeItem(key);
    }
  });
}

async function openVisitor(browser: Browser, lender: Lender, username: string): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: lender.url });
  context.setDefaultTimeout(15_000);
  await context.addInitScript(ownTime, timeOptions);
  // Where the borrower is asked while doing something else, the answer is to go on.
  context.on('page', (page) => {
    void page.addLocatorHandler(resumeOn(page), (button) => button.click());
  });
  const page = await context.newPage();
  await page.goto(blankPage);
  return { lender, context, borrower: await lender.borrower(username) };
}

type Visitors = { readonly lender: Lender; readonly visit: (username: string) => Promise<Visitor> };

/** A lender of the worker's own, and a browser context for each borrower. */
export const test = base.extend<object, { readonly visitors: Visitors }>({
  visitors: [
    async ({ browser }, use) => {
      const lender = await startLender();
      const opened = new Map<string, Visitor>();
      await use({
        lender,
        async visit(username) {
          const visitor = opened.get(username) ?? (await openVisitor(browser, lender, username));
          opened.set(username, visitor);
          return visitor;
        },
      });
      for (const { context } of opened.values()) await context.close();
      await lender.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
