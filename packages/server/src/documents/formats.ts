import type { MediaType } from '@portico/contract';

/** The formats that are accepted (D138), by the ending of a file's name. */
export const formats = ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx'] as const;
export type Format = (typeof formats)[number];

/** The format that a file's name says it has; undefined for one that is not accepted. */
export function formatOf(name: string): Format | undefined {
  const ending = /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase();
  return formats.find((format) => format === ending);
}

/** What a browser does not show is only bytes to it. */
const types: Readonly<Record<Format, MediaType>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  doc: 'application/octet-stream',
  docx: 'application/octet-stream',
};

/** The type that a document is sent as, by the ending of its name. */
export function sentAs(name: string): MediaType {
  const format = formatOf(name);
  return format ? types[format] : 'application/octet-stream';
}
