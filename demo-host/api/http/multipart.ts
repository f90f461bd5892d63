import { MIMEType } from 'node:util';

/** A part of a form. All its bytes must be read before the next part. */
export type Part = {
  readonly name: string;
  /** Only a file has one. */
  readonly filename: string | undefined;
  readonly bytes: AsyncIterable<Uint8Array>;
};

/** The body is not a whole form: its connection broke, or it is no form at all. */
export class IncompleteForm extends Error {}

const lineEnd = Buffer.from('\r\n');
/** Bytes of the headers of a part, and of what stands before the first. */
const headersLimit = 8 * 1024;

/** The boundary that a Content-Type names; undefined for anything but a form with files. */
function boundaryOf(contentType: string): string | undefined {
  try {
    const { essence, params } = new MIMEType(contentType);
    return essence === 'multipart/form-data' ? (params.get('boundary') ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a body up to delimiters, holding no more of it than a chunk and a delimiter. */
function createReader(body: AsyncIterable<Uint8Array>) {
  const chunks = body[Symbol.asyncIterator]();
  // The first delimiter has no line before it.
  let held: Buffer = lineEnd;

  const readMore = async () => {
    const next = await chunks.next().catch((cause: unknown) => {
      throw new IncompleteForm('The connection broke', { cause });
    });
    if (next.done) throw new IncompleteForm('The form has no end');
    held = Buffer.concat([held, next.value]);
  };
  const take = (length: number) => {
    const taken = held.subarray(0, length);
    held = held.subarray(length);
    return taken;
  };

  /** The bytes before a delimiter, in pieces; the delimiter itself is skipped. */
  async function* before(delimiter: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = held.indexOf(delimiter);
      if (at >= 0) {
        const last = take(at);
        take(delimiter.length);
        if (last.length > 0) yield last;
        return;
      }
      // What remains can be the beginning of the delimiter.
      const piece = take(Math.max(0, held.length - delimiter.length + 1));
      if (piece.length > 0) yield piece;
      await readMore();
    }
  }

  return {
    before,
    /** A number of bytes as text. */
    text: async (length: number) => {
      while (held.length < length) await readMore();
      return take(length).toString('latin1');
    },
  };
}

/** The text of a part, up to so many bytes. */
export async function textOf(bytes: AsyncIterable<Uint8Array>, limit: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    size += piece.byteLength;
    if (size > limit) throw new IncompleteForm('A field is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** The characters that a browser escapes in a quoted name. */
const escapes: Readonly<Record<string, string>> = { '%22': '"', '%0A': '\n', '%0D': '\r' };
const unescaped = (text: string) =>
  text.replace(/%22|%0[AD]/gi, (one) => escapes[one.toUpperCase()] ?? one);

/** A quoted value of Content-Disposition; undefined when the part has none. */
function quoted(headers: string, key: 'name' | 'filename'): string | undefined {
  const found = new RegExp(`^content-disposition:.*;\\s*${key}="([^"]*)"`, 'im').exec(headers);
  return found?.[1] === undefined ? undefined : unescaped(found[1]);
}

/**
 * The parts of a form with files, as they arrive. Node and Hono only read such a form into memory
 * (`Request.formData`). Throws `IncompleteForm`.
 */
export async function* partsOf(request: Request): AsyncGenerator<Part> {
  const boundary = boundaryOf(request.headers.get('Content-Type') ?? '');
  if (!boundary || !request.body) throw new IncompleteForm('This is not a form with files');
  const reader = createReader(request.body);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  await textOf(reader.before(delimiter), headersLimit);
  // The last delimiter is followed by two hyphens.
  while ((await reader.text(lineEnd.length)) === '\r\n') {
    const headers = await textOf(reader.before(Buffer.from('\r\n\r\n')), headersLimit);
    const name = quoted(headers, 'name') ?? '';
    const bytes = reader.before(delimiter);
    yield { name, filename: quoted(headers, 'filename'), bytes };
  }
}
