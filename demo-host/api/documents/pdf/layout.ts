import { setImmediate as pause } from 'node:timers/promises';
import type { Block, Column, FactsBlock, TableBlock } from './blocks';

declare global {
  namespace PDFKit.Mixins {
    interface StructureElementOptions {
      /** Of a header cell: what it is the header of. The types of pdfkit lack it. */
      scope?: 'Row' | 'Column' | undefined;
    }
  }
}

export type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** Of US letter, in points; the number of the page is in the lower one. */
export const margins = { top: 48, left: 48, right: 48, bottom: 72 };
const textWidth = 612 - margins.left - margins.right;

type Style = Readonly<Record<'font' | 'color', string> & Record<'size' | 'lineGap', number>>;

const [regular, bold] = ['Helvetica', 'Helvetica-Bold'] as const;
const [ink, quiet, line] = ['#1a1f26', '#59616b', '#bfc4cc'] as const;
export const styles = {
  lender: { size: 10, font: bold, color: ink, lineGap: 2.5 },
  title: { size: 20, font: bold, color: ink, lineGap: 3 },
  heading: { size: 13, font: bold, color: ink, lineGap: 3 },
  text: { size: 10, font: regular, color: ink, lineGap: 3.5 },
  label: { size: 10, font: regular, color: quiet, lineGap: 2.5 },
  value: { size: 10, font: bold, color: ink, lineGap: 2.5 },
  columnTitle: { size: 8, font: bold, color: quiet, lineGap: 2 },
  cell: { size: 8, font: regular, color: ink, lineGap: 2 },
  pageNumber: { size: 8, font: regular, color: quiet, lineGap: 0 },
} satisfies Record<string, Style>;

const labelWidth = 160;
const cellGap = 6;
const rowGap = 6;
/** A heading has at least this much of its section on the same page. */
const keptWithHeading = 60;
/** Rows written between pauses in which the host answers other requests. */
const rowsPerTick = 25;

/** A text in its place across the page; `type` and `scope` are those of its structure. */
type Cell = {
  readonly text: string;
  readonly style: Style;
  readonly type: 'H1' | 'H2' | 'P' | 'TH' | 'TD';
  readonly scope?: 'Row' | 'Column';
  readonly x?: number;
  readonly width?: number;
  readonly align?: 'left' | 'right';
};

/** Replaces characters that the font does not have, such as those of another script, by `?`. */
const writable = (text: string) =>
  text.replace(/[^ -~\u00a0-\u00ffŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]/gu, '?');

function draw(pdf: Pdf, cell: Cell, y: number): void {
  const { text, style, x = margins.left, width = textWidth, align = 'left' } = cell;
  pdf.font(style.font).fontSize(style.size).fillColor(style.color);
  pdf.text(writable(text), x, y, { width, align, lineGap: style.lineGap });
}

/** The height of cells beside one another. */
function heightOf(pdf: Pdf, cells: readonly Cell[]): number {
  const heights = cells.map(({ text, style: { font, size, lineGap }, width = textWidth }) =>
    pdf.font(font).fontSize(size).heightOfString(writable(text), { width, lineGap }),
  );
  return Math.max(...heights);
}

/** Draws what is no part of the document's text. */
export function drawArtifact(pdf: Pdf, type: 'Layout' | 'Pagination', content: () => void): void {
  pdf.markContent('Artifact', { type });
  content();
  pdf.endMarkedContent();
}

/** Starts a page when the height does not fit on this one; true when it did. */
function makeRoom(pdf: Pdf, height: number): boolean {
  if (pdf.y + height <= pdf.page.height - margins.bottom) return false;
  pdf.addPage();
  return true;
}

/** Cells beside one another, with the height of the highest. */
type Row = { readonly cells: readonly Cell[]; readonly height: number };

const rowOf = (pdf: Pdf, cells: readonly Cell[]): Row => ({ cells, height: heightOf(pdf, cells) });

function layRow(pdf: Pdf, { cells, height }: Row, place: (cell: Cell, y: number) => void): void {
  const { y } = pdf;
  for (const cell of cells) place(cell, y);
  pdf.y = y + height + rowGap;
}

/** Draws a row of a table, which is part of its structure. */
function addRow(pdf: Pdf, table: Element, row: Row): void {
  const element = pdf.struct('TR');
  table.add(element);
  layRow(pdf, row, (cell, y) => {
    element.add(pdf.struct(cell.type, { scope: cell.scope }, () => draw(pdf, cell, y)));
  });
  element.end();
}

/** The line above a row. */
function layRule(pdf: Pdf): void {
  const y = pdf.y - rowGap / 2 - 1;
  drawArtifact(pdf, 'Layout', () => {
    pdf
      .moveTo(margins.left, y)
      .lineTo(margins.left + textWidth, y)
      .lineWidth(0.5)
      .stroke(line);
  });
}

/** A text across the page; `before` is the space above it. */
export function layText(pdf: Pdf, root: Element, cell: Cell, before: number): void {
  pdf.y += before;
  makeRoom(pdf, heightOf(pdf, [cell]) + (cell.type === 'H2' ? keptWithHeading : 0));
  root.add(pdf.struct(cell.type, {}, () => draw(pdf, cell, pdf.y)));
}

function layFacts(pdf: Pdf, root: Element, { rows }: FactsBlock): void {
  const table = pdf.struct('Table');
  root.add(table);
  pdf.y += 10;
  const valueAt = { x: margins.left + labelWidth, width: textWidth - labelWidth };
  for (const [label, value] of rows) {
    const row = rowOf(pdf, [
      { text: label, type: 'TH', scope: 'Row', width: labelWidth - cellGap, style: styles.label },
      { text: value, type: 'TD', ...valueAt, style: styles.value },
    ]);
    makeRoom(pdf, row.height);
    layRule(pdf);
    addRow(pdf, table, row);
  }
  table.end();
}

/** The places of the columns across the page. */
function placesOf(columns: readonly Column[]): readonly Pick<Cell, 'x' | 'width' | 'align'>[] {
  let x = margins.left;
  return columns.map(({ width, align }) => {
    const place = { x, width: width - cellGap, align: align === 'end' ? 'right' : 'left' } as const;
    x += width;
    return place;
  });
}

async function layTable(pdf: Pdf, root: Element, { columns, rows }: TableBlock): Promise<void> {
  const table = pdf.struct('Table');
  root.add(table);
  const places = placesOf(columns);
  const titles = columns.map(({ title }, index): Cell => {
    return {
      ...places[index],
      text: title,
      type: 'TH',
      scope: 'Column',
      style: styles.columnTitle,
    };
  });
  const header = rowOf(pdf, titles);
  pdf.y += 14;
  makeRoom(pdf, 3 * header.height);
  addRow(pdf, table, header);
  for (const [index, texts] of rows.entries()) {
    if (index % rowsPerTick === rowsPerTick - 1) await pause();
    const cells = places.map((place, column): Cell => {
      return { ...place, text: texts[column] ?? '', type: 'TD', style: styles.cell };
    });
    const row = rowOf(pdf, cells);
    if (makeRoom(pdf, row.height)) {
      // Repeated for the eye only: the structure has one header for the whole table.
      layRow(pdf, header, (cell, y) => {
        drawArtifact(pdf, 'Pagination', () => draw(pdf, cell, y));
      });
    }
    layRule(pdf);
    addRow(pdf, table, row);
  }
  table.end();
}

/** Lays out a block below the last one, on as many pages as it needs. */
export async function layBlock(pdf: Pdf, root: Element, block: Block): Promise<void> {
  switch (block.kind) {
    case 'heading':
      return layText(pdf, root, { text: block.text, type: 'H2', style: styles.heading }, 18);
    case 'paragraph':
      return layText(pdf, root, { text: block.text, type: 'P', style: styles.text }, 10);
    case 'facts':
      return layFacts(pdf, root, block);
    case 'table':
      return layTable(pdf, root, block);
  }
}

/** Writes the same kind of text on every page, below its content. */
export function layFooters(pdf: Pdf, textOf: (page: number, pages: number) => string): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    // Below the margin a text would begin a page.
    pdf.page.margins.bottom = 0;
    const text = textOf(page + 1, count);
    const cell = { text, type: 'P', style: styles.pageNumber, align: 'right' } as const;
    drawArtifact(pdf, 'Pagination', () => draw(pdf, cell, pdf.page.height - margins.bottom + 28));
  }
}
