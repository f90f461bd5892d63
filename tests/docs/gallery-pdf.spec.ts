import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { galleryPage } from '../gallery/page/page.mjs';
import { planShots } from '../gallery/plan.mjs';
import { printGallery, printedVariants } from '../gallery/print.mjs';

const css = fileURLToPath(new URL('../gallery/page/gallery.css', import.meta.url));
const stories = ['sign-in', 'payment', 'profile'].map((name) => ({
  id: `screens-${name}--open`,
  title: `Screens/${name}/Main`,
  name: 'Open',
}));

test('the gallery is printed with every picture', async ({ browser, page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-gallery-'));
  mkdirSync(join(folder, 'pictures'));
  copyFileSync(css, join(folder, 'gallery.css'));
  const widths = printedVariants.widths.split(',').map(Number);
  const shots = planShots(stories, { widths, schemes: ['light'] });
  const pictures: Record<string, { file: string; height: number }> = {};
  for (const [index, { key, width }] of shots.entries()) {
    const file = `${String(index)}.png`;
    await page.setViewportSize({ width, height: 600 });
    await page.setContent(`<h1>Picture ${String(index)}</h1>`);
    writeFileSync(join(folder, 'pictures', file), await page.screenshot());
    pictures[key] = { file, height: 600 };
  }
  const run = {
    name: 'test',
    takenAt: '2026-06-12T10:00:00Z',
    sources: '',
    stories,
    shots: pictures,
  };
  writeFileSync(join(folder, 'index.html'), galleryPage(run, shots));

  const pdf = await PDFDocument.load(readFileSync(await printGallery(browser, folder)));
  const images = pdf.context
    .enumerateIndirectObjects()
    .filter(([, object]) => object instanceof PDFRawStream)
    .filter(
      ([, object]) =>
        object instanceof PDFRawStream &&
        object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
    );
  expect(images.length).toBeGreaterThanOrEqual(shots.length);
  expect(pdf.getPageCount()).toBeGreaterThan(1);
  rmSync(folder, { recursive: true });
});
