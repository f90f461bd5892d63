import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The Content-Encoding of a body. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Ends the name of the compressed file that is stored next to a file. */
export const suffixOf = { br: '.br', gzip: '.gz' } as const;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** The best encoding a browser accepts: brotli, then gzip (`Accept-Encoding`, q=0 refuses). */
export function chooseEncoding(accept: string | undefined): Encoding {
  const accepted = new Set(
    (accept ?? '')
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
      .map((entry) => entry.split(';')[0]),
  );
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

/** Encodes a body at the highest level: done once, served many times. */
export async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return packGzip(body, { level: 9 });
  return packBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
