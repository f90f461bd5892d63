import type { Block, Column, FactsBlock, TableBlock } from './blocks';
import { paper, textWidth, type Faces, type Paper, type Run } from './paper';
import { addElement, type Element } from './structure';
import { wrap } from './wrap';

type Style = Pick<Run, 'size' | 'face' | 'ink'> & { readonly leading: number };

const styles = {
  title: { size: 20, face: 'bold', ink: 'ink', leading: 26 },
  heading: { size: 13, face: 'bold', ink: 'ink', leading: 18 },
  text: { size: 10, face: 'regular', ink: 'ink', leading: 15 },
  label: { size: 10, face: 'regular', ink: 'quiet', leading: 14 },
  value: { size: 10, face: 'bold', ink: 'ink', leading: 14 },
  columnTitle: { size: 8, face: 'bold', ink: 'quiet', leading: 11 },
  cell: { size: 8, face: 'regular', ink: 'ink', leading: 11 },
} as const satisfies Record<string, Style>;

type Cell = { readonly text: string; readonly x: number; readonly width: number } & {
  readonly align: Column['align'];
  readonly style: Style;
};

const labelWidth = 160;
const cellGap = 6;
const left: number = paper.margin;
const rowGap = 6;
const bottom = paper.margin + 24;

/** Lays out blocks from the top of the page down, over as many pages as they need. */
export function createLayout(sheet: Paper, faces: Faces, root: Element) {
  let y = 0;

  const newPage = () => {
    sheet.addPage();
    y = paper.height - paper.margin;
  };
  const makeRoom = (height: number): boolean => {
    if (y - height >= bottom) return false;
    newPage();
    return true;
  };

  /** The lines of a cell whose first baseline is below `y`. */
  function runsOf({ text, x, width, align, style }: Cell): Run[] {
    const { size, face, ink, leading } = style;
    const { font } = faces[face];
    return wrap(text, faces[face], size, width).map((line, index) => ({
      text: line,
      x: align === 'start' ? x : x + width - font.widthOfTextAtSize(line, size),
      y: y - leading * (index + 1) + (leading - size),
      size,
      face,
      ink,
    }));
  }

  const heightOf = (cells: readonly { runs: readonly Run[]; leading: number }[]): number =>
    Math.max(...cells.map(({ runs, leading }) => runs.length * leading));

  function text(type: 'H1' | 'H2' | 'P', words: string, style: Style, before: number): void {
    y -= before;
    const cell = { text: words, x: paper.margin, width: textWidth, align: 'start', style } as const;
    const height = runsOf(cell).length * style.leading;
    // A heading stays with what follows it.
    makeRoom(type === 'H2' ? height + 60 : height);
    sheet.write(addElement(root, type), runsOf(cell));
    y -= height;
  }

  /** A row of cells; the elements are those of its cells, or undefined for a repeated header. */
  function row(cells: readonly Cell[], owners: readonly Element[] | undefined): void {
    const laid = cells.map((cell) => ({ runs: runsOf(cell), leading: cell.style.leading }));
    laid.forEach(({ runs }, index) => {
      const owner = owners?.[index];
      if (owner) sheet.write(owner, runs);
      else sheet.writeArtifact(runs);
    });
    y -= heightOf(laid) + rowGap;
  }

  const rowHeight = (cells: readonly Cell[]): number =>
    heightOf(cells.map((cell) => ({ runs: runsOf(cell), leading: cell.style.leading }))) + rowGap;

  function facts({ rows }: FactsBlock): void {
    y -= 10;
    const table = addElement(root, 'Table');
    for (const [label, value] of rows) {
      const x = paper.margin + labelWidth;
      const cells: Cell[] = [
        {
          text: label,
          x: paper.margin,
          width: labelWidth - cellGap,
          align: 'start',
          style: styles.label,
        },
        { text: value, x, width: textWidth - labelWidth, align: 'start', style: styles.value },
      ];
      makeRoom(rowHeight(cells));
      sheet.rule(y);
      y -= rowGap / 2;
      const tr = addElement(table, 'TR');
      row(cells, [addElement(tr, 'TH', 'Row'), addElement(tr, 'TD')]);
    }
  }

  function table({ columns, rows }: TableBlock): void {
    const lefts = columns.map((_, index) =>
      columns.slice(0, index).reduce((sum, { width }) => sum + width, left),
    );
    const cellsOf = (texts: readonly string[], style: Style): Cell[] =>
      columns.map(({ width, align }, index) => ({
        text: texts[index] ?? '',
        x: lefts[index] ?? 0,
        width: width - cellGap,
        align,
        style,
      }));
    const header = cellsOf(
      columns.map(({ title }) => title),
      styles.columnTitle,
    );
    const element = addElement(root, 'Table');

    y -= 14;
    makeRoom(2 * rowHeight(header));
    const headerRow = addElement(element, 'TR');
    row(
      header,
      columns.map(() => addElement(headerRow, 'TH', 'Column')),
    );
    for (const texts of rows) {
      const cells = cellsOf(texts, styles.cell);
      if (makeRoom(rowHeight(cells))) row(header, undefined);
      sheet.rule(y);
      y -= rowGap / 2;
      const tr = addElement(element, 'TR');
      row(
        cells,
        columns.map(() => addElement(tr, 'TD')),
      );
    }
  }

  return {
    newPage,
    /** The lender's name and the title. */
    head: (lender: string, title: string) => {
      text('P', lender, styles.value, 0);
      text('H1', title, styles.title, 6);
    },
    block: (block: Block): void => {
      switch (block.kind) {
        case 'heading':
          return text('H2', block.text, styles.heading, 18);
        case 'paragraph':
          return text('P', block.text, styles.text, 10);
        case 'facts':
          return facts(block);
        case 'table':
          return table(block);
      }
    },
  };
}
