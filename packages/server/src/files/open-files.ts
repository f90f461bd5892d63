import { join } from 'node:path';
import { openDiskStore } from './disk-store';
import type { FileStore } from './file-store';
import { createReceivedFiles, type ReceivedFiles } from './received-files';
import { openS3Store } from './s3-store';

/** What is received is checked on this machine, and then stored for all of them. */
export type Files = {
  readonly files: FileStore;
  readonly received: ReceivedFiles;
};

/**
 * @param folder of this machine: of what is received and, without `url`, of what is stored
 * @param url `s3://bucket?endpoint=…`, for more than one machine; what begins with `file:` is as none
 * @throws {Error} where the address or its credentials, in the environment, are wrong
 */
export const openFiles = (folder: string, url?: string): Files => ({
  files: url?.startsWith('file:') === false ? openS3Store(url, process.env) : openDiskStore(folder),
  received: createReceivedFiles(join(folder, 'received')),
});
