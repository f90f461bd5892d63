import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { chooseEncoding, encode, type Encoding } from './encoding';
import { isCompressible, mediaTypeOf } from './media-types';

/** A folder to serve. */
export type StaticFolder = {
  /** Absolute path. */
  readonly directory: string;
  /** Whether a file's name changes with its content, so that browsers can cache it for ever. */
  readonly isHashed: (path: string) => boolean;
  /** Whether pages of other origins may load from it, as they do from a CDN. */
  readonly shared: boolean;
};

type StoredFile = {
  readonly modified: number;
  readonly mediaType: string;
  readonly body: Buffer;
  readonly etag: string;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
};

const immutable = 'public, max-age=31536000, immutable';
const shortLived = 'public, max-age=60, stale-while-revalidate=600';

/** The file of a path inside a folder; undefined when the path leads out of it. */
export function resolveInside(directory: string, path: string): string | undefined {
  if (path.includes('\0')) return undefined;
  const file = resolve(directory, `.${sep}${path}`);
  return file.startsWith(directory + sep) ? file : undefined;
}

/**
 * Serves files of a folder: brotli or gzip, encoded at the first request and kept; ETag and 304;
 * immutable caching for hashed names. Resolves to undefined when there is no such file.
 */
export function createStaticFolder(folder: StaticFolder) {
  const directory = resolve(folder.directory);
  const files = new Map<string, StoredFile>();

  async function load(path: string): Promise<StoredFile | undefined> {
    const file = resolveInside(directory, path);
    if (file === undefined) return undefined;
    const facts = await stat(file).catch(() => undefined);
    if (!facts?.isFile()) return undefined;
    const known = files.get(file);
    if (known?.modified === facts.mtimeMs) return known;
    const body = await readFile(file);
    const stored: StoredFile = {
      modified: facts.mtimeMs,
      mediaType: mediaTypeOf(file),
      body,
      etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
      encoded: new Map(),
    };
    files.set(file, stored);
    return stored;
  }

  function bodyOf(file: StoredFile, encoding: Encoding): Promise<Buffer> {
    const made = file.encoded.get(encoding) ?? encode(file.body, encoding);
    file.encoded.set(encoding, made);
    return made;
  }

  return async (path: string, request: Request): Promise<Response | undefined> => {
    const file = await load(path);
    if (!file) return undefined;
    const packs = isCompressible(file.mediaType);
    const encoding = packs
      ? chooseEncoding(request.headers.get('accept-encoding') ?? undefined)
      : 'identity';
    const etag = `"${file.etag}-${encoding}"`;
    const map = await load(`${path}.map`);
    const headers = new Headers({
      'Cache-Control': folder.isHashed(path) ? immutable : shortLived,
      ETag: etag,
      'X-Content-Type-Options': 'nosniff',
    });
    if (packs) headers.set('Vary', 'Accept-Encoding');
    // By header, because the files omit the comment that names their source map.
    if (map) headers.set('SourceMap', `${path.slice(path.lastIndexOf('/') + 1)}.map`);
    if (folder.shared) {
      headers.set('Access-Control-Allow-Origin', '*');
      headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
      headers.set('Timing-Allow-Origin', '*');
    }
    if (matches(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers });
    }
    headers.set('Content-Type', file.mediaType);
    if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
    const body = await bodyOf(file, encoding);
    headers.set('Content-Length', String(body.length));
    return new Response(new Uint8Array(body), { headers });
  };
}

function matches(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag === '*');
}
