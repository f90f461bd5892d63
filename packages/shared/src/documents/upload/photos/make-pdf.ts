import type { JpegPage } from './picture';

/** Points of the longer side of a page: letter paper. */
const pageSide = 792;

/**
 * One PDF of pictures, a page each, upright or wide as the picture is. Written here, because a
 * library for it is larger than all other code of the page.
 */
export function makePdf(pages: readonly JpegPage[]): Blob {
  const parts: (string | ArrayBuffer)[] = [];
  const places: number[] = [];
  let length = 0;
  const write = (part: string | ArrayBuffer) => {
    parts.push(part);
    length += typeof part === 'string' ? part.length : part.byteLength;
  };
  const object = (id: number, ...content: readonly (string | ArrayBuffer)[]) => {
    places.push(length);
    for (const part of [`${id} 0 obj\n`, ...content, '\nendobj\n']) write(part);
  };

  write('%PDF-1.4\n');
  const kids = pages.map((_, index) => `${idsOf(index).page} 0 R`);
  object(1, '<< /Type /Catalog /Pages 2 0 R >>');
  object(2, `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${kids.length} >>`);
  pages.forEach((page, index) => {
    for (const [id, content] of objectsOf(page, index)) object(id, ...content);
  });
  const end = length;
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  const size = entries.length + 1;
  write(`xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`);
  write(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}

/** Objects 1 and 2 are the catalog and the list of pages. */
const idsOf = (index: number) => ({
  page: 3 + index * 3,
  drawing: 4 + index * 3,
  picture: 5 + index * 3,
});

type PdfObject = readonly [id: number, content: readonly (string | ArrayBuffer)[]];

/** A page, what is drawn on it, and the picture itself, by ascending id. */
function objectsOf({ bytes, width, height }: JpegPage, index: number): readonly PdfObject[] {
  const ids = idsOf(index);
  const scale = pageSide / Math.max(width, height);
  const [wide, high] = [width, height].map((side) => (side * scale).toFixed(2));
  const drawing = `${wide} 0 0 ${high} 0 0 cm /P Do`;
  const resources = `/Resources << /XObject << /P ${ids.picture} 0 R >> >>`;
  const size = `/Width ${width} /Height ${height} /BitsPerComponent 8`;
  const coding = `/ColorSpace /DeviceRGB /Filter /DCTDecode /Length ${bytes.byteLength}`;
  return [
    [
      ids.page,
      [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${wide} ${high}] `,
        `/Contents ${ids.drawing} 0 R ${resources} >>`,
      ],
    ],
    [ids.drawing, [`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`]],
    [
      ids.picture,
      [`<< /Type /XObject /Subtype /Image ${size} ${coding} >>\nstream\n`, bytes, '\nendstream'],
    ],
  ];
}
