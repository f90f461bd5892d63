import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildFloor } from '../floor/build.mjs';
import { maya } from '../../e2e/support/borrowers';
import { portalSite } from '../../e2e/support/sites';
import { test } from '../../e2e/support/test';
import { rateOf } from '../machine-speed.mjs';
import { recordPage, slow } from './recorder';
import { walk, walkFloor } from './walk';

test('walk of the portal, and of a bare form', async ({ page, context, testConsole }) => {
  const borrower = await testConsole.borrower(maya.username);
  const rate = await rateOf(context, slow);
  const recorder = await recordPage(page, rate);
  await walk({ page, site: portalSite, testConsole, borrower }, recorder);
  await page.close();

  const bare = await context.newPage();
  const code = (await buildFloor('form.tsx')).get('form.js') ?? '';
  await bare.route('**/floor', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><div id="floor"></div><script type="module" src="/floor.js"></script>',
    }),
  );
  await bare.route('**/floor.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code }),
  );
  const floor = await recordPage(bare, rate);
  await walkFloor(bare, floor);

  const file = process.env['BENCH_RESULT'] ?? '';
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({ rate, walk: recorder.interactions, floor: floor.interactions }),
  );
});
