import type { Block, FactsBlock, TableBlock } from './blocks';
import { fitCell, heightOf, runsAt, styles, type FittedCell, type Style } from './cells';
import { paper, textWidth, type Faces, type Paper } from './paper';
import { addElement, type Element } from './structure';

/** Where the next block begins. */
export type Cursor = {
  readonly sheet: Paper;
  readonly faces: Faces;
  readonly root: Element;
  /** Points from the bottom of the current page. */
  y: number;
};

const left: number = paper.margin;
const labelWidth = 160;
const cellGap = 6;
const rowGap = 6;
/** Below it is the page number. */
const bottom = paper.margin + 24;
/** A heading has at least this much of its section on the same page. */
const keptWithHeading = 60;

export function startPage(cursor: Cursor): void {
  cursor.sheet.addPage();
  cursor.y = paper.height - paper.margin;
}

/** Starts a page when the height does not fit on this one; true when it did. */
function makeRoom(cursor: Cursor, height: number): boolean {
  if (cursor.y - height >= bottom) return false;
  startPage(cursor);
  return true;
}

/** A text across the page; `before` is the space above it. */
export function layText(
  cursor: Cursor,
  type: 'H1' | 'H2' | 'P',
  text: string,
  { style, before }: { readonly style: Style; readonly before: number },
): void {
  const cell = { text, x: left, width: textWidth, align: 'start', style } as const;
  const fitted = fitCell(cell, cursor.faces);
  const height = heightOf([fitted]);
  cursor.y -= before;
  makeRoom(cursor, type === 'H2' ? height + keptWithHeading : height);
  cursor.sheet.write(addElement(cursor.root, type), runsAt(fitted, cursor.y));
  cursor.y -= height;
}

/** Draws cells beside one another; without `owners` they are no part of the text. */
function layRow(
  cursor: Cursor,
  cells: readonly FittedCell[],
  owners: readonly Element[] | undefined,
): void {
  cells.forEach((cell, index) => {
    const owner = owners?.[index];
    const runs = runsAt(cell, cursor.y);
    if (owner) cursor.sheet.write(owner, runs);
    else cursor.sheet.writeArtifact(runs);
  });
  cursor.y -= heightOf(cells) + rowGap;
}

/** The line above a row. */
function layRule(cursor: Cursor): void {
  cursor.sheet.rule(cursor.y + rowGap / 2);
}

function layFacts(cursor: Cursor, { rows }: FactsBlock): void {
  cursor.y -= 10;
  const table = addElement(cursor.root, 'Table');
  const valueAt = { x: left + labelWidth, width: textWidth - labelWidth, style: styles.value };
  const labelAt = { x: left, width: labelWidth - cellGap, style: styles.label };
  for (const [label, value] of rows) {
    const cells = [
      fitCell({ ...labelAt, text: label, align: 'start' }, cursor.faces),
      fitCell({ ...valueAt, text: value, align: 'start' }, cursor.faces),
    ];
    makeRoom(cursor, heightOf(cells));
    layRule(cursor);
    const tr = addElement(table, 'TR');
    layRow(cursor, cells, [addElement(tr, 'TH', 'Row'), addElement(tr, 'TD')]);
  }
}

function layTable(cursor: Cursor, { columns, rows }: TableBlock): void {
  const fit = (texts: readonly string[], style: Style): FittedCell[] => {
    let x = left;
    return columns.map(({ width, align }, index) => {
      const cell = { text: texts[index] ?? '', x, width: width - cellGap, align, style };
      x += width;
      return fitCell(cell, cursor.faces);
    });
  };
  const titles = columns.map(({ title }) => title);
  const header = fit(titles, styles.columnTitle);
  const table = addElement(cursor.root, 'Table');
  cursor.y -= 14;
  makeRoom(cursor, 3 * heightOf(header));
  const headerRow = addElement(table, 'TR');
  layRow(
    cursor,
    header,
    titles.map(() => addElement(headerRow, 'TH', 'Column')),
  );
  for (const texts of rows) {
    const cells = fit(texts, styles.cell);
    // The header is repeated for the eye only: the structure has one for the whole table.
    if (makeRoom(cursor, heightOf(cells))) layRow(cursor, header, undefined);
    layRule(cursor);
    const tr = addElement(table, 'TR');
    layRow(
      cursor,
      cells,
      cells.map(() => addElement(tr, 'TD')),
    );
  }
}

/** Lays out a block below the last one, on as many pages as it needs. */
export function layBlock(cursor: Cursor, block: Block): void {
  switch (block.kind) {
    case 'heading':
      return layText(cursor, 'H2', block.text, { style: styles.heading, before: 18 });
    case 'paragraph':
      return layText(cursor, 'P', block.text, { style: styles.text, before: 10 });
    case 'facts':
      return layFacts(cursor, block);
    case 'table':
      return layTable(cursor, block);
  }
}
