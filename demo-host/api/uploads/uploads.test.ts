import { existsSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  accountDetails,
  accountDocuments,
  applicationDocuments,
  applicationUpload,
  customerUpload,
  loanUpload,
  profile,
} from '@portico/contract';
import { allUploads } from '@portico/contract/openapi';
import { createReceivedFiles, serveUploads } from '@portico/server/testing/parts';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSignedInHost, type TestHost } from '../testing/test-host';
import {
  bytesOf,
  countFiles,
  documentsIn,
  listedDocuments,
  realFiles,
  sendFile,
  type TestFile,
} from '../testing/uploads';

const autoLoan = '0012-104417-3';
const application = 'A-20417';
const megabyte = 1024 * 1024;

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

const send = (file: TestFile) => sendFile(host, token, customerUpload, { fileTypeId: '2' }, file);

describe('a document', () => {
  it.each(['pdf', 'jpg', 'png', 'docx'] as const)('that is a real %s is stored', async (format) => {
    const file = await realFiles[format]();
    expect((await send(file)).status).toBe(200);
    const [first] = await listedDocuments(host, token);
    expect(first).toMatchObject({
      DisplayName: file.name,
      DisplayFormat: format,
      DateUploaded: '2026-03-02',
    });
  });

  it('of a loan is listed with the loan, and with its details', async () => {
    const file = await realFiles.pdf();
    const input = { loanNumber: autoLoan, fileTypeId: '1' };
    expect((await sendFile(host, token, loanUpload, input, file)).status).toBe(200);
    const asked = { accountNumber: autoLoan };
    const listed = documentsIn(await host.send(accountDocuments, asked, { token }));
    expect(listed).toHaveLength(4);
    expect(listed[0]).toMatchObject({ DisplayName: 'policy.pdf' });
    const { body } = await host.send(accountDetails, asked, { token });
    expect(body['Documents']).toEqual(listed);
  });

  it('of the borrower is listed with the borrower, and with the profile', async () => {
    await send(await realFiles.jpg());
    const listed = await listedDocuments(host, token);
    expect(listed.map((one) => one['DisplayName'])).toEqual([
      'card.jpg',
      'Change of address, letter.docx',
      'ACH draft agreement, auto loan.pdf',
    ]);
    const { body } = await host.send(profile, undefined, { token });
    expect(body['Documents']).toEqual(listed);
  });

  it('of an application is listed with the application', async () => {
    const file = await realFiles.png();
    const input = { applicationNumber: application, fileTypeId: '3' };
    expect((await sendFile(host, token, applicationUpload, input, file)).status).toBe(200);
    const asked = { applicationNumber: application };
    const listed = documentsIn(await host.send(applicationDocuments, asked, { token }));
    expect(listed.map((one) => one['DisplayName'])).toEqual([
      'estimate.png',
      'Pay stub, February.pdf',
    ]);
  });

  it.each([
    ['in Chinese', '保险证明.pdf'],
    ['in Arabic', 'إثبات التأمين.pdf'],
    ['in Devanagari', 'बीमा प्रमाण.pdf'],
    ['with emoji', '🚗 policy 👩‍🔧.pdf'],
    ['of 300 characters', `${'ü'.repeat(296)}.pdf`],
    ['with path separators', '../../etc/passwd\\..\\policy.pdf'],
    ['with quotes', 'the "new" policy; filename=x.pdf'],
    ['with control characters', 'a\u0007b\u202Ec\r\nd.pdf'],
    ['with percent signs', '100 % done, 50%.pdf'],
    ['in capital letters', 'POLICY.PDF'],
  ])('keeps a name %s as it is', async (_name, name) => {
    const { content } = await realFiles.pdf();
    expect((await send({ name, content })).status).toBe(200);
    const [first] = await listedDocuments(host, token);
    expect(first).toMatchObject({ DisplayName: name, DisplayFormat: 'pdf' });
    // Files on disk are named by ids alone.
    const names = await readdir(join(host.filesFolder, 'documents'));
    for (const one of names) expect(one).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('an upload', () => {
  it.each(allUploads.map(({ path }) => [path]))('%s is known in any letter case', async (path) => {
    for (const written of [path.toLowerCase(), path.toUpperCase(), `${path}/`]) {
      expect((await host.fetch(written, { method: 'POST' })).status).toBe(401);
    }
  });

  it.each(['', '9'])('with the file type "%s" is refused', async (fileTypeId) => {
    const file = await realFiles.pdf();
    expect(await sendFile(host, token, customerUpload, { fileTypeId }, file)).toEqual({
      status: 400,
      message: 'Choose a file type',
    });
  });

  it('to another borrower’s account or application is refused', async () => {
    const daniel = await host.signIn('daniel');
    const file = await realFiles.pdf();
    const before = await countFiles(host);
    const answers = [
      await sendFile(host, daniel, loanUpload, { loanNumber: autoLoan, fileTypeId: '1' }, file),
      await sendFile(
        host,
        daniel,
        applicationUpload,
        { applicationNumber: application, fileTypeId: '1' },
        file,
      ),
    ];
    for (const { status, message } of answers) {
      expect(status).toBe(400);
      expect(message).toMatch(/cannot be added here/);
    }
    expect(await countFiles(host)).toEqual(before);
  });

  it('without a complete session is refused', async () => {
    const file = await realFiles.pdf();
    const waiting = host.tokenOf(await host.logIn('hanna'));
    for (const other of ['', 'unknown', waiting]) {
      expect((await sendFile(host, other, customerUpload, { fileTypeId: '1' }, file)).status).toBe(
        401,
      );
    }
  });

  it('is read no further than the limit', async () => {
    let sent = 0;
    const chunk = new Uint8Array(64 * 1024);
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(bytesOf(head)),
      pull: (controller) => {
        sent += chunk.byteLength;
        controller.enqueue(chunk);
      },
    });
    const response = await host.fetch(customerUpload.path, {
      method: 'POST',
      body,
      ...{ duplex: 'half' },
      headers: { UserToken: token, 'Content-Type': 'multipart/form-data; boundary=b' },
    });
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(10.5 * megabyte);
  });

  it.each([
    [
      'that breaks off',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-',
    ],
    [
      'without a file',
      '--b\r\nContent-Disposition: form-data; name="FileTypeID"\r\n\r\n1\r\n--b--',
    ],
    ['that is no form', 'hello'],
  ])('%s is refused and leaves nothing', async (_name, text) => {
    const before = await countFiles(host);
    const response = await host.fetch(customerUpload.path, {
      method: 'POST',
      body: text,
      headers: { UserToken: token, 'Content-Type': 'multipart/form-data; boundary=b' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      Message: 'The file did not arrive complete. Send it again.',
    });
    expect(await countFiles(host)).toEqual(before);
  });

  it('whose connection breaks leaves nothing', async () => {
    const before = await countFiles(host);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) =>
        controller.enqueue(
          bytesOf(
            '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
          ),
        ),
      pull: (controller) => controller.error(new Error('ECONNRESET')),
    });
    const { status } = await host.fetch(customerUpload.path, {
      method: 'POST',
      body,
      ...{ duplex: 'half' },
      headers: { UserToken: token, 'Content-Type': 'multipart/form-data; boundary=b' },
    });
    expect(status).toBe(400);
    expect(await countFiles(host)).toEqual(before);
    expect(host.failures).toEqual([]);
  });

  it.runIf(existsSync('/dev/full'))('to a full disk is refused and leaves nothing', async () => {
    const failures: unknown[] = [];
    const received = createReceivedFiles(host.filesFolder, () => open('/dev/full', 'w'));
    const app = new Hono().use(
      serveUploads({ ...host.services, received }, (error) => failures.push(error)),
    );
    const fetch: TestHost['fetch'] = async (path, init) => app.request(path, init);
    const before = await countFiles(host);
    const file = await realFiles.pdf();
    expect(await sendFile({ fetch }, token, customerUpload, { fileTypeId: '1' }, file)).toEqual({
      status: 500,
      message: expect.stringMatching(/could not be stored. Nothing was saved/),
    });
    expect(await countFiles(host)).toEqual(before);
    expect(failures).toEqual([expect.objectContaining({ code: 'ENOSPC' })]);
  });

  it('whose document cannot be stored in the database leaves no file', async () => {
    const before = await countFiles(host);
    await host.database.run('ALTER TABLE documents RENAME TO gone');
    expect((await send(await realFiles.pdf())).status).toBe(500);
    expect(await countFiles(host)).toEqual(before);
  });
});
