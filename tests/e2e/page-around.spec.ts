import type { Page } from '@playwright/test';
import { html } from '../../demo-host/website/html';
import { loaderTag } from '../../demo-host/website/loader-tag';
import { pagesOf } from '../../demo-host/website/variants';
import { iris, maya } from './support/borrowers';
import { signInAs } from './support/borrower-steps';
import { plainSite } from './support/sites';
import { expect, test } from './support/test';

type Around = {
  /** Between head and tag. */
  readonly body?: string;
  readonly attributes?: string;
  readonly script?: string;
};

/** Serves the sign-in page with something around the tag. */
async function serveLogin(page: Page, host: { readonly url: string }, around: Around) {
  const src = `${host.url}/portico/1.0.0/loader.js`;
  const tag = loaderTag({ src, api: host.url, locale: 'en', pages: pagesOf('plain') });
  const { body = '', attributes = '', script = html`${tag}`.markup } = around;
  await page.route(`**${plainSite.login}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en" ${attributes}><head><title>t</title>${script}</head>
        <body>${body}<portico-sign-in>Call us</portico-sign-in></body></html>`,
    }),
  );
  await page.goto(plainSite.login);
}

const password = (page: Page) => page.getByLabel('Password', { exact: true });

test('[POR-138] a one-key shortcut and a default button of the page take nothing that is typed', async ({
  page,
  host,
}) => {
  await serveLogin(page, host, {
    body: `<input id="search"><script>
      addEventListener('keydown', (event) => {
        if (/^(INPUT|TEXTAREA)$/.test(event.target.tagName)) return;
        if (event.key === 's' || event.key === '/' || (event.ctrlKey && event.key === 'k')) {
          event.preventDefault();
          document.getElementById('search').focus();
        }
      });
      addEventListener('keypress', (event) => {
        if (event.key === 'Enter') document.title = 'pressed';
      });
      </script>`,
  });
  await password(page).click();
  await page.keyboard.type('Grass/green-9');
  await page.keyboard.press('Enter');
  await expect(password(page)).toHaveValue('Grass/green-9');
  await expect(page.locator('#search')).toHaveValue('');
  expect(await page.title()).toBe('t');
  await password(page).press('Control+k');
  await expect(page.locator('#search')).toBeFocused();
});

test('[POR-140] amounts and names are right on a page whose texts a translator replaces', async ({
  page,
  testConsole,
}) => {
  await signInAs({ page, testConsole }, iris);
  await page.goto(`/plain/pay?account=${iris.loan}`);
  const payment = page.locator('portico-payment');
  await page.getByRole('radio', { name: /^Another amount/ }).check();
  await payment.evaluate((element) => {
    const translate = (node: Node): void => {
      if (node instanceof Text && node.data.trim() !== '') {
        const [font, inner] = ['font', 'font'].map((tag) => document.createElement(tag));
        if (!font || !inner) return;
        font.append(inner);
        node.replaceWith(font);
        inner.append(node.data);
      } else if (node instanceof HTMLElement && node.translate && node.tagName !== 'FONT') {
        [...node.childNodes].forEach(translate);
      }
    };
    element.shadowRoot?.childNodes.forEach(translate);
  });
  await page.getByRole('textbox', { name: 'Amount' }).fill('25.00');
  const shown = () =>
    payment.evaluate((element) =>
      [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.portico-root') ?? [])]
        .map((root) => root.innerText.replace(/\s+/g, ' '))
        .join(' '),
    );
  await expect.poll(shown).toMatch(/Total:? \$25\.00/);
  expect(await shown()).not.toMatch(/Total:? \$(?!25\.00)/);
  const loans = page.getByRole('combobox', { name: 'Loan account' });
  const other = loans.getByRole('option').filter({ hasText: iris.plannedLoan });
  await loans.selectOption(await other.getAttribute('value'));
  await expect
    .poll(async () => /Your payment (.{0,160})/.exec(await shown())?.[1])
    .toContain(iris.plannedLoan);
});

test('what a browser fills in without an event counts', async ({ page, host }) => {
  await serveLogin(page, host, {});
  await expect(password(page)).toBeVisible();
  await page.locator('portico-sign-in').evaluate((element) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    for (const field of element.shadowRoot?.querySelectorAll('input') ?? []) set?.call(field, 'x');
  });
  await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled();
});

test('a page whose storage is blocked is told before the password is sent', async ({
  page,
  testConsole,
  host,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await serveLogin(page, host, {});
  await expect(page.getByText(/^Your browser stores nothing for this site/)).toBeVisible();
  const borrower = await testConsole.borrower(maya.username);
  await page.getByRole('textbox', { name: 'Username' }).fill(borrower.username);
  await password(page).fill(borrower.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the words of the suite are left to right on a page that is not', async ({ page, host }) => {
  await serveLogin(page, host, { attributes: 'dir="rtl"' });
  await expect(password(page)).toBeVisible();
  const directions = await page.locator('portico-sign-in').evaluate((element) => ({
    page: getComputedStyle(element).direction,
    suite: [...(element.shadowRoot?.querySelectorAll('input, p, h2, button') ?? [])].map(
      (one) => getComputedStyle(one).direction,
    ),
  }));
  expect(directions.page).toBe('rtl');
  expect(new Set(directions.suite)).toEqual(new Set(['ltr']));
});

const addScript = (more: string) => `<script>
  const script = document.createElement('script');
  script.type = 'module';
  script.src = '/portico/1.0.0/loader.js';
  document.head.append(script);
  ${more}</script>`;

test.describe('on the machine of its developer', () => {
  test.use({ diagnosed: true });

  test('[POR-141] a loader whose tag is gone says so once; its site can be the API', async ({
    page,
    host,
    records,
  }) => {
    await serveLogin(page, host, { script: addScript('') });
    await expect(password(page)).toBeVisible();
    const told = () => records.consoleMessages.filter((one) => /data-api|script tag/.test(one));
    expect(told()).toEqual([]);
    await serveLogin(page, host, { script: addScript('script.remove();') });
    await expect(password(page)).toBeVisible();
    await expect
      .poll(told)
      .toEqual([expect.stringMatching(/^Portico: The script tag of the loader was not found/)]);
  });
});

test('[POR-141] a script configures the loader, whose tag is gone', async ({
  page,
  host,
  records,
}) => {
  await serveLogin(page, host, {
    script: `<script>window.portico = { api: '${host.url}', locale: 'es', pages: { faq: '/faq' } };</script>
      <script type="text/plain" src="/portico/1.0.0/loader.js"></script>
      ${addScript('script.remove();')}`,
  });
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await expect(page.locator('portico-sign-in a[href="/faq"]')).toBeVisible();
  expect(records.consoleMessages.filter((one) => /data-api|script tag/.test(one))).toEqual([]);
});
