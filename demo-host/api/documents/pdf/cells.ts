import type { Column } from './blocks';
import type { Faces, Run } from './paper';
import { wrap } from './wrap';

/** How a text is set, and the height of its lines. */
export type Style = Pick<Run, 'size' | 'face' | 'ink'> & { readonly leading: number };

export const styles = {
  lender: { size: 10, face: 'bold', ink: 'ink', leading: 14 },
  title: { size: 20, face: 'bold', ink: 'ink', leading: 26 },
  heading: { size: 13, face: 'bold', ink: 'ink', leading: 18 },
  text: { size: 10, face: 'regular', ink: 'ink', leading: 15 },
  label: { size: 10, face: 'regular', ink: 'quiet', leading: 14 },
  value: { size: 10, face: 'bold', ink: 'ink', leading: 14 },
  columnTitle: { size: 8, face: 'bold', ink: 'quiet', leading: 11 },
  cell: { size: 8, face: 'regular', ink: 'ink', leading: 11 },
} as const satisfies Record<string, Style>;

/** A text in its place across the page. */
export type Cell = {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly align: Column['align'];
  readonly style: Style;
};

/** A cell broken into lines. */
export type FittedCell = {
  readonly lines: readonly { readonly text: string; readonly x: number }[];
  readonly style: Style;
};

export function fitCell({ text, x, width, align, style }: Cell, faces: Faces): FittedCell {
  const face = faces[style.face];
  const lines = wrap(text, face, style.size, width).map((line) => ({
    text: line,
    x: align === 'start' ? x : x + width - face.font.widthOfTextAtSize(line, style.size),
  }));
  return { lines, style };
}

/** The height of cells beside one another. */
export const heightOf = (cells: readonly FittedCell[]): number =>
  Math.max(...cells.map(({ lines, style }) => lines.length * style.leading));

/** The lines of a cell whose top is at `y`. */
export const runsAt = ({ lines, style }: FittedCell, y: number): Run[] =>
  lines.map(({ text, x }, index) => ({
    text,
    x,
    y: y - style.leading * index - style.size,
    size: style.size,
    face: style.face,
    ink: style.ink,
  }));
