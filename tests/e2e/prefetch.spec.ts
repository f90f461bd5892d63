import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';

const readme = new URL('../../packages/loader/README.md', import.meta.url);
const [rules] =
  /<script type="speculationrules">[^]*?<\/script>/.exec(
    readFileSync(fileURLToPath(readme), 'utf8'),
  ) ?? [];

/** The account page of a lender: the documented rules, and a link as a tag has it. */
const accountPage = `<!doctype html><title>Accounts</title>${rules ?? ''}
<portico-accounts></portico-accounts>
<script>
  document.querySelector('portico-accounts').attachShadow({ mode: 'open' }).innerHTML =
    '<a href="/pay?account=ref-4k2p">Pay</a>';
</script>`;

test('the documented speculation rules fetch the page of a link in a tag before it is pressed', async ({
  page,
}) => {
  const asked: [path: string, purpose: IncomingHttpHeaders[string]][] = [];
  const server = createServer((request, response) => {
    const { url = '', headers } = request;
    asked.push([url, headers['sec-purpose']]);
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(url === '/account' ? accountPage : '<!doctype html><title>Pay</title>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const pagesToPay = () =>
    asked.filter(([path]) => path.startsWith('/pay')).map(([, purpose]) => purpose);
  try {
    await page.goto(`http://127.0.0.1:${port ?? ''}/account`);
    const pay = page.getByRole('link', { name: 'Pay' });
    await pay.hover();
    await expect.poll(pagesToPay).toEqual(['prefetch']);
    await pay.click();
    await expect(page).toHaveTitle('Pay');
    expect(pagesToPay(), 'is not asked for again').toHaveLength(1);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
