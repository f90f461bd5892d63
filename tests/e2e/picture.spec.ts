import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { accountRow, signInAs } from './support/borrower-steps';
import { maya } from './support/borrowers';
import { outlineOf } from './support/page-outline';
import { expect, test } from './support/test';

const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../stories/pictures/${name}`, import.meta.url));
const outlineFile = fileOf('accounts.txt');

/** `npm run picture` takes the picture, and notes beside it what it shows. */
test("the README's picture shows the account page as it is; npm run picture takes it again", async ({
  page,
  testConsole,
}, { config }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await signInAs({ page, testConsole }, maya);
  await expect(accountRow(page, maya.loan)).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => scrollTo(0, 0));
  const outline = await outlineOf(page);
  if (config.updateSnapshots === 'all') {
    writeFileSync(outlineFile, outline);
    await page.screenshot({ path: fileOf('accounts.png'), animations: 'disabled', caret: 'hide' });
  }
  expect(outline).toBe(readFileSync(outlineFile, 'utf8'));
});
