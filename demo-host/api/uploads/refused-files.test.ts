import { customerUpload } from '@portico/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSignedInHost, type TestHost } from '../testing/test-host';
import {
  bytesOf,
  countFiles,
  pdfOfSize,
  realFiles,
  sendFile,
  type TestFile,
} from '../testing/uploads';

const megabyte = 1024 * 1024;

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

const send = (file: TestFile, headers?: Readonly<Record<string, string>>) =>
  sendFile(host, token, customerUpload, { fileTypeId: '2' }, file, headers);

const named = (name: string, content = bytesOf('plain text')): TestFile => ({ name, content });
const cfb = (...streams: readonly string[]) =>
  new Uint8Array(
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(504),
      ...streams.map((stream) => Buffer.from(stream, 'utf16le')),
    ]),
  );

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
    const before = await countFiles(host);
    expect(await send(file)).toEqual({ status, message: expect.stringMatching(message) });
    expect(await countFiles(host)).toEqual(before);
  });

  it.each([
    ['a page as pdf', named('policy.pdf', html), otherContent],
    ['an SVG as png', named('logo.png', svg), otherContent],
    ['a program as pdf', named('policy.pdf', program), otherContent],
    ['text as docx', named('letter.docx'), otherContent],
    ['an installer as doc', named('letter.doc', cfb('Binary.Setup')), otherContent],
    ['a pdf that runs a script', named('policy.pdf', scripted), script],
    ['a pdf that starts a program', named('policy.pdf', launching), script],
    [
      'a doc with macros under names in lower case',
      named('letter.doc', cfb('WordDocument', '_vba_project')),
      script,
    ],
    ['a doc with macros', named('letter.doc', cfb('WordDocument', '_VBA_PROJECT')), script],
  ])('[POR-101] that is %s is refused', async (_name, file, message) => {
    const before = await countFiles(host);
    expect(await send(file)).toEqual({ status: 415, message: expect.stringMatching(message) });
    expect(await countFiles(host)).toEqual(before);
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
