import { promisify } from 'node:util';
import { inflateRaw, type InputType, type ZlibOptions } from 'node:zlib';
import type { ContentProblem } from './check-content';

/** Bytes of one of its parts that are read, and the parts that a file may have. */
const largestPart = 1024 * 1024;
const mostParts = 5_000;

/** The end of the directory of a zip file, and how long the comment behind it can be. */
const endMark = Buffer.from('504b0506', 'hex');
const endLength = 22;
const longestComment = 0xff_ff;
const entryMark = 0x02_01_4b_50;
const entryLength = 46;
const localLength = 30;

type Part = { readonly name: string; readonly method: number; readonly compressed: Buffer };

/** The parts of a zip file by its directory, as an application reads them; undefined without one. */
function partsOf(file: Buffer): readonly Part[] | undefined {
  const end = file.lastIndexOf(endMark);
  if (end < file.length - endLength - longestComment || end + endLength > file.length)
    return undefined;
  const count = file.readUInt16LE(end + 10);
  if (count > mostParts) return undefined;
  const parts: Part[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let n = 0; n < count; n += 1) {
    if (at + entryLength > file.length || file.readUInt32LE(at) !== entryMark) return undefined;
    const nameLength = file.readUInt16LE(at + 28);
    const further = file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
    const local = file.readUInt32LE(at + 42);
    if (local + localLength > file.length) return undefined;
    const from =
      local + localLength + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    parts.push({
      name: file.toString('utf8', at + entryLength, at + entryLength + nameLength),
      method: file.readUInt16LE(at + 10),
      compressed: file.subarray(from, from + file.readUInt32LE(at + 20)),
    });
    at += entryLength + nameLength + further;
  }
  return parts;
}

const inflated: (bytes: InputType, options: ZlibOptions) => Promise<Buffer> = promisify(inflateRaw);

/** The content of a part; undefined where it is too large, or compressed in another way. */
async function contentOf({ method, compressed }: Part): Promise<Buffer | undefined> {
  if (method === 0) return compressed.length > largestPart ? undefined : compressed;
  if (method !== 8) return undefined;
  return inflated(compressed, { maxOutputLength: largestPart }).catch(() => undefined);
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

/** Parts that say which types the others have, and how they are used. */
const saysTypes = /^\[content_types\]\.xml$|\.rels$/i;

/** Why a DOCX is refused: it has macros, controls or embedded programs, or cannot be checked. */
export async function wordProblem(file: Buffer): Promise<ContentProblem | undefined> {
  const parts = partsOf(file);
  if (!parts) return 'notChecked';
  for (const part of parts) {
    if (active.test(part.name)) return 'activeContent';
    if (!saysTypes.test(part.name)) continue;
    const content = await contentOf(part);
    if (!content) return 'notChecked';
    if (active.test(readable(content))) return 'activeContent';
  }
  return undefined;
}
