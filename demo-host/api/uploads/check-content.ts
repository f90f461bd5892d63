import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { Format } from '../stored-files/formats';

/** Why a file's content is refused. */
export type ContentProblem = 'empty' | 'otherContent' | 'activeContent';

type ContentRule = {
  /** What file-type must find. */
  readonly types: readonly string[];
  /** Bytes that the content must have. */
  readonly has?: Buffer;
  /** Bytes that mean that the file runs something when it is opened. */
  readonly hasNot?: readonly Buffer[];
};

const ascii = (text: string) => Buffer.from(text, 'latin1');
const wide = (text: string) => Buffer.from(text, 'utf16le');

const jpeg: ContentRule = { types: ['image/jpeg'] };

const rules: Readonly<Record<Format, ContentRule>> = {
  // Found where they are not compressed; a viewer asks before it runs either.
  pdf: { types: ['application/pdf'], hasNot: [ascii('/JavaScript'), ascii('/Launch')] },
  jpg: jpeg,
  jpeg,
  png: { types: ['image/png', 'image/apng'] },
  // The container is also that of installers; only a text document has this stream.
  doc: { types: ['application/x-cfb'], has: wide('WordDocument'), hasNot: [wide('_VBA_PROJECT')] },
  docx: {
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    hasNot: [ascii('vbaProject.bin')],
  },
};

/** Which of the marks a file has, read in pieces. */
async function marksIn(path: string, marks: readonly Buffer[]): Promise<ReadonlySet<Buffer>> {
  const found = new Set<Buffer>();
  const longest = Math.max(0, ...marks.map(({ length }) => length));
  if (longest === 0) return found;
  // The end of each piece is searched again with the next, where a mark can be cut in two.
  let end = Buffer.alloc(0);
  const pieces: AsyncIterable<Buffer> = createReadStream(path);
  for await (const piece of pieces) {
    const searched = Buffer.concat([end, piece]);
    for (const mark of marks) if (searched.includes(mark)) found.add(mark);
    end = searched.subarray(Math.max(0, searched.length - longest + 1));
  }
  return found;
}

/** Why a file is not what its format says, or is dangerous to open; undefined when it is neither. */
export async function contentProblem(
  path: string,
  format: Format,
): Promise<ContentProblem | undefined> {
  const { size } = await stat(path);
  if (size === 0) return 'empty';
  const { types, has, hasNot = [] } = rules[format];
  const detected = await fileTypeFromFile(path);
  if (!detected || !types.includes(detected.mime)) return 'otherContent';
  const found = await marksIn(path, has ? [has, ...hasNot] : hasNot);
  if (has && !found.has(has)) return 'otherContent';
  return hasNot.some((mark) => found.has(mark)) ? 'activeContent' : undefined;
}
