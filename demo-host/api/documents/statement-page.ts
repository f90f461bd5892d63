import { PDFDocument, StandardFonts, rgb, type PDFFont, type PDFPage } from 'pdf-lib';
import type { Language } from './language';

/** A page of facts: a title, rows of a label and a value, then paragraphs. */
export type StatementPage = {
  readonly language: Language;
  readonly title: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly paragraphs: readonly string[];
};

const letter: [number, number] = [612, 792];
const margin = 72;
const width = letter[0] - 2 * margin;
const valueColumn = 230;
const ink = rgb(0.1, 0.12, 0.15);
const quiet = rgb(0.4, 0.43, 0.47);
const lender = 'Cedar Valley Credit';

/** Replaces characters that the font does not have, such as those of another script, by `?`. */
function writable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  return Array.from(text, (char) => (known.has(char.codePointAt(0) ?? 0) ? char : '?')).join('');
}

/** Breaks a text into lines of at most `width` points. */
function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of writable(text, font).split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && font.widthOfTextAtSize(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** Draws on a page, from the top down. */
function createPen(page: PDFPage, font: PDFFont, bold: PDFFont) {
  let y = letter[1] - margin;
  const line = (text: string, size: number, x = margin, face = font, color = ink) =>
    page.drawText(text, { x, y, size, font: face, color });
  return {
    heading: (title: string) => {
      line(lender, 10, margin, bold, quiet);
      y -= 32;
      line(writable(title, bold), 20, margin, bold);
      y -= 28;
    },
    row: ([label, value]: readonly [string, string]) => {
      page.drawLine({
        start: { x: margin, y: y + 14 },
        end: { x: margin + width, y: y + 14 },
        thickness: 0.5,
        color: quiet,
      });
      line(writable(label, font), 10, margin, font, quiet);
      for (const part of wrap(value, bold, 10, width - valueColumn + margin)) {
        line(part, 10, valueColumn, bold);
        y -= 14;
      }
      y -= 8;
    },
    paragraph: (text: string) => {
      y -= 10;
      for (const part of wrap(text, font, 10, width)) {
        line(part, 10);
        y -= 15;
      }
    },
  };
}

/** The page as a PDF. */
export async function statementPdf({
  language,
  title,
  rows,
  paragraphs,
}: StatementPage): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(lender);
  document.setLanguage(`${language}-US`);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const pen = createPen(document.addPage(letter), font, bold);
  pen.heading(title);
  for (const row of rows) pen.row(row);
  for (const text of paragraphs) pen.paragraph(text);
  return document.save();
}
