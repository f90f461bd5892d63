import type { Page } from '@playwright/test';
import { signInAs } from './support/borrower-steps';
import { maya } from './support/borrowers';
import { hold } from './support/hold';
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

/** Resolves when the page has nothing to do and has drawn it. */
const idle = () => new Promise((drawn) => requestIdleCallback(() => requestAnimationFrame(drawn)));

const screens = [
  ['en', 'login', 'sign-in', 'Sign in', 'Log In'],
  ['en', 'register', 'registration', 'About you', 'Personal Data'],
  ['es', 'register', 'registration', 'Sobre usted', 'Datos personales'],
] as const;

for (const [lang, name, tag, plain, builtIn] of screens) {
  test(`[POR-083] the first screen of ${name} (${lang}) never has other words, however late they are`, async ({
    page,
    records,
  }) => {
    await page.addInitScript(recordTexts);
    // The website's own fonts move what is below its heading, sooner or later.
    await page.route('**/*.woff2', (route) => route.abort());
    const words = await hold(page, /\/words[\w.-]*\.js$/);
    const entry = page.waitForResponse(new RegExp(`/${tag}\\.js$`));
    await page.goto(`/plain/${name}?lang=${lang}`, { waitUntil: 'commit' });
    await expect(page.getByText(plain, { exact: true }).first()).toBeVisible();
    // The words arrive after everything else has been loaded and run.
    await (await entry).finished();
    await page.evaluate(idle);
    words();
    await page.waitForFunction(
      (name) => document.querySelector(name)?.shadowRoot?.querySelector('[data-portico]') === null,
      `portico-${tag}`,
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
  await signInAs({ page, testConsole }, maya);
  await page.addInitScript(recordTexts);
  await page.reload();
  await expect(page.getByText(maya.loan).first()).toBeVisible();
  // Of another widget, which may be ready later than the list.
  await expect.poll(async () => (await recorded(page)).texts).toContain('Sign out');
  const { texts, shift } = await recorded(page);
  expect(texts).not.toContain('Log out');
  expect(texts).not.toContain('Retry');
  expect(shift).toBeLessThan(0.01);
});
