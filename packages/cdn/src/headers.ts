/** How long browsers and proxies keep a file. */
export type Keeping = 'forever' | 'briefly';

/**
 * Values of Cache-Control. A file that is kept forever never changes at its address; one that is
 * kept briefly shows a new version within minutes, also when the server cannot be reached.
 */
export const cacheControl: Readonly<Record<Keeping, string>> = {
  forever: 'public, max-age=31536000, immutable',
  briefly: 'public, max-age=60, stale-while-revalidate=600',
};

/** Sent with every file, so that no browser guesses another type. */
export const ownHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
};

/** What pages of other origins need to load a file, with its hash checked and its time measured. */
export const sharedHeaders: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
};
