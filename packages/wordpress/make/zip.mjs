/** Writes zip files, the same bytes for the same content. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

/** 1 January 1980, the first day of the format: no time of the build is in the file. */
const [time, day] = [0, 0x21];
const utf8Names = 0x800;
const deflated = 8;

/**
 * @param {string} folder with the files
 * @param {string} name   of the folder in the zip
 * @returns {Buffer}
 */
export function zip(folder, name) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const file of files) {
    const path = Buffer.from(
      `${name}/${file
        .slice(folder.length + 1)
        .split(sep)
        .join('/')}`,
    );
    const content = readFileSync(file);
    const packed = deflateRawSync(content, { level: 9 });
    const facts = describe(content, packed, path);
    const local = record(0x04034b50, [facts], [path]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(record(0x02014b50, [version(), facts, rest], [path]));
    parts.push(local, packed);
    offset += local.length + packed.length;
  }
  const list = Buffer.concat(directory);
  return Buffer.concat([...parts, list, end(files.length, list.length, offset)]);
}

/** What both records of a file have in common, from the needed version to the extra field. */
function describe(content, packed, path) {
  const facts = Buffer.alloc(26);
  for (const [at, value] of [20, utf8Names, deflated, time, day].entries()) {
    facts.writeUInt16LE(value, at * 2);
  }
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(path.length, 22);
  return facts;
}

/** The format's version of the program that made it, 2.0. */
function version() {
  const made = Buffer.alloc(2);
  made.writeUInt16LE(20);
  return made;
}

function record(signature, parts, names) {
  const start = Buffer.alloc(4);
  start.writeUInt32LE(signature);
  return Buffer.concat([start, ...parts, ...names]);
}

function end(count, size, offset) {
  const last = Buffer.alloc(22);
  last.writeUInt32LE(0x06054b50);
  last.writeUInt16LE(count, 8);
  last.writeUInt16LE(count, 10);
  last.writeUInt32LE(size, 12);
  last.writeUInt32LE(offset, 16);
  return last;
}
