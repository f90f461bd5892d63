import { mkdir, open, readdir, rm, stat, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { ok, refuse, type Checked } from '@portico/rules';
import { newFileId } from './file-store';

/** Milliseconds after which a file that a process has left behind is removed. */
const longestUse = 24 * 60 * 60_000;

/** Files of this machine in which bytes are checked before they are stored. */
export type ReceivedFiles = {
  /** The path of a new file, which does not exist yet. */
  readonly newPath: () => Promise<string>;
  /**
   * Writes bytes to a new file; resolves to its path. Reads no further than the limit, and removes
   * the file when the bytes cannot all be written.
   */
  readonly receive: (
    bytes: AsyncIterable<Uint8Array>,
    limit: number,
  ) => Promise<Checked<string, 'tooLarge'>>;
  /** Removes what processes that were killed have left behind. */
  readonly removeOld: (now: number) => Promise<void>;
};

type OpenFile = (path: string, flags: string) => Promise<FileHandle>;

async function writeAll(
  file: FileHandle,
  bytes: AsyncIterable<Uint8Array>,
  limit: number,
): Promise<'tooLarge' | undefined> {
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.byteLength;
    if (size > limit) return 'tooLarge';
    await file.appendFile(chunk);
  }
  return undefined;
}

/** @param openFile opens a file for writing; a test of a full disk replaces it. */
export function createReceivedFiles(folder: string, openFile: OpenFile = open): ReceivedFiles {
  const newPath = async () => {
    await mkdir(folder, { recursive: true });
    return join(folder, newFileId());
  };
  return {
    newPath,
    receive: async (bytes, limit) => {
      const path = await newPath();
      const file = await openFile(path, 'wx');
      let isWhole = false;
      try {
        const problem = await writeAll(file, bytes, limit);
        isWhole = problem === undefined;
        return problem ? refuse(problem) : ok(path);
      } finally {
        await file.close();
        if (!isWhole) await rm(path, { force: true });
      }
    },
    removeOld: async (now) => {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const found = await stat(path).catch(() => undefined);
        const isOld = found?.isFile() && now - found.mtimeMs > longestUse;
        if (isOld) await unlink(path).catch(() => undefined);
      }
    },
  };
}
