import { Busboy } from '@fastify/busboy';
import { finished, Readable } from 'node:stream';

/** A part of a form. All its bytes must be read before the next part. */
export type Part = {
  readonly name: string;
  /** Only a file has one. */
  readonly filename: string | undefined;
  readonly bytes: AsyncIterable<Uint8Array>;
};

/** The body is not a whole form: its connection broke, or it is no form at all. */
export class IncompleteForm extends Error {}

/** Of a form; each part has two or three headers. */
const limits = { parts: 20, headerSize: 8 * 1024, headerPairs: 20 };

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

async function* whole(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } catch (cause) {
    throw new IncompleteForm('The form has no end', { cause });
  }
}

function createParser(type: string): InstanceType<typeof Busboy> {
  try {
    const headers = { 'content-type': type };
    return new Busboy({ headers, limits, preservePath: true, isPartAFile: () => true });
  } catch (cause) {
    throw new IncompleteForm('This is not a form with files', { cause });
  }
}

/**
 * The parts of a form with files, as they arrive. Node and Hono only read such a form into memory
 * (`Request.formData`). Throws `IncompleteForm`, from the parts' bytes too.
 */
export function partsOf(request: Request): AsyncIterable<Part> {
  const parser = createParser(request.headers.get('Content-Type') ?? '');
  const body = Readable.from(request.body ?? []);
  return new ReadableStream<Part>({
    start: (controller) => {
      // A part can lack a name, which the types of the library do not say.
      parser.on('file', (name: string | undefined, file, filename: string | undefined) => {
        // Of an error the parser tells too; an event without a listener would end the process.
        file.on('error', () => undefined);
        controller.enqueue({
          name: unescaped(name ?? ''),
          filename: filename && unescaped(filename),
          bytes: whole(file),
        });
      });
      parser.on('partsLimit', () => parser.destroy(new IncompleteForm('Too many parts')));
      finished(parser, (cause) => {
        if (cause) controller.error(new IncompleteForm('The form has no end', { cause }));
        else controller.close();
      });
      // The part that is being read ends with an error, like that of a form that is cut.
      body.on('error', () => parser.end()).pipe(parser);
    },
    cancel: () => {
      body.destroy();
      parser.destroy(new IncompleteForm('The rest is not read'));
    },
  });
}
