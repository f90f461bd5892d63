/**
 * What an address is put into: a page that is gone to, opened or framed; a link, which may also be
 * mailed to or called; a picture.
 */
export type AddressUse = 'page' | 'link' | 'picture';

/** The beginnings each may have besides none at all. A picture in `data:` runs nothing. */
const allowed: Readonly<Record<AddressUse, RegExp>> = {
  page: /^https?:/i,
  link: /^(https?|mailto|tel):/i,
  picture: /^(https?:|data:image\/)/i,
};

/**
 * The one filter of every address that comes from settings, the page or the server before it is
 * followed, opened, framed or shown: the address itself, or undefined where its scheme could run
 * something (`javascript:`, `data:`, `vbscript:`, `blob:` …). An address without a scheme is relative
 * and passes. Read as a browser reads it: spaces and control characters before it, and tabs and line
 * breaks within it, do not count (WHATWG URL).
 */
export function safeAddress(address: string | undefined, use: AddressUse): string | undefined {
  const read = address?.replace(/^[\0-\x20]+|[\t\n\r]/g, '') ?? '';
  const hasScheme = /^[^/?#\\]*:/.test(read);
  return !hasScheme || allowed[use].test(read) ? address : undefined;
}
