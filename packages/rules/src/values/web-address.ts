/**
 * The use of an address: a page that is opened, navigated to or framed; a link, which may also be
 * an e-mail address or telephone number; a picture; the copy of a document that the suite has made in
 * the page's memory, with a media type of its own, for a frame.
 */
export type AddressUse = 'page' | 'link' | 'picture' | 'copy';

/** The schemes each may have besides none. A picture in `data:` runs no script. */
const allowed: Readonly<Record<AddressUse, RegExp>> = {
  page: /^https?:/i,
  link: /^(https?|mailto|tel):/i,
  picture: /^(https?:|data:image\/)/i,
  copy: /^blob:/i,
};

/**
 * Filters every address from settings, the page or the server before it is followed, opened, framed
 * or shown: returns the address, or undefined where its scheme could run a script (`javascript:`,
 * `data:`, `vbscript:`, `blob:` …). An address without a scheme is relative and allowed. Parsed as
 * browsers do: leading spaces and control characters, and tabs and line breaks within it, are
 * ignored (WHATWG URL).
 */
export function safeAddress(address: string | undefined, use: AddressUse): string | undefined {
  const read = address?.replace(/^[\0-\x20]+|[\t\n\r]/g, '') ?? '';
  const hasScheme = /^[^/?#\\]*:/.test(read);
  return !hasScheme || allowed[use].test(read) ? address : undefined;
}
