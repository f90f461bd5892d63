import type { Page } from '@playwright/test';
import { signIn } from './support/borrower-steps';
import { maya } from './support/borrowers';
import { plainSite } from './support/sites';
import { expect, test } from './support/test';

/** Records, frame by frame, every text that the widgets of a page have shown, and its shifts. */
function recordTexts(): void {
  const shown = new Set<string>();
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
  const read = () => {
    for (const element of document.querySelectorAll('*')) {
      const root = element.localName.startsWith('portico-') ? element.shadowRoot : null;
      const walker = root && document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker?.nextNode()) shown.add(walker.currentNode.nodeValue?.trim() ?? '');
    }
    requestAnimationFrame(read);
  };
  requestAnimationFrame(read);
  Reflect.set(globalThis, 'recorded', () => ({ texts: [...shown], shift }));
}

type Recorded = { readonly texts: readonly string[]; readonly shift: number };

const recorded = (page: Page) => page.evaluate<Recorded>('recorded()');

const screens = [
  ['en', 'login', 'Sign in', 'Log In'],
  ['en', 'register', 'About you', 'Personal Data'],
  ['es', 'register', 'Sobre usted', 'Datos personales'],
] as const;

for (const [lang, name, plain, builtIn] of screens) {
  test(`[POR-083] the first screen of ${name} (${lang}) never has other words, however late they are`, async ({
    page,
    records,
  }) => {
    await page.addInitScript(recordTexts);
    // The words arrive after everything else.
    await page.route(/\/words[\w.-]*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await page.goto(`/plain/${name}?lang=${lang}`);
    await expect(page.getByText(plain, { exact: true }).first()).toBeVisible({ timeout: 1_400 });
    await page.waitForFunction(
      (tag) => document.querySelector(tag)?.shadowRoot?.querySelector('[data-portico]') === null,
      name === 'login' ? 'portico-sign-in' : 'portico-registration',
    );
    await expect(page.getByText(plain, { exact: true }).first()).toBeVisible();
    const { texts, shift } = await recorded(page);
    expect(texts).toContain(plain);
    expect(texts).not.toContain(builtIn);
    expect(shift).toBeLessThan(0.01);
    expect(records.violations).toEqual([]);
  });
}

test('[POR-083] the account list begins in plain words after sign-in', async ({
  page,
  testConsole,
}) => {
  const borrower = await testConsole.borrower(maya.username);
  await signIn({ page, site: plainSite, testConsole, borrower });
  await page.addInitScript(recordTexts);
  await page.reload();
  await expect(page.getByText(maya.loan).first()).toBeVisible();
  const { texts, shift } = await recorded(page);
  expect(texts).not.toContain('Log out');
  expect(texts).not.toContain('Retry');
  expect(texts).toContain('Sign out');
  expect(shift).toBeLessThan(0.01);
});
