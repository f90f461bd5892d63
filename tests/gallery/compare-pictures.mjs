/** Compares pictures in a browser, which decodes and encodes them. */
import { differenceOf } from './difference.mjs';

/** A blank page that can compare pictures. @param {import('@playwright/test').Browser} browser */
export async function openComparison(browser) {
  const page = await browser.newPage();
  await page.addScriptTag({ content: differenceOf.toString() });
  return page;
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {Buffer} before  PNG
 * @param {Buffer} after
 * @returns {Promise<{ changed: number, share: number, moved: number, png: Buffer }>}
 */
export async function comparePictures(page, before, after) {
  const { png, ...difference } = await page.evaluate(compareInPage, {
    before: before.toString('base64'),
    after: after.toString('base64'),
  });
  return { ...difference, png: Buffer.from(png, 'base64') };
}

/** Runs in the page, where `differenceOf` has been added. */
async function compareInPage({ before, after }) {
  const pixelsOf = async (base64) => {
    const response = await fetch(`data:image/png;base64,${base64}`);
    const bitmap = await createImageBitmap(await response.blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const pixels = await pixelsOf(after);
  const { data, ...difference } = globalThis.differenceOf(await pixelsOf(before), pixels);
  const canvas = new OffscreenCanvas(pixels.width, pixels.height);
  canvas.getContext('2d').putImageData(new ImageData(data, pixels.width), 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { ...difference, png: btoa(binary) };
}
