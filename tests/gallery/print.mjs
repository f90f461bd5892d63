/** The gallery as a PDF, for a review outside the repository. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What is printed unless it is chosen: a phone and a desktop, light, in both languages. */
export const printedVariants = { widths: '320,1280', schemes: 'light' };

/**
 * Prints `index.html` of a gallery's folder to `gallery.pdf` beside it.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} folder
 * @returns {Promise<string>} the file
 */
export async function printGallery(browser, folder) {
  const file = join(folder, 'gallery.pdf');
  const page = await browser.newPage({ colorScheme: 'light' });
  try {
    await page.goto(pathToFileURL(join(folder, 'index.html')).href);
    await loadPictures(page);
    await page.pdf({
      path: file,
      format: 'A4',
      landscape: true,
      printBackground: true,
      tagged: true,
      outline: true,
      margin: { top: '12mm', right: '10mm', bottom: '12mm', left: '10mm' },
    });
  } finally {
    await page.close();
  }
  return file;
}

/** Pictures outside the window are loaded only when they are asked for. */
async function loadPictures(page) {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
}
