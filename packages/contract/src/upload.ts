import type { Codec } from './codec/codec';

/**
 * A multipart upload: the fields of `fields` by their wire names, then the part `file`. HTTP 200 to
 * 299 and 304 mean that the file was stored; every other status is an error whose body may have a
 * `Message` (accounts §7, §8).
 */
export type Upload<I = unknown> = {
  readonly name: string;
  readonly path: `/api/${string}`;
  readonly fields: Codec<I>;
};

/** An upload with its documentation. */
export type DocumentedUpload = Upload & { readonly summary: string };

/** Declares an upload. Its input is inferred from the codec. */
/* @__NO_SIDE_EFFECTS__ */
export function defineUpload<I>(upload: Upload<I>): Upload<I> {
  return upload;
}

/**
 * Where the same files can be sent by the tus protocol 1.0 instead. Its metadata has the fields of
 * the upload by the same names, and `path`, `filename` and `filetype`. An API without it answers 404,
 * 405 or 501 (D160).
 */
export const resumableUploads = '/api/file/Resumable';
