import { applicationUpload, customerUpload, loanUpload, resumableUploads } from '@portico/contract';
import { uploadNames } from '@portico/server/parts';
import { array, parse, record, string, unknown } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { consoleRoutes } from '../console-routes';
import { createSignedInHost, minute, type TestHost } from '../testing/test-host';
import { bytesOf, listedDocuments, realFiles, sendFile } from '../testing/uploads';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

const names = { file: 'Maya Whitfield 900-12-3456.pdf', loan: '0012-104417-3' };

const sendPdf = async () => {
  const { content } = await realFiles.pdf();
  return sendFile(host, token, customerUpload, { fileTypeId: '2' }, { name: names.file, content });
};

const inBase64 = (text: string) => Buffer.from(text).toString('base64');

type TusRequest = Pick<RequestInit, 'body'> & {
  readonly headers?: Readonly<Record<string, string>>;
};

const tus = (method: string, path: string, more: TusRequest = {}) =>
  host.fetch(path, {
    ...more,
    method,
    headers: { 'Tus-Resumable': '1.0.0', UserToken: token, ...more.headers },
  });

/** Begins a resumable upload of so many bytes. */
const begin = (length: number) =>
  tus('POST', resumableUploads, {
    headers: {
      'Upload-Length': String(length),
      'Upload-Metadata': [
        `path ${inBase64(loanUpload.path)}`,
        `FileTypeID ${inBase64('1')}`,
        `LoanNumber ${inBase64(names.loan)}`,
        `filename ${inBase64(names.file)}`,
      ].join(),
    },
  });

const patch = (path: string, body: Uint8Array<ArrayBuffer>) =>
  tus('PATCH', path, {
    body,
    headers: {
      'Upload-Offset': '0',
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': String(body.byteLength),
    },
  });

const entries = array(record(string(), unknown()));
const log = async () =>
  parse(entries, await (await host.fetch(consoleRoutes.requests.path)).json());

const setFault = (call: string, fault: unknown) =>
  host.fetch(consoleRoutes.setFaults.path, {
    method: 'PUT',
    body: JSON.stringify({ [call]: fault }),
  });

describe('the request log', () => {
  it('has uploads by multipart, without what was sent', async () => {
    expect((await sendPdf()).status).toBe(200);
    expect((await log())[0]).toMatchObject({
      call: 'customerUpload',
      method: 'POST',
      path: customerUpload.path,
      status: 200,
      username: 'maya',
      input: null,
      answer: { HasNoErrors: true },
      fault: null,
    });
  });

  it('has each request of a resumable upload, without its id', async () => {
    const { content } = await realFiles.pdf();
    const { headers } = await begin(content.byteLength);
    const path = headers.get('Location') ?? '';
    await tus('HEAD', path);
    await patch(path, content);
    await tus('DELETE', `${resumableUploads}/unknown`);
    const logged = await log();
    expect(logged.slice(0, 4)).toMatchObject([
      { call: 'resumableUploadCancel', method: 'DELETE', status: 404 },
      { call: 'resumableUploadPart', method: 'PATCH', status: 204 },
      { call: 'resumableUploadOffset', method: 'HEAD', status: 200 },
      { call: 'resumableUploadStart', method: 'POST', status: 201 },
    ]);
    expect(JSON.stringify(logged)).not.toContain(path.split('/').at(-1));
  });

  it('[POR-030] has no file name, no content and no number of an upload', async () => {
    await sendPdf();
    const { content } = await realFiles.pdf();
    const { headers } = await begin(content.byteLength);
    await patch(headers.get('Location') ?? '', content);
    await sendFile(
      host,
      token,
      applicationUpload,
      { applicationNumber: names.loan, fileTypeId: '9' },
      { name: names.file, content: bytesOf(`${names.file} ${token}`) },
    );
    const text = JSON.stringify(await log());
    for (const secret of ['Whitfield', '900-12-3456', '104417', 'PDF', token]) {
      expect(text).not.toContain(secret);
    }
  });
});

describe('a fault', () => {
  it('can be set for every upload', async () => {
    const faults: unknown = await (await host.fetch(consoleRoutes.faults.path)).json();
    expect(faults).toMatchObject({ calls: expect.arrayContaining([...uploadNames]) });
    expect(uploadNames).toHaveLength(7);
  });

  it.each([
    [{ status: 503 }, 503],
    [{ refuse: 'Not today.' }, 400],
  ])('%j answers an upload with %i, and stores nothing', async (fault, status) => {
    const before = await listedDocuments(host, token);
    await setFault('customerUpload', fault);
    const { content } = await realFiles.pdf();
    const body = new FormData();
    body.append('FileTypeID', '2');
    body.append('file', new File([content], 'policy.pdf'));
    const headers = { UserToken: token };
    const answer = await host.fetch(customerUpload.path, { method: 'POST', body, headers });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe('refuse' in fault ? '{"Message":"Not today."}' : '');
    expect(await listedDocuments(host, token)).toEqual(before);
    expect((await log())[1]).toMatchObject({ call: 'customerUpload', status, fault });
    expect((await sendPdf()).status).toBe(200);
  });

  it('cuts the connection after an upload was stored', async () => {
    const before = await listedDocuments(host, token);
    await setFault('customerUpload', { drop: 'after' });
    await expect(sendPdf()).rejects.toThrow();
    expect(await listedDocuments(host, token)).toHaveLength(before.length + 1);
  });

  it('cuts an answer without a body in half', async () => {
    const before = await listedDocuments(host, token);
    const { content } = await realFiles.pdf();
    const { headers } = await begin(content.byteLength);
    await setFault('resumableUploadPart', { malformed: true });
    const answer = await patch(headers.get('Location') ?? '', content);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await listedDocuments(host, token)).toEqual(before);
  });

  it('delays each part of a resumable upload', async () => {
    const { headers } = await begin(10);
    await setFault('resumableUploadPart', { delay: 2_000, times: 'always' });
    await patch(headers.get('Location') ?? '', bytesOf('%PDF-'));
    expect(host.waits).toEqual([2_000]);
  });
});

describe('the limit of uploads', () => {
  it('refuses more than 100 in 15 minutes, by either way, and then accepts them again', async () => {
    for (let n = 0; n < 99; n += 1) expect((await begin(10)).status).toBe(201);
    expect((await sendPdf()).status).toBe(200);
    const message =
      'Too many files were sent in a short time. Wait 15 minutes, then send this one again.';
    expect(await sendPdf()).toEqual({ status: 429, message });
    const refused = await begin(10);
    expect([refused.status, await refused.json()]).toEqual([429, { Message: message }]);
    host.pass(15 * minute);
    token = await host.signIn('maya');
    expect((await sendPdf()).status).toBe(200);
  });

  it('refuses more than 300 in a day', async () => {
    for (let n = 0; n < 300; n += 1) {
      if (n % 100 === 99) host.pass(15 * minute);
      token = n % 100 === 99 ? await host.signIn('maya') : token;
      expect((await begin(10)).status).toBe(201);
    }
    host.pass(15 * minute);
    token = await host.signIn('maya');
    const message = 'No more files can be sent today. Send this one again tomorrow.';
    expect(await sendPdf()).toEqual({ status: 429, message });
    host.pass(24 * 60 * minute);
    token = await host.signIn('maya');
    expect((await sendPdf()).status).toBe(200);
  });

  it('refuses more bytes in a day than fifty files of the largest size, also of unfinished uploads', async () => {
    const largest = 10 * 1024 * 1024;
    for (let n = 0; n < 49; n += 1) expect((await begin(largest)).status).toBe(201);
    expect((await begin(largest - 9)).status).toBe(201);
    expect((await begin(10)).status).toBe(429);
    expect((await begin(9)).status).toBe(201);
    token = await host.signIn('hanna');
    expect((await sendPdf()).status).toBe(200);
  });

  it('is each borrower’s own', async () => {
    for (let n = 0; n < 100; n += 1) await begin(10);
    token = await host.signIn('hanna');
    expect((await sendPdf()).status).toBe(200);
  });
});
