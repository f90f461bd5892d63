import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { resumableUploads } from '../../packages/contract/src/upload';
import { hostPath } from '../../demo-host/paths';
import { pagePath } from '../../demo-host/website/variants';
import { signInAs } from './support/borrower-steps';
import { maya } from './support/borrowers';
import type { TestConsole } from './support/console';
import type { TestHost } from './support/host';
import { expect, test } from './support/test';
import { words } from './support/words';

const megabyte = 1024 * 1024;

/** A PDF of zeros on the disk, whose size and date stay the same when it is chosen again. */
async function largePdf(testInfo: TestInfo, megabytes: number): Promise<string> {
  const path = testInfo.outputPath('scan.pdf');
  const file = await open(path, 'w');
  await file.write('%PDF-1.7\n');
  await file.truncate(megabytes * megabyte);
  await file.close();
  return path;
}

async function openDocuments(page: Page, testConsole: TestConsole): Promise<void> {
  await signInAs({ page, testConsole }, maya);
  await page.goto(pagePath('plain', 'documents'));
  await openOwnDocuments(page);
}

const openOwnDocuments = (page: Page) =>
  page.getByRole('tab', { name: words['documentCenter.tabProfile'] }).click();

const chooseType = (page: Page) =>
  page.getByRole('combobox', { name: /^What is it\?/ }).selectOption('Letter or other document');

/** Chooses a file and its type; it is sent by a press of the returned button. */
async function choose(page: Page, path: string): Promise<Locator> {
  await page.locator('input[type=file]').first().setInputFiles(path);
  await chooseType(page);
  return page.getByRole('button', { name: words['upload.upload'] });
}

/** The offsets of the pieces that the page sends, in their order. */
function recordOffsets(page: Page): readonly number[] {
  const offsets: number[] = [];
  page.on('request', (request) => {
    const { 'upload-offset': offset } = request.headers();
    if (request.method() === 'PATCH') offsets.push(Number(offset) / megabyte);
  });
  return offsets;
}

const isPiece = ({ pathname }: URL) => pathname.startsWith(`${resumableUploads}/`);

/** Lets two pieces through, and gives the third one to `stop`. */
const stopAtThirdPiece = (page: Page, stop: (abort: () => Promise<void>) => Promise<void>) =>
  page.route(isPiece, async (route) => {
    const { 'upload-offset': offset } = route.request().headers();
    if (offset !== String(2 * megabyte)) return route.fallback();
    return stop(() => route.abort('internetdisconnected'));
  });

/** The content of the document that the API has stored last. */
async function newestDocument({ database }: TestHost): Promise<Uint8Array> {
  const folder = join(`${database}-files`, 'documents');
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name);
      return { path, at: (await stat(path)).mtimeMs };
    }),
  );
  const [newest] = files.sort((one, other) => other.at - one.at);
  if (!newest) throw new Error('The API has stored no document.');
  return readFile(newest.path);
}

const stored = (page: Page) => page.getByText('scan.pdf is uploaded.');
const tile = (page: Page) => page.getByRole('button', { name: /^scan\.pdf/ });

test('[POR-099] an upload goes on by itself from where it was when the connection is back', async ({
  page,
  context,
  testConsole,
}, testInfo) => {
  test.slow();
  await openDocuments(page, testConsole);
  const offsets = recordOffsets(page);
  await stopAtThirdPiece(page, async (abort) => {
    await context.setOffline(true);
    await abort();
  });
  const upload = await choose(page, await largePdf(testInfo, 5));
  await upload.click();
  await expect(page.getByText('The connection was lost at 40 %.')).toBeVisible();
  await page.unroute(isPiece);
  await context.setOffline(false);
  await expect(stored(page)).toBeVisible();
  await expect(tile(page)).toBeVisible();
  expect(offsets).toEqual([0, 1, 2, 2, 3, 4]);
});

test('[POR-099] an upload goes on from where it was after a reload, with the same file', async ({
  page,
  testConsole,
}, testInfo) => {
  test.slow();
  const path = await largePdf(testInfo, 5);
  await openDocuments(page, testConsole);
  const offsets = recordOffsets(page);
  let reached = () => {};
  const thirdPiece = new Promise<void>((resolve) => {
    reached = resolve;
  });
  await stopAtThirdPiece(page, () => Promise.resolve(reached()));
  const upload = await choose(page, path);
  await upload.click();
  await thirdPiece;
  await page.reload();
  await page.unroute(isPiece);
  await openOwnDocuments(page);
  const unfinished = page.getByText('The upload of scan.pdf stopped at 40 %.');
  await expect(unfinished).toBeVisible();
  await page.locator('input[type=file]').first().setInputFiles(path);
  await page.getByRole('button', { name: words['upload.upload'] }).click();
  await expect(stored(page)).toBeVisible();
  await expect(unfinished).toBeHidden();
  await expect(tile(page)).toBeVisible();
  expect(offsets).toEqual([0, 1, 2, 2, 3, 4]);
});

test('[POR-100] a 200 MB upload grows the page’s memory by less than 20 MB', async ({
  page,
  testConsole,
}, testInfo) => {
  test.slow();
  await testConsole.setSettings({
    buckets: { shared: { 'globalOptions.maximumUploadMegabytes': '250' } },
    host: { maximumUploadMegabytes: '250' },
  });
  await openDocuments(page, testConsole);
  const devtools = await page.context().newCDPSession(page);
  /** Megabytes in use by scripts, by the browser's own objects for the page, and by buffers. */
  const memory = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize, embedderHeapUsedSize, backingStorageSize } =
      await devtools.send('Runtime.getHeapUsage');
    return (usedSize + embedderHeapUsedSize + backingStorageSize) / megabyte;
  };
  const upload = await choose(page, await largePdf(testInfo, 200));
  const before = await memory();
  await upload.click();
  const during: number[] = [];
  await expect(async () => {
    during.push(await memory());
    expect(await stored(page).count()).toBe(1);
  }).toPass({ intervals: [500], timeout: 150_000 });
  expect(during.length).toBeGreaterThan(5);
  const growth = Math.max(...during) - before;
  testInfo.annotations.push({ type: 'growth', description: `${growth.toFixed(1)} MB` });
  expect(growth).toBeLessThan(20);
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile',
  });

  test('[POR-103] photographed pages become one PDF, which the API stores', async ({
    page,
    host,
    testConsole,
  }) => {
    test.slow();
    await openDocuments(page, testConsole);
    const photo = (name: string) => hostPath('api', 'seed', 'files', name);
    const camera = (name: string) => page.locator(`input[type=file][aria-label="${name}"]`);
    await camera('Take photos').setInputFiles(photo('insurance-card.jpg'));
    await camera('Add a page').setInputFiles(photo('repair-estimate.png'));
    await page.getByRole('button', { name: 'Make one PDF' }).click();
    await chooseType(page);
    await page.getByRole('button', { name: words['upload.upload'] }).click();
    await expect(page.getByText(/^Photos .*\.pdf is uploaded\.$/)).toBeVisible();
    const pdf = await PDFDocument.load(await newestDocument(host));
    // Pixels of the photos: 480 × 304 and 400 × 520.
    const shapes = pdf.getPages().map((one) => one.getWidth() / one.getHeight());
    expect(shapes).toEqual([480 / 304, 400 / 520].map((shape) => expect.closeTo(shape, 2)));
  });
});
