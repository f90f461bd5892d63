import { existsSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  accountDetails,
  accountDocuments,
  applicationDocuments,
  applicationUpload,
  customerUpload,
  fileTypes,
  loanUpload,
  profile,
} from '@portico/contract';
import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSignedInHost, type TestHost } from '../testing/test-host';
import {
  bytesOf,
  documentsIn,
  listedDocuments,
  pdfOfSize,
  realFiles,
  sendFile,
  type TestFile,
} from '../testing/uploads';
import { createFileFolder } from '../stored-files/file-folder';
import { serveUploads } from './serve-uploads';

const autoLoan = '0012-104417-3';
const application = 'A-20417';
const megabyte = 1024 * 1024;

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

const send = (file: TestFile, headers?: Readonly<Record<string, string>>) =>
  sendFile(host, token, customerUpload, { fileTypeId: '2' }, file, headers);

/** How many documents are stored, and the files that none of them names. */
async function stored() {
  const names = await readdir(join(host.filesFolder, 'documents'));
  const unfinished = join(host.filesFolder, 'unfinished');
  const rest = existsSync(unfinished) ? await readdir(unfinished, { recursive: true }) : [];
  return { documents: names.length, unfinished: rest.length };
}

const named = (name: string, content = bytesOf('plain text')): TestFile => ({ name, content });
const cfb = (...streams: readonly string[]) =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(504),
      ...streams.map((stream) => Buffer.from(stream, 'utf16le')),
    ]),
  );

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

describe('a file', () => {
  const html = bytesOf('<!doctype html><script>alert(1)</script>');
  const svg = bytesOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const program = new Uint8Array([...bytesOf('MZ'), ...new Uint8Array(200)]);
  const scripted = bytesOf('%PDF-1.7\n1 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj');
  const launching = bytesOf('%PDF-1.7\n1 0 obj <</S /Launch /F (calc.exe)>> endobj');
  const otherContent = /not of the kind that its name says/;
  const script = /contains a script or a program/;
  const formats = /Only PDF, JPG, PNG, DOC and DOCX/;

  it.each([
    ['of 0 bytes', named('policy.pdf', bytesOf('')), 400, /is empty/],
    ['over the limit', named('policy.pdf', pdfOfSize(10 * megabyte + 1)), 413, /larger than 10 MB/],
    ['of another format', named('notes.txt'), 415, formats],
    ['without a format', named('policy'), 415, formats],
    ['that is a page', named('page.html', html), 415, formats],
    ['that is an SVG', named('logo.svg', svg), 415, formats],
    ['that is a program', named('setup.exe', program), 415, formats],
    ['that is a script', named('run.sh', bytesOf('#!/bin/sh\nrm -rf ~')), 415, formats],
    ['with two endings', named('policy.pdf.exe', program), 415, formats],
    ['with a name of 301 characters', named(`${'n'.repeat(297)}.pdf`), 400, /longer than 300/],
    ['with a name of spaces', named(' '), 400, /has no name/],
  ])('%s is refused', async (_name, file, status, message) => {
    const before = await stored();
    expect(await send(file)).toEqual({ status, message: expect.stringMatching(message) });
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['a page as pdf', named('policy.pdf', html), otherContent],
    ['an SVG as png', named('logo.png', svg), otherContent],
    ['a program as pdf', named('policy.pdf', program), otherContent],
    ['text as docx', named('letter.docx'), otherContent],
    ['an installer as doc', named('letter.doc', cfb('Binary.Setup')), otherContent],
    ['a pdf that runs a script', named('policy.pdf', scripted), script],
    ['a pdf that starts a program', named('policy.pdf', launching), script],
    ['a doc with macros', named('letter.doc', cfb('WordDocument', '_VBA_PROJECT')), script],
  ])('[POR-101] that is %s is refused', async (_name, file, message) => {
    const before = await stored();
    expect(await send(file)).toEqual({ status: 415, message: expect.stringMatching(message) });
    expect(await stored()).toEqual(before);
  });

  it('[POR-101] of one accepted format under the name of another is refused', async () => {
    const { content } = await realFiles.png();
    expect((await send(named('estimate.jpg', content))).status).toBe(415);
    expect((await send(named('estimate.png', content))).status).toBe(200);
  });

  it('that is a doc without macros is stored', async () => {
    expect((await send(named('letter.doc', cfb('WordDocument')))).status).toBe(200);
  });

  it('of exactly the limit is stored', async () => {
    expect((await send(named('policy.pdf', pdfOfSize(10 * megabyte)))).status).toBe(200);
  });

  it.each([
    ['1', 1],
    ['no number', 10],
    ['0', 10],
  ])('is stored up to the limit that the setup names: "%s" is %i MB', async (value, megabytes) => {
    await host.services.settings.change([{ bucket: 'host', key: 'maximumUploadMegabytes', value }]);
    const { status, message } = await send(
      named('policy.pdf', pdfOfSize(megabytes * megabyte + 1)),
    );
    expect(status).toBe(413);
    expect(message).toContain(`larger than ${megabytes} MB`);
    expect((await send(named('policy.pdf', pdfOfSize(megabytes * megabyte)))).status).toBe(200);
  });

  it('is refused in Spanish where the browser prefers it', async () => {
    const { message } = await send(named('a.pdf', bytesOf('')), { 'Accept-Language': 'es-MX,en' });
    expect(message).toBe('Este archivo está vacío. Elija otro.');
  });
});

describe('an upload', () => {
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
    const before = await stored();
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
    expect(await stored()).toEqual(before);
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
    const before = await stored();
    const response = await host.fetch(customerUpload.path, {
      method: 'POST',
      body: text,
      headers: { UserToken: token, 'Content-Type': 'multipart/form-data; boundary=b' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      Message: 'The file did not arrive complete. Send it again.',
    });
    expect(await stored()).toEqual(before);
  });

  it('whose connection breaks leaves nothing', async () => {
    const before = await stored();
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
    expect(await stored()).toEqual(before);
    expect(host.failures).toEqual([]);
  });

  it.runIf(existsSync('/dev/full'))('to a full disk is refused and leaves nothing', async () => {
    const failures: unknown[] = [];
    const files = createFileFolder(host.filesFolder, () => open('/dev/full', 'w'));
    const app = new Hono().use(
      serveUploads({ ...host.services, files }, (error) => failures.push(error)),
    );
    const fetch: TestHost['fetch'] = async (path, init) => app.request(path, init);
    const before = await stored();
    const file = await realFiles.pdf();
    expect(await sendFile({ fetch }, token, customerUpload, { fileTypeId: '1' }, file)).toEqual({
      status: 500,
      message: expect.stringMatching(/could not be stored. Nothing was saved/),
    });
    expect(await stored()).toEqual(before);
    expect(failures).toEqual([expect.objectContaining({ code: 'ENOSPC' })]);
  });

  it('whose document cannot be stored in the database leaves no file', async () => {
    const before = await stored();
    await host.database.run('ALTER TABLE documents RENAME TO gone');
    expect((await send(await realFiles.pdf())).status).toBe(500);
    expect(await stored()).toEqual(before);
  });
});

describe('the lists', () => {
  it('of another borrower’s account and application are refused', async () => {
    const daniel = await host.signIn('daniel');
    const answers = [
      await host.send(accountDocuments, { accountNumber: autoLoan }, { token: daniel }),
      await host.send(applicationDocuments, { applicationNumber: application }, { token: daniel }),
    ];
    for (const { codes } of answers) expect(codes).toEqual(['Error']);
  });

  it('have no documents of another borrower', async () => {
    const daniel = await host.signIn('daniel');
    const names = (await listedDocuments(host, daniel)).map((one) => one['DisplayName']);
    expect(names).toEqual(['Bank statement.pdf']);
  });

  it('[LON-437] name the file, its format and the day it was uploaded', async () => {
    const asked = { accountNumber: autoLoan };
    const [first] = documentsIn(await host.send(accountDocuments, asked, { token }));
    expect(first).toEqual({
      FileId: expect.stringMatching(/^[0-9a-f]{32}$/),
      DisplayName: 'Repair estimate.png',
      DisplayFormat: 'png',
      DateUploaded: '2026-02-18',
    });
  });

  it('of file types have an ID and a description each', async () => {
    const { body } = await host.send(fileTypes, undefined, { token });
    expect(body['FileTypes']).toContainEqual({ ID: '1', Description: 'Proof of insurance' });
  });
});
