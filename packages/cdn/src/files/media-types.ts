/** Media types by file extension; any other file is sent as bytes. */
const mediaTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  woff2: 'font/woff2',
};

/** The Content-Type of a file name. */
export function mediaTypeOf(name: string): string {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return mediaTypes[ending] ?? 'application/octet-stream';
}

/** Whether compression makes this type smaller; pictures and fonts are compressed already. */
export function isCompressible(mediaType: string): boolean {
  return /^(text\/|application\/(json|javascript)|image\/svg)/.test(mediaType);
}
