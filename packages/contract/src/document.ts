import type { Codec } from './codec/codec';
import { writeWire } from './codec/codec';

/** What a document can be. */
export type MediaType =
  | 'application/pdf'
  | 'text/csv'
  | 'text/html'
  | 'image/jpeg'
  | 'image/png'
  | 'application/octet-stream';

/**
 * A document for a new window. Its address contains its own token and never the session's (D8), so
 * it is requested without a header.
 */
export type Document<I = unknown> = {
  readonly name: string;
  readonly path: `/api/${string}`;
  readonly query: Codec<I>;
  /** More than one where the token decides. */
  readonly mediaTypes: readonly [MediaType, ...MediaType[]];
  /** In no specification: a lender's API may lack it (D160). */
  readonly optional?: true;
};

/** A document with its documentation. */
export type DocumentedDocument = Document & { readonly summary: string };

/** Declares a document. Its input is inferred from the codec. */
/* @__NO_SIDE_EFFECTS__ */
export function defineDocument<I>(document: Document<I>): Document<I> {
  return document;
}

/**
 * The address of a document.
 * @param api the API's origin, without a trailing slash.
 */
export function documentAddress<I>(api: string, { path, query }: Document<I>, input: I): string {
  const given = Object.entries(writeWire(query, input) ?? {}).filter(
    ([, value]) => value !== undefined,
  );
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return `${api}${path}?${search.toString()}`;
}
