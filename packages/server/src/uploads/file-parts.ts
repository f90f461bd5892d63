import type { FileHandle } from 'node:fs/promises';

const megabyte = 1024 * 1024;
/** Bytes from the beginning of a part to that of the next one. */
export const partSize = megabyte / 2;
/** Bytes at the end of a part that the next one begins with. */
const overlap = (megabyte * 3) / 8;

/** Bytes at a place of a file; fewer at its end. */
export async function bytesAt(
  file: FileHandle,
  from: number,
  length: number,
  into = Buffer.alloc(length),
): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(into, 0, length, from);
  return buffer.subarray(0, bytesRead);
}

/** Consecutive bytes of a file, as characters of one byte each. */
export type FilePart = {
  readonly from: number;
  readonly text: string;
  readonly isLast: boolean;
};

/** A file in parts that overlap, so that no more than one of them is in memory. */
export async function* partsOf(file: FileHandle): AsyncGenerator<FilePart> {
  const { size } = await file.stat();
  const memory = Buffer.alloc(partSize + overlap);
  for (let from = 0, isLast = false; !isLast; from += partSize) {
    const bytes = await bytesAt(file, from, memory.length, memory);
    isLast = from + bytes.length >= size;
    yield { from, text: bytes.toString('latin1'), isLast };
  }
}

/** What a file has from a place on, in pieces. */
export async function* bytesFrom(file: FileHandle, from: number): AsyncGenerator<Buffer> {
  for (let at = from; ;) {
    const bytes = await bytesAt(file, at, 64 * 1024);
    if (bytes.length === 0) return;
    yield bytes;
    at += bytes.length;
  }
}
