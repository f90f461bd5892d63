import { customerUpload, resumableUploads } from '@portico/contract';
import { serveResumable, unfinishedTime } from '@portico/server/testing/parts';
import { Hono } from 'hono';
import { object } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '../services';
import { createSignedInHost, type TestHost } from '../testing/test-host';
import { bytesOf, listedDocuments, pdfOfSize, realFiles, storedParts } from '../testing/uploads';
import { documentFile } from '../stored-files/document-store';

const megabyte = 1024 * 1024;

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

const encoded = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

const metadataOf = (name: string, more: Readonly<Record<string, string>> = {}) => ({
  path: customerUpload.path,
  FileTypeID: '1',
  filename: name,
  filetype: 'application/pdf',
  ...more,
});

const tus = (
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: Uint8Array<ArrayBuffer>,
) =>
  host.fetch(path, {
    method,
    headers: { 'Tus-Resumable': '1.0.0', UserToken: token, ...headers },
    ...(body && { body }),
  });

const begin = (length: number, metadata = metadataOf('policy.pdf'), as = token) =>
  tus('POST', resumableUploads, {
    UserToken: as,
    'Upload-Length': String(length),
    'Upload-Metadata': encoded(metadata),
  });

/** Begins an upload; resolves to its path. */
async function begun(length: number, metadata?: ReturnType<typeof metadataOf>): Promise<string> {
  const response = await begin(length, metadata);
  expect(response.status).toBe(201);
  return response.headers.get('Location') ?? '';
}

const patchHeaders = (offset: number, { byteLength }: Uint8Array) => ({
  'Upload-Offset': String(offset),
  'Content-Type': 'application/offset+octet-stream',
  'Content-Length': String(byteLength),
});

const patch = (path: string, offset: number, body: Uint8Array<ArrayBuffer>, as = token) =>
  tus('PATCH', path, { UserToken: as, ...patchHeaders(offset, body) }, body);

/** The same to another process over the same stores. */
async function patchElsewhere(
  path: string,
  offset: number,
  body: Uint8Array<ArrayBuffer>,
  services: Services = host.services,
): Promise<Response> {
  const app = new Hono().use(serveResumable(services, () => undefined));
  const headers = { 'Tus-Resumable': '1.0.0', UserToken: token, ...patchHeaders(offset, body) };
  return app.request(path, { method: 'PATCH', headers, body });
}

const offsetOf = async (path: string, as = token) => {
  const { status, headers } = await tus('HEAD', path, { UserToken: as });
  return { status, offset: headers.get('Upload-Offset') };
};

const messageOf = async (response: Response): Promise<unknown> => {
  expect(response.headers.get('Content-Type')).toContain('application/json');
  return Reflect.get(Object(await response.json()), 'Message');
};

const namesOf = async () => (await listedDocuments(host, token)).map((one) => one['DisplayName']);
const seeded = ['Change of address, letter.docx', 'ACH draft agreement, auto loan.pdf'];

/** How many unfinished uploads and parts of them there are. */
const unfinished = async () => ({
  uploads: (await host.database.all(object({}), 'SELECT id FROM unfinished_uploads')).length,
  parts: (await storedParts(host.filesFolder)).length,
});
const nothing = { uploads: 0, parts: 0 };

describe('a resumable upload', () => {
  it('[POR-099] goes on from where it was, and is stored like any other', async () => {
    const { content } = await realFiles.pdf();
    const path = await begun(content.byteLength, metadataOf('保险.pdf'));
    expect((await patch(path, 0, content.slice(0, 500))).status).toBe(204);
    expect(await namesOf()).toEqual(seeded);
    expect(await offsetOf(path)).toEqual({ status: 200, offset: '500' });
    expect((await patch(path, 500, content.slice(500))).status).toBe(204);
    expect(await namesOf()).toEqual(['保险.pdf', ...seeded]);
  });

  it('[POR-099] is whole when its parts reach two processes', async () => {
    const { content } = await realFiles.pdf();
    const path = await begun(content.byteLength);
    expect((await patch(path, 0, content.slice(0, 300))).status).toBe(204);
    expect((await patchElsewhere(path, 300, content.slice(300, 500))).status).toBe(204);
    expect((await patch(path, 500, content.slice(500))).status).toBe(204);
    const [first] = await listedDocuments(host, token);
    const stored = await host.services.files.get(documentFile(String(first?.['FileId'])));
    expect(new Uint8Array(await new Response(stored.bytes).arrayBuffer())).toEqual(content);
  });

  it('has bytes once when two processes receive them at the same time', async () => {
    const path = await begun(500);
    const both = [patch(path, 0, pdfOfSize(100)), patchElsewhere(path, 0, pdfOfSize(100))];
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 409]);
    expect(await offsetOf(path)).toEqual({ status: 200, offset: '100' });
    expect(await unfinished()).toEqual({ uploads: 1, parts: 1 });
  });

  it('keeps its place when bytes come for another', async () => {
    const { content } = await realFiles.pdf();
    const path = await begun(content.byteLength);
    await patch(path, 0, content.slice(0, 500));
    expect((await patch(path, 400, content.slice(400))).status).toBe(409);
    expect(await offsetOf(path)).toEqual({ status: 200, offset: '500' });
  });

  it('is stored once, however often a client that got no answer asks', async () => {
    const { content } = await realFiles.pdf();
    const path = await begun(content.byteLength);
    await patch(path, 0, content);
    const whole = { status: 200, offset: String(content.byteLength) };
    expect(await offsetOf(path)).toEqual(whole);
    expect((await patch(path, content.byteLength, bytesOf(''))).status).toBe(204);
    expect(await offsetOf(path)).toEqual(whole);
    expect(await namesOf()).toEqual(['policy.pdf', ...seeded]);
  });

  it('that could not be stored after its last byte is stored when the client asks', async () => {
    const { content } = await realFiles.pdf();
    const path = await begun(content.byteLength);
    await host.database.run('ALTER TABLE documents RENAME TO away');
    const failed = await patch(path, 0, content);
    expect(failed.status).toBe(500);
    expect(await messageOf(failed)).toMatch(/could not be stored/);
    await host.database.run('ALTER TABLE away RENAME TO documents');
    expect((await offsetOf(path)).status).toBe(200);
    expect(await namesOf()).toEqual(['policy.pdf', ...seeded]);
  });

  it('can be ended by its borrower, and leaves nothing', async () => {
    const path = await begun(500);
    await patch(path, 0, pdfOfSize(100));
    expect((await tus('DELETE', path, {})).status).toBe(204);
    expect(await unfinished()).toEqual(nothing);
  });

  it('can be answered to a page of another origin', async () => {
    const origin = { Origin: 'https://lender.example' };
    const asked = await host.fetch(resumableUploads, { method: 'OPTIONS', headers: origin });
    const allowed = asked.headers.get('Access-Control-Allow-Headers') ?? '';
    for (const name of ['Tus-Resumable', 'Upload-Length', 'Upload-Offset', 'Upload-Metadata']) {
      expect(allowed).toContain(name);
    }
    const methods = asked.headers.get('Access-Control-Allow-Methods') ?? '';
    for (const method of ['PATCH', 'HEAD', 'DELETE']) expect(methods).toContain(method);
    const { headers } = await tus('POST', resumableUploads, { ...origin, 'Upload-Length': '5' });
    expect(headers.get('Access-Control-Allow-Origin')).toBe(origin.Origin);
    for (const name of ['Location', 'Upload-Offset', 'Upload-Length', 'Tus-Resumable']) {
      expect(headers.get('Access-Control-Expose-Headers')).toContain(name);
    }
  });
});

describe('an unfinished upload', () => {
  it('of another borrower does not exist', async () => {
    const path = await begun(500);
    const daniel = await host.signIn('daniel');
    expect((await offsetOf(path, daniel)).status).toBe(404);
    const answers = [
      await patch(path, 0, pdfOfSize(500), daniel),
      await tus('DELETE', path, { UserToken: daniel }),
    ];
    for (const answer of answers) expect(answer.status).toBe(404);
    expect(await offsetOf(path)).toEqual({ status: 200, offset: '0' });
  });

  it('is answered with the session’s token alone', async () => {
    const path = await begun(500);
    for (const as of ['', 'unknown']) {
      expect((await begin(500, undefined, as)).status).toBe(401);
      expect((await offsetOf(path, as)).status).toBe(401);
      expect((await patch(path, 0, pdfOfSize(500), as)).status).toBe(401);
    }
    host.pass(11 * 60_000);
    expect((await patch(path, 0, pdfOfSize(500))).status).toBe(401);
  });

  it('is removed when nobody continues it for a day', async () => {
    const path = await begun(500);
    await patch(path, 0, pdfOfSize(100));
    host.pass(unfinishedTime + 1);
    token = await host.signIn('maya');
    await begun(700);
    expect(await unfinished()).toEqual({ uploads: 1, parts: 0 });
    expect((await offsetOf(path)).status).toBe(404);
  });

  it('cannot be named by a path', async () => {
    await begun(500);
    for (const id of ['..%2F..%2Ftest.db', '..', '.', '%00']) {
      expect((await offsetOf(`${resumableUploads}/${id}`)).status).not.toBe(200);
    }
  });

  it('[POR-099] that meets a full store says so, and goes on when there is space', async () => {
    const { content } = await realFiles.pdf();
    const path = await begun(content.byteLength);
    const put = () => Promise.reject(new Error('ENOSPC: no space left on device'));
    const files = { ...host.services.files, put };
    const refused = await patchElsewhere(path, 0, content, { ...host.services, files });
    expect(refused.status).toBe(500);
    expect(await messageOf(refused)).toMatch(/could not be stored/);
    expect(await unfinished()).toEqual({ uploads: 1, parts: 0 });
    expect(await offsetOf(path)).toEqual({ status: 200, offset: '0' });
    expect((await patch(path, 0, content)).status).toBe(204);
    expect(await namesOf()).toEqual(['policy.pdf', ...seeded]);
  });
});

describe('a resumable file', () => {
  it.each([
    ['of 0 bytes', 0, metadataOf('policy.pdf'), 400, /is empty/],
    ['over the limit', 10 * megabyte + 1, metadataOf('policy.pdf'), 413, /larger than 10 MB/],
    ['of another format', 10, metadataOf('page.html'), 415, /Only PDF/],
    ['with a long name', 10, metadataOf(`${'n'.repeat(297)}.pdf`), 400, /longer than 300/],
    ['without a file type', 10, metadataOf('a.pdf', { FileTypeID: '' }), 400, /Choose a file type/],
    [
      'of another borrower’s loan',
      10,
      metadataOf('a.pdf', {
        path: '/api/file/UploadFileWithLoanNumber',
        LoanNumber: '0014-207715-2',
      }),
      400,
      /cannot be added here/,
    ],
    ['for no upload', 10, metadataOf('a.pdf', { path: '/api/other' }), 400, /cannot be added here/],
  ])('%s is refused before its first byte', async (_name, length, metadata, status, message) => {
    const response = await begin(length, metadata);
    expect(response.status).toBe(status);
    expect(await messageOf(response)).toMatch(message);
    expect(await unfinished()).toEqual(nothing);
  });

  it('[POR-101] with other content than its name says is refused and removed', async () => {
    const html = bytesOf('<!doctype html><script>alert(1)</script>');
    const path = await begun(html.byteLength);
    const response = await patch(path, 0, html);
    expect(response.status).toBe(415);
    expect(await messageOf(response)).toMatch(/not of the kind that its name says/);
    expect(await unfinished()).toEqual(nothing);
    expect((await offsetOf(path)).status).toBe(404);
    expect(await namesOf()).toEqual(seeded);
  });
});
