import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStore } from '@portico/server/parts';
import { openDiskStore, openS3Store } from '@portico/server/testing/parts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { s3Credentials, startS3 } from '../testing/s3-server';

let folder: string;
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-'));
  s3 = await startS3();
});
afterAll(async () => {
  s3.close();
  await rm(folder, { recursive: true });
});

const addressOf = (endpoint: string, bucket = 'bucket') =>
  `s3://${bucket}?endpoint=${encodeURIComponent(endpoint)}`;

/** A file of this machine with a content. */
async function fileWith(content: Buffer): Promise<string> {
  const path = join(folder, 'sent');
  await writeFile(path, content);
  return path;
}

async function contentOf(store: FileStore, name: string) {
  const { size, bytes } = await store.get(name);
  const content = Buffer.from(await new Response(bytes).arrayBuffer());
  return { size, content };
}

/** More than one piece of a stream. */
const large = Buffer.alloc(3 * 1024 * 1024, 'abcdefg');

describe.each([
  ['on disk', () => openDiskStore(join(folder, 'files'))],
  ['in an S3-compatible store', () => openS3Store(addressOf(s3.endpoint), s3Credentials)],
  [
    'in a part of an S3-compatible store',
    () => openS3Store(addressOf(s3.endpoint, 'bucket/of/portico/'), s3Credentials),
  ],
])('files %s', (_where, open) => {
  it.each([
    ['many bytes', large],
    ['one byte', Buffer.from('a')],
    ['no bytes', Buffer.alloc(0)],
  ])('with %s are got as they were put', async (_name, content) => {
    const store = open();
    await store.put('documents/one', await fileWith(content));
    const got = await contentOf(store, 'documents/one');
    expect(got.size).toBe(content.byteLength);
    // `toEqual` takes seconds for a large buffer.
    expect(got.content.equals(content)).toBe(true);
  });

  it('can be put again', async () => {
    const store = open();
    for (const text of ['first', 'second']) {
      await store.put('documents/two', await fileWith(Buffer.from(text)));
    }
    expect((await contentOf(store, 'documents/two')).content.toString()).toBe('second');
  });

  it('are gone when they are removed, which can be repeated', async () => {
    const store = open();
    await store.put('parts/three', await fileWith(large));
    await store.remove('parts/three');
    await store.remove('parts/three');
    await expect(store.get('parts/three')).rejects.toThrow();
  });

  it('are not there when their bytes cannot be read', async () => {
    const store = open();
    await expect(store.put('parts/four', join(folder, 'none'))).rejects.toThrow();
    await expect(store.get('parts/four')).rejects.toThrow();
  });
});

describe('a folder', () => {
  it('that refuses keeps no half of a file', async () => {
    const files = join(folder, 'refusing');
    await writeFile(files, 'a file where the folder should be');
    const store = openDiskStore(files);
    await expect(store.put('parts/one', await fileWith(large))).rejects.toThrow();
    expect(await readdir(folder)).toContain('refusing');
  });
});

describe('an S3-compatible store', () => {
  it.each([403, 500, 503])('that refuses by %i says so, and is asked again', async (status) => {
    const store = openS3Store(addressOf(s3.endpoint), s3Credentials);
    const path = await fileWith(large);
    s3.refuseBy(status);
    await expect(store.put('parts/five', path)).rejects.toThrow(`by HTTP ${status}`);
    s3.refuseBy(undefined);
    await store.put('parts/five', path);
    expect(s3.names()).toContain('/bucket/parts/five');
  });

  it('refuses another secret', async () => {
    const wrong = { ...s3Credentials, AWS_SECRET_ACCESS_KEY: 'another' };
    const store = openS3Store(addressOf(s3.endpoint), wrong);
    await expect(store.get('documents/one')).rejects.toThrow('by HTTP 403');
  });

  it('that is away is an error', async () => {
    const store = openS3Store(addressOf('http://127.0.0.1:9'), s3Credentials);
    await expect(store.get('documents/one')).rejects.toThrow();
  });

  it.each([
    ['an address of another kind', 'https://bucket', s3Credentials, 'FILES_URL is not s3://bucket'],
    ['no credentials', 's3://bucket', {}, 'FILES_URL needs AWS_ACCESS_KEY_ID'],
  ])('is refused at the start with %s', (_name, url, env, message) => {
    expect(() => openS3Store(url, env)).toThrow(message);
  });
});
