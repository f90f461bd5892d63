import { pagePath, type PageName } from '../../demo-host/website/variants';
import { maya } from './support/borrowers';
import { signInAs } from './support/borrower-steps';
import { expect, test } from './support/test';

const pages: readonly PageName[] = [
  'home',
  'account',
  'loan',
  'pay',
  'documents',
  'profile',
  'contact-change',
  'sign-ins',
  'messages',
  'faq',
  'locations',
];

/** Sums, from the page's beginning, its cumulative layout shift. */
function recordShifts(): void {
  let sum = 0;
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      const { value, hadRecentInput } = Object(entry);
      if (!hadRecentInput) sum += Number(value);
    }
  };
  observer.observe({ type: 'layout-shift', buffered: true });
  const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
  Reflect.set(globalThis, 'shift', async () => {
    // An entry is made after the frame that moved something.
    await drawn();
    await drawn();
    add(observer.takeRecords());
    return sum;
  });
}

for (const width of [320, 375, 390]) {
  test(`the signed-in pages of the website do not shift on a phone of ${width} px`, async ({
    page,
    testConsole,
  }) => {
    test.slow();
    await signInAs({ page, testConsole }, maya);
    await page.setViewportSize({ width, height: 720 });
    await page.addInitScript(recordShifts);
    const shifts: Record<string, number> = {};
    for (const name of pages) {
      const query = name === 'loan' || name === 'pay' ? `?account=${maya.loan}` : '';
      await page.goto(pagePath('plain', name) + query);
      await page.waitForLoadState('networkidle');
      shifts[name] = await page.evaluate<number>('shift()');
    }
    const tooMuch = Object.entries(shifts).filter(([, value]) => value > 0.01);
    expect(tooMuch).toEqual([]);
  });
}
