import type { PrintedDocument } from './pdf/blocks';
import type { Language } from '@portico/server/parts';

/** A page of facts: a title, rows of a label and a value, then paragraphs. */
export type FactsPage = {
  readonly language: Language;
  readonly title: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly paragraphs: readonly string[];
};

/** The page as a document to print. */
export function factsDocument({ rows, paragraphs, ...page }: FactsPage): PrintedDocument {
  return {
    ...page,
    blocks: [
      { kind: 'facts', rows },
      ...paragraphs.map((text) => ({ kind: 'paragraph', text }) as const),
    ],
  };
}
