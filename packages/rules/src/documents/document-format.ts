/** The formats of documents that have an icon of their own. */
export type DocumentFormat = 'doc' | 'jpg' | 'other' | 'pdf' | 'png';

const formats = new Map<string, DocumentFormat>([
  ['doc', 'doc'],
  ['docx', 'doc'],
  ['jpeg', 'jpg'],
  ['jpg', 'jpg'],
  ['pdf', 'pdf'],
  ['png', 'png'],
]);

/**
 * The format of a document (accounts §9), by its extension in any letter case, with or without a
 * dot; where the API gives none, by the extension of its name.
 */
export function documentFormat(extension: string | undefined, name: string): DocumentFormat {
  const given = extension?.trim() || (/\.(\w+)\s*$/.exec(name)?.[1] ?? '');
  return formats.get(given.toLowerCase().replace(/^\./, '')) ?? 'other';
}
