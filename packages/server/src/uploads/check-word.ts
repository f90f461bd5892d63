import type { FileHandle } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw, type InputType, type ZlibOptions } from 'node:zlib';
import { bytesAt, partsOf } from './file-parts';
import type { ContentProblem } from './refusals';

/** Bytes of one of its entries that are read, and the entries and the directory that a file may have. */
const largestEntry = 1024 * 1024;
const mostEntries = 5_000;
const largestDirectory = 4 * 1024 * 1024;

/** The end of the directory of a zip file, and how long the comment behind it can be. */
const endMark = Buffer.from('504b0506', 'hex');
const endLength = 22;
const longestComment = 0xff_ff;
const entryMark = 0x02_01_4b_50;
const entryLength = 46;
const localLength = 30;

/** An entry, where it begins, and the bytes that it has. */
type Entry = {
  readonly name: string;
  readonly method: number;
  readonly local: number;
  readonly length: number;
};

/** The entries of a zip file by its directory, as an application reads them; undefined without one. */
async function entriesOf(file: FileHandle): Promise<readonly Entry[] | undefined> {
  const { size } = await file.stat();
  const longest = endLength + longestComment;
  const last = await bytesAt(file, Math.max(0, size - longest), longest);
  const end = last.lastIndexOf(endMark);
  if (end < 0 || end + endLength > last.length) return undefined;
  const count = last.readUInt16LE(end + 10);
  if (count > mostEntries) return undefined;
  const directory = await bytesAt(file, last.readUInt32LE(end + 16), largestDirectory);
  const entries: Entry[] = [];
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + entryLength > directory.length || directory.readUInt32LE(at) !== entryMark)
      return undefined;
    const nameLength = directory.readUInt16LE(at + 28);
    entries.push({
      name: directory.toString('utf8', at + entryLength, at + entryLength + nameLength),
      method: directory.readUInt16LE(at + 10),
      local: directory.readUInt32LE(at + 42),
      length: directory.readUInt32LE(at + 20),
    });
    at +=
      entryLength + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return entries;
}

const inflated: (bytes: InputType, options: ZlibOptions) => Promise<Buffer> = promisify(inflateRaw);

/** The content of an entry; undefined where it is too large, or compressed in another way. */
async function contentOf(file: FileHandle, entry: Entry): Promise<Buffer | undefined> {
  const { method, local, length } = entry;
  if (length > largestEntry) return undefined;
  const head = await bytesAt(file, local, localLength);
  if (head.length < localLength) return undefined;
  const from = local + localLength + head.readUInt16LE(26) + head.readUInt16LE(28);
  const bytes = await bytesAt(file, from, length);
  if (method === 0) return bytes;
  if (method !== 8) return undefined;
  return inflated(bytes, { maxOutputLength: largestEntry }).catch(() => undefined);
}

/** XML as an application reads it, in either encoding, without its character references. */
const readable = (xml: Buffer) =>
  xml
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_reference, hex?: string, decimal?: string) =>
      String.fromCharCode(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    );

/** The types of parts and relations that bring a program, whatever the names of the parts are. */
const active = /vbaProject|macroEnabled|vbaData|activeX|oleObject/i;

/** Entries that say which types the others have, and how they are used. */
const saysTypes = /^\[content_types\]\.xml$|\.rels$/i;

/** Why a DOCX is refused: it has macros, controls or embedded programs, or cannot be checked. */
export async function wordProblem(file: FileHandle): Promise<ContentProblem | undefined> {
  const entries = await entriesOf(file);
  if (!entries) return 'notChecked';
  for (const entry of entries) {
    if (active.test(entry.name)) return 'activeContent';
    if (!saysTypes.test(entry.name)) continue;
    const content = await contentOf(file, entry);
    if (!content) return 'notChecked';
    if (active.test(readable(content))) return 'activeContent';
  }
  return undefined;
}

/** The name of a stream in the directory of an older Office file, in lower case. */
const streamName = (name: string): string =>
  Buffer.from(name.toLowerCase(), 'utf16le').toString('latin1');

/**
 * Why a DOC is refused: it has macros, or is no text document. The container is also that of
 * installers; only a text document has the stream `WordDocument`.
 */
export async function olderWordProblem(file: FileHandle): Promise<ContentProblem | undefined> {
  let isText = false;
  let hasMacros = false;
  for await (const { text } of partsOf(file)) {
    const names = text.toLowerCase();
    isText ||= names.includes(streamName('WordDocument'));
    hasMacros ||= names.includes(streamName('_VBA_PROJECT'));
  }
  if (!isText) return 'otherContent';
  return hasMacros ? 'activeContent' : undefined;
}
