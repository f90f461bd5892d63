import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { StoredFile } from './file-store';

/** The bytes of a file of this machine, as a stream of the web. @throws {Error} where there is none */
export async function localFile(path: string): Promise<StoredFile> {
  const { size } = await stat(path);
  const file = createReadStream(path);
  const chunks: AsyncIterator<Uint8Array> = file[Symbol.asyncIterator]();
  const bytes = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: () => {
      file.destroy();
    },
  });
  return { size, bytes };
}
