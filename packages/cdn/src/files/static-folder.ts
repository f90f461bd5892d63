import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { cacheControl, ownHeaders, sharedHeaders, type Keeping } from '../headers';
import { chooseEncoding, encode, suffixOf, type Encoding } from './encoding';
import { isCompressible, mediaTypeOf } from './media-types';

/** A folder to serve. */
export type StaticFolder = {
  /** Absolute path. */
  readonly directory: string;
  /** How long browsers keep a file: forever if its content never changes. */
  readonly keeping: (path: string) => Keeping;
  /** Whether pages of other origins may load from it, as they do from a CDN. */
  readonly shared: boolean;
};

type StoredFile = {
  readonly path: string;
  readonly modified: number;
  readonly mediaType: string;
  readonly body: Buffer;
  readonly etag: string;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
};

/** The file of a path inside a folder; undefined when the path leads out of it. */
export function resolveInside(directory: string, path: string): string | undefined {
  if (path.includes('\0')) return undefined;
  const file = resolve(directory, `.${sep}${path}`);
  return file.startsWith(directory + sep) ? file : undefined;
}

/**
 * Serves files of a folder: brotli or gzip, from the compressed file next to it (`.br`, `.gz`) or
 * encoded at the first request, and kept; ETag and 304;
 * caching as the folder says. Resolves to undefined when there is no such file.
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
      path: file,
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
    const made = file.encoded.get(encoding) ?? encodedBody(file, encoding);
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
      'Cache-Control': cacheControl[folder.keeping(path)],
      ETag: etag,
      ...ownHeaders,
      ...(folder.shared && sharedHeaders),
    });
    if (packs) headers.set('Vary', 'Accept-Encoding');
    // By header, because the files omit the comment that names their source map.
    if (map) headers.set('SourceMap', `${path.slice(path.lastIndexOf('/') + 1)}.map`);
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

/** The compressed file next to it, where there is one; otherwise made now. */
async function encodedBody({ path, body }: StoredFile, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  return readFile(path + suffixOf[encoding]).catch(() => encode(body, encoding));
}

function matches(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag === '*');
}
