import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { newFileId, type FileStore } from './file-store';
import { localFile } from './local-file';

/** Files in a folder. One is written under another name first, so that a name has all of its bytes. */
export function openDiskStore(folder: string): FileStore {
  return {
    put: async (name, path) => {
      const target = join(folder, name);
      await mkdir(dirname(target), { recursive: true });
      const unfinished = `${target}.${newFileId()}`;
      try {
        await pipeline(createReadStream(path), createWriteStream(unfinished, { flush: true }));
        await rename(unfinished, target);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: (name) => localFile(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}
