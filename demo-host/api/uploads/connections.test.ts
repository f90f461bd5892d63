import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { serve, type ServerType } from '@hono/node-server';
import { customerUpload, resumableUploads } from '@portico/contract';
import { Upload } from 'tus-js-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSignedInHost, type TestHost } from '../testing/test-host';
import {
  bytesOf,
  listedDocuments,
  pdfOfSize,
  receivedFiles,
  type TestFile,
} from '../testing/uploads';

const megabyte = 1024 * 1024;

let host: TestHost;
let token: string;
let server: ServerType;
let url: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  url = await new Promise((resolve) => {
    server = serve({ fetch: host.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    );
  });
  return async () => {
    await new Promise((resolve) => server.close(resolve));
    await host.close();
  };
});

const begin = (method: string, path: string, headers: OutgoingHttpHeaders) =>
  request(new URL(path, url), { method, agent: false, headers: { UserToken: token, ...headers } });

async function responseOf(sent: ReturnType<typeof begin>) {
  const [message]: IncomingMessage[] = await once(sent, 'response');
  if (!message) throw new Error('There is no answer');
  const { statusCode: status, headers } = message;
  return { status, headers, body: (await message.toArray()).join('') };
}

const formStart = [
  '--b\r\nContent-Disposition: form-data; name="FileTypeID"\r\n\r\n1\r\n',
  '--b\r\nContent-Disposition: form-data; name="file"; filename="policy.pdf"\r\n\r\n',
].join('');
const formEnd = '\r\n--b--\r\n';
const formHeaders = { 'Content-Type': 'multipart/form-data; boundary=b' };

const metadata = { path: customerUpload.path, FileTypeID: '1', filename: 'policy.pdf' };
const tusHeaders = (more: OutgoingHttpHeaders) => ({ 'Tus-Resumable': '1.0.0', ...more });

async function beginResumable(length: number): Promise<string> {
  const encoded = Object.entries(metadata).map(([key, value]) => `${key} ${btoa(value)}`);
  const headers = { 'Upload-Length': length, 'Upload-Metadata': encoded.join(',') };
  const { headers: given } = await responseOf(
    begin('POST', resumableUploads, tusHeaders(headers)).end(),
  );
  return given.location ?? '';
}

async function offsetOf(path: string): Promise<number> {
  const { headers } = await responseOf(begin('HEAD', path, tusHeaders({})).end());
  return Number(headers['upload-offset']);
}

const patchHeaders = (offset: number, length: number) =>
  tusHeaders({
    'Upload-Offset': offset,
    'Content-Type': 'application/offset+octet-stream',
    'Content-Length': length,
  });

const namesOf = async () => (await listedDocuments(host, token)).map((one) => one['DisplayName']);
const seeded = ['Change of address, letter.docx', 'ACH draft agreement, auto loan.pdf'];

/** The upload of a file by the library of the widgets; aborted after so many bytes. */
const upload = (file: TestFile, uploadUrl: string | null, stopAt = Infinity) =>
  new Promise<{ readonly url: string | null; readonly error?: unknown }>((resolve) => {
    const one: Upload = new Upload(Buffer.from(file.content), {
      endpoint: url + resumableUploads,
      uploadUrl,
      headers: { UserToken: token },
      metadata,
      chunkSize: 256 * 1024,
      retryDelays: null,
      onProgress: (sent) => {
        if (sent < stopAt) return;
        void one.abort().then(() => resolve({ url: one.url }));
      },
      onSuccess: () => resolve({ url: one.url }),
      onError: (error) => resolve({ url: one.url, error }),
    });
    one.start();
  });

describe('a connection that breaks half way', () => {
  const content = pdfOfSize(2 * megabyte);

  it('leaves nothing of a multipart upload', async () => {
    const sent = begin('POST', customerUpload.path, { ...formHeaders, 'Content-Length': 3e6 });
    sent.on('error', () => undefined);
    sent.write(formStart);
    sent.write(content.slice(0, megabyte));
    await expect.poll(() => receivedFiles(host.filesFolder)).toHaveLength(1);
    sent.destroy();
    await expect.poll(() => receivedFiles(host.filesFolder)).toEqual([]);
    expect(await namesOf()).toEqual(seeded);
    expect(host.failures).toEqual([]);
  });

  it('[POR-099] leaves a resumable upload where it was, to go on from there', async () => {
    const path = await beginResumable(content.byteLength);
    const sent = begin('PATCH', path, patchHeaders(0, content.byteLength));
    sent.on('error', () => undefined);
    sent.write(content.slice(0, megabyte));
    const sizes = async () => {
      const names = await receivedFiles(host.filesFolder);
      const found = names.map((name) => stat(join(host.filesFolder, 'received', name)));
      return (await Promise.all(found)).map(({ size }) => size);
    };
    await expect.poll(sizes).toEqual([megabyte]);
    sent.destroy();
    const offset = await offsetOf(path);
    expect(offset).toBe(megabyte);
    const rest = content.slice(offset);
    const { status } = await responseOf(
      begin('PATCH', path, patchHeaders(offset, rest.byteLength)).end(rest),
    );
    expect(status).toBe(204);
    expect(await namesOf()).toEqual(['policy.pdf', ...seeded]);
    expect(host.failures).toEqual([]);
  });

  it('[POR-099] is made up for by tus-js-client, which sends only what is missing', async () => {
    const file = { name: 'policy.pdf', content };
    const broken = await upload(file, null, megabyte);
    const path = new URL(broken.url ?? '').pathname;
    expect(await offsetOf(path)).toBeGreaterThanOrEqual(512 * 1024);
    expect(await upload(file, broken.url)).toEqual({ url: broken.url });
    expect(await namesOf()).toEqual(['policy.pdf', ...seeded]);
  });
});

describe('a refusal', () => {
  it('[POR-101] is read by tus-js-client', async () => {
    const { error } = await upload({ name: 'policy.pdf', content: bytesOf('no pdf') }, null);
    expect(String(error)).toContain('not of the kind that its name says');
  });

  it('of a file over the limit is read by a client that is still sending', async () => {
    const sent = begin('POST', customerUpload.path, formHeaders);
    const answer = responseOf(sent);
    sent.write(formStart);
    sent.end(pdfOfSize(12 * megabyte));
    expect(await answer).toMatchObject({ status: 413, body: expect.stringContaining('10 MB') });
  });
});

describe('a PDF of 200 MB', () => {
  const size = 200 * megabyte;
  const chunk = new Uint8Array(64 * 1024).fill(0x20);

  /** The file in pieces, so that the test holds none of it either. */
  function* pieces(start: string, end: string) {
    yield bytesOf(`${start}%PDF-1.7\n`);
    for (let sent = 0; sent < size; sent += chunk.byteLength) yield chunk;
    yield bytesOf(end);
  }

  /** Bytes that the process grows by, at the most, while something is done. */
  async function growthDuring(work: () => Promise<unknown>): Promise<number> {
    const before = process.memoryUsage().rss;
    let most = before;
    const timer = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 5);
    await work();
    clearInterval(timer);
    return Math.max(most, process.memoryUsage().rss) - before;
  }

  beforeEach(() =>
    host.services.settings.change([
      { bucket: 'host', key: 'maximumUploadMegabytes', value: '201' },
    ]),
  );

  it('by multipart is stored, and does not grow the API’s memory by its size', async () => {
    const growth = await growthDuring(async () => {
      const sent = begin('POST', customerUpload.path, formHeaders);
      const answer = responseOf(sent);
      await pipeline(Readable.from(pieces(formStart, formEnd)), sent);
      expect(await answer).toMatchObject({ status: 200 });
    });
    expect(await namesOf()).toEqual(['policy.pdf', ...seeded]);
    expect(growth).toBeLessThan(size / 2);
  });

  it('by tus is stored, and does not grow the API’s memory by its size', async () => {
    const length = size + bytesOf('%PDF-1.7\n').byteLength;
    const growth = await growthDuring(async () => {
      const sent = begin('PATCH', await beginResumable(length), patchHeaders(0, length));
      const answer = responseOf(sent);
      await pipeline(Readable.from(pieces('', '')), sent);
      expect(await answer).toMatchObject({ status: 204 });
    });
    expect(await namesOf()).toEqual(['policy.pdf', ...seeded]);
    expect(growth).toBeLessThan(size / 2);
  });
});
