import { PDFDocument } from 'pdf-lib';
import type { JpegPage } from './picture';

/** Points of the longer side of a page: letter paper. */
const pageSide = 792;

/** One PDF of pictures, a page each, upright or wide as the picture is. */
export async function makePdf(pages: readonly JpegPage[]): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  for (const { bytes, width, height } of pages) {
    const image = await pdf.embedJpg(bytes);
    const scale = pageSide / Math.max(width, height);
    const page = pdf.addPage([width * scale, height * scale]);
    page.drawImage(image, { x: 0, y: 0, width: width * scale, height: height * scale });
  }
  return new Uint8Array(await pdf.save());
}
