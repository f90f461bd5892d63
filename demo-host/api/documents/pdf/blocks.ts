import type { Language } from '@portico/server/parts';

/** Labels and values, one row each. */
export type FactsBlock = {
  readonly kind: 'facts';
  readonly rows: readonly (readonly [label: string, value: string])[];
};

/** A column; widths are in points, of 516 in all. */
export type Column = {
  readonly title: string;
  readonly width: number;
  readonly align: 'start' | 'end';
};

/** A table with a row of headers, which is repeated on each of its pages. */
export type TableBlock = {
  readonly kind: 'table';
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
};

/** A part of a document, in the order of reading. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | FactsBlock
  | TableBlock;

/** A document as it is printed, whatever its file format. */
export type PrintedDocument = {
  readonly language: Language;
  readonly title: string;
  readonly blocks: readonly Block[];
};
