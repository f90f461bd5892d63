import type { JpegPage } from './picture';

/** More bytes than a PDF has for a page besides its picture, and for itself. */
const besidePicture = 1024;

/**
 * Pages in as few parts as possible, so that the PDF of each has at most so many bytes. A page that
 * is larger is a part by itself.
 */
export function partsWithin(
  pages: readonly JpegPage[],
  bytes: number,
): readonly (readonly JpegPage[])[] {
  const parts: JpegPage[][] = [];
  let size = Infinity;
  for (const page of pages) {
    const added = page.bytes.byteLength + besidePicture;
    size += added;
    if (size > bytes) {
      parts.push([]);
      size = besidePicture + added;
    }
    parts.at(-1)?.push(page);
  }
  return parts;
}
