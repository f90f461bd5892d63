import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setImmediate as pause } from 'node:timers/promises';
import { createInflate } from 'node:zlib';
import { bytesFrom, partSize, partsOf, type FilePart } from './file-parts';
import type { ContentProblem } from './refusals';

/** Names of actions and forms by which a viewer runs a script or starts a program. */
const active: ReadonlySet<string> = new Set(['JavaScript', 'Launch', 'Rendition', 'XFA']);
const encrypted: ReadonlySet<string> = new Set(['Encrypt']);

/** Bytes that all object streams of a file have when they are inflated. */
const mostInflated = 64 * 1024 * 1024;
/** Bytes that are searched before other requests get their turn. */
const slice = 1024 * 1024;
/** Characters that a name may have in the file, each of its 127 escaped. */
const longestName = 127 * 3;

/** A name ends at white space or a delimiter. */
const names = /\/([^\0-\x20()<>[\]{}/%]+)/g;

/** The names of a text as a viewer reads them: `J#61vaScript` is `JavaScript`. */
function namesIn(text: string): readonly string[] {
  return Array.from(text.matchAll(names), ([, name = '']) =>
    name.replace(/#([0-9a-f]{2})/gi, (_escape, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  );
}

/** Whether one of the names is anywhere in a text, in a comment or string too. */
async function hasName(text: string, wanted: ReadonlySet<string>): Promise<boolean> {
  for (let from = 0; from < text.length; from += slice) {
    const part = text.slice(from, from + slice + longestName);
    if (namesIn(part).some((name) => wanted.has(name))) return true;
    await pause();
  }
  return false;
}

/** A comment, a hexadecimal string or a sign, at a place where a dictionary goes on. */
const token = /%[^\r\n]*|<<|>>|<[^<>]*>|\(|[^%<>(]+|[<>]/y;

/** The end of a string that begins at `from`: its parentheses are balanced. */
function endOfString(text: string, from: number): number {
  const signs = /\\.|[()]/gs;
  signs.lastIndex = from;
  let depth = 0;
  for (let found = signs.exec(text); found; found = signs.exec(text)) {
    depth += found[0] === '(' ? 1 : found[0] === ')' ? -1 : 0;
    if (depth === 0) return signs.lastIndex;
  }
  return text.length;
}

/** A dictionary without its strings and comments, and where it ends. */
function dictionaryAt(
  text: string,
  from: number,
): { readonly words: string; readonly end: number } {
  let words = '';
  let depth = 0;
  token.lastIndex = from;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [sign] = found;
    if (sign === '(') token.lastIndex = endOfString(text, found.index);
    else if (!sign.startsWith('%')) words += sign;
    if (sign === '<<') depth += 1;
    if (sign === '>>') depth -= 1;
    if (depth === 0) return { words, end: token.lastIndex };
  }
  return { words, end: text.length };
}

type FoundStream = { readonly dictionary: readonly string[]; readonly from: number };

/** Where the white space and the comments from a place on end. */
function endOfGap(text: string, from: number): number {
  const gap = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)*/y;
  gap.lastIndex = from;
  gap.test(text);
  return gap.lastIndex;
}

/**
 * The streams of the objects that begin in a part, wherever they are: a viewer finds them by a table
 * that can name any place. Undefined where that takes more than a few passes over the part, or where
 * what is in front of a stream goes on behind it.
 */
function streamsIn({ text, isLast }: FilePart): readonly FoundStream[] | undefined {
  const streams: FoundStream[] = [];
  let read = 0;
  for (const { index } of text.matchAll(/obj/g)) {
    if (!isLast && index >= partSize) break;
    const start = endOfGap(text, index + 'obj'.length);
    const isDictionary = text.startsWith('<<', start);
    const { words, end } = isDictionary ? dictionaryAt(text, start) : { words: '', end: start };
    const keyword = isDictionary ? endOfGap(text, end) : end;
    read += keyword - index;
    const isCut = !isLast && keyword + 'stream\r\n'.length > text.length;
    if (isCut || read > 4 * text.length) return undefined;
    const beginning = /stream(?:\r\n|\r|\n)?/y;
    beginning.lastIndex = keyword;
    if (isDictionary && beginning.test(text)) {
      streams.push({ dictionary: namesIn(words), from: beginning.lastIndex });
    }
  }
  return streams;
}

/** Every object stream needs these, whatever type it says it is. */
const holdsObjects = (dictionary: readonly string[]) =>
  dictionary.includes('ObjStm') || (dictionary.includes('First') && dictionary.includes('N'));

const isFiltered = (dictionary: readonly string[]) => dictionary.includes('Filter');

/** Compressed as object streams are, and by nothing else that would have to be undone. */
const isDeflated = (dictionary: readonly string[]) =>
  dictionary.filter((name) => /Decode$|^Crypt$/.test(name)).join() === 'FlateDecode' &&
  !['DecodeParms', 'DP', 'F'].some((name) => dictionary.includes(name));

/** What is compressed at a place of a file; undefined where it is damaged, or larger. */
async function inflatedAt(
  file: FileHandle,
  from: number,
  largest: number,
): Promise<Buffer | undefined> {
  const input = Readable.from(bytesFrom(file, from));
  const output = createInflate();
  input.on('error', (error) => output.destroy(error));
  const inflated: AsyncIterable<Buffer> = input.pipe(output);
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of inflated) {
      length += piece.length;
      if (length > largest) return undefined;
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  } catch {
    return undefined;
  } finally {
    input.destroy();
  }
}

/**
 * Why a PDF is refused: it has a script or starts a program, also behind escapes and in object
 * streams; or it is encrypted, or built so that this cannot be seen within these bounds. What a
 * viewer does with a damaged file is not foreseen: documents are stored to be shown where they can
 * do nothing (`documents/view-document.ts`).
 */
export async function pdfProblem(file: FileHandle): Promise<ContentProblem | undefined> {
  let left = mostInflated;
  for await (const part of partsOf(file)) {
    if (await hasName(part.text, active)) return 'activeContent';
    if (await hasName(part.text, encrypted)) return 'notChecked';
    const streams = streamsIn(part);
    if (!streams) return 'notChecked';
    for (const { dictionary, from } of streams) {
      if (!holdsObjects(dictionary) || !isFiltered(dictionary)) continue;
      if (!isDeflated(dictionary)) return 'notChecked';
      const objects = await inflatedAt(file, part.from + from, left);
      if (!objects) return 'notChecked';
      left -= objects.length;
      if (left <= 0) return 'notChecked';
      if (await hasName(objects.toString('latin1'), active)) return 'activeContent';
    }
  }
  return undefined;
}
