import { randomBytes } from 'node:crypto';
import { mkdtemp, open, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { olderWordProblem, partSize, pdfProblem, wordProblem } from '@portico/server/testing/parts';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bytesOf, realFiles } from '../testing/uploads';

const megabyte = 1024 * 1024;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-uploads-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a check says of a file with this content. */
async function problemOf<T>(check: (file: FileHandle) => Promise<T>, content: Buffer): Promise<T> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  const file = await open(path);
  try {
    return await check(file);
  } finally {
    await file.close();
  }
}

/** A PDF with these objects, as far as the check reads one. */
const pdf = (...objects: readonly (string | Buffer)[]) =>
  Buffer.concat(['%PDF-1.7\n', ...objects].map((one) => Buffer.from(one)));

/** An object stream as compressed, with what its dictionary has in addition. */
function objectStream(objects: string | Buffer, more = '/Filter /FlateDecode', type = '/ObjStm') {
  const bytes = more.includes('Filter') ? deflateSync(objects) : Buffer.from(objects);
  const dictionary = `7 0 obj\n<< /Type ${type} /N 1 /First 5 /Length ${bytes.length} ${more} >>\nstream\r\n`;
  return Buffer.concat([Buffer.from(dictionary), bytes, Buffer.from('\nendstream\nendobj\n')]);
}

const script = '<</S /JavaScript /JS (app.alert(1))>>';

/** A PDF that pdf-lib writes, with a script that runs when it is opened. */
async function scripted(useObjectStreams: boolean) {
  const document = await PDFDocument.create();
  document.addPage();
  const action = document.context.obj({ S: PDFName.of('JavaScript'), JS: PDFString.of('app') });
  document.catalog.set(PDFName.of('OpenAction'), document.context.register(action));
  return Buffer.from(await document.save({ useObjectStreams }));
}

describe('a PDF that runs something is found', () => {
  it.each([
    ['in plain text', pdf(`1 0 obj ${script} endobj`)],
    ['behind an escape', pdf('1 0 obj <</S /J#61vaScript>> endobj')],
    [
      'behind escapes of every letter',
      pdf('1 0 obj <</S /#4a#61#76#61#53#63#72#69#70#74>> endobj'),
    ],
    ['starting a program behind an escape', pdf('1 0 obj <</S /L#61unch>> endobj')],
    ['in an XFA form', pdf('1 0 obj <</AcroForm <</XFA 2 0 R>>>> endobj')],
    ['in an object stream', pdf(objectStream(script))],
    ['in an object stream, escaped', pdf(objectStream('<</S /JavaScrip#74>>'))],
    ['in an object stream under another type', pdf(objectStream(script, undefined, '/XObject'))],
    [
      'in an object stream under an escaped type',
      pdf(objectStream(script, undefined, '/Obj#53tm')),
    ],
    ['in one that is not compressed', pdf(objectStream(script, ''))],
    [
      'in one behind a comment',
      pdf(objectStream(script, '% obj << endobj >>\n/Filter /FlateDecode')),
    ],
    [
      'in one behind a string',
      pdf(objectStream(script, '/A (()>> \\) stream) /Filter /FlateDecode')),
    ],
    [
      'in one behind a hexadecimal string',
      pdf(objectStream(script, '/Filter /FlateDecode /A <41>')),
    ],
    [
      'in an object within another stream',
      pdf('1 0 obj <</Length 9>> stream\n', objectStream(script)),
    ],
    ['at the border of what is searched at once', pdf(' '.repeat(megabyte - 14), script)],
    ['at the border of two parts', pdf(' '.repeat(partSize - 14), script)],
    ['behind 10 MB', pdf(Buffer.alloc(10 * megabyte), script)],
    ['in an object stream behind 10 MB', pdf(Buffer.alloc(10 * megabyte), objectStream(script))],
    [
      'in an object stream at the border of two parts',
      pdf(' '.repeat(partSize - 30), objectStream(script)),
    ],
    [
      'in an object stream that is larger than a part',
      pdf(objectStream(Buffer.concat([randomBytes(10 * megabyte), Buffer.from(script)]))),
    ],
    [
      'in an object stream at the end of a part',
      pdf(Buffer.alloc(partSize * 1.75 - 50), objectStream(script)),
    ],
  ])('%s', async (_where, file) => {
    expect(await problemOf(pdfProblem, file)).toBe('activeContent');
  });

  it.each([true, false])('as pdf-lib writes it, with object streams %s', async (streams) => {
    expect(await problemOf(pdfProblem, await scripted(streams))).toBe('activeContent');
  });
});

describe('a PDF that cannot be checked is refused', () => {
  const image = '/Filter /DCTDecode';
  it.each([
    ['encrypted', pdf('trailer <</Root 1 0 R /Encrypt 2 0 R>>')],
    [
      'with an object stream compressed twice',
      pdf(objectStream(script, '/Filter [/FlateDecode /FlateDecode]')),
    ],
    ['compressed in another way', pdf(objectStream(script, '/Filter /LZWDecode'))],
    ['with a filter that is elsewhere', pdf(objectStream(script, '/Filter 9 0 R'))],
    [
      'with a predictor',
      pdf(objectStream(script, '/Filter /FlateDecode /DecodeParms <</Predictor 12>>')),
    ],
    ['with objects called an image', pdf(objectStream(script, image))],
  ])('%s', async (_what, file) => {
    expect(await problemOf(pdfProblem, file)).toBe('notChecked');
  });

  it('with an object stream that inflates to gigabytes, in bounded memory and time', async () => {
    const bomb = objectStream(Buffer.alloc(65 * megabyte));
    const before = performance.now();
    expect(await problemOf(pdfProblem, pdf(bomb, bomb))).toBe('notChecked');
    const many = objectStream(Buffer.alloc(20 * megabyte));
    expect(await problemOf(pdfProblem, pdf(many, many, many, many))).toBe('notChecked');
    expect(performance.now() - before).toBeLessThan(20_000);
  });

  it.each([
    ['a hundred thousand dictionaries that never end', '1 0 obj <<'.repeat(100_000)],
    ['a hundred thousand comments that never end', 'obj%'.repeat(100_000)],
    ['3 MB in front of a dictionary', `7 0 obj${' '.repeat(3 * megabyte)}<</N 1>>`],
    ['3 MB of a comment in front of it', `7 0 obj%${'a'.repeat(3 * megabyte)}\n<</N 1>>`],
    ['3 MB in a dictionary', `7 0 obj<</N 1 ${'a'.repeat(3 * megabyte)}>>`],
    ['3 MB in front of a stream', `7 0 obj<</N 1>>${' '.repeat(3 * megabyte)}stream`],
  ])('with %s', async (_what, text) => {
    const before = performance.now();
    const file = pdf(' '.repeat(partSize / 2), text, ' '.repeat(partSize));
    expect(await problemOf(pdfProblem, file)).toBe('notChecked');
    expect(performance.now() - before).toBeLessThan(20_000);
  });
});

describe('a PDF without any of it is stored', () => {
  it('of the seed, and of pdf-lib with object streams', async () => {
    const { content } = await realFiles.pdf();
    expect(await problemOf(pdfProblem, Buffer.from(content))).toBeUndefined();
    const document = await PDFDocument.create();
    document.addPage().drawText('A letter about JavaScript and a launch');
    expect(await problemOf(pdfProblem, Buffer.from(await document.save()))).toBeUndefined();
  });

  it('of 10 MB', async () => {
    expect(await problemOf(pdfProblem, pdf(Buffer.alloc(10 * megabyte)))).toBeUndefined();
  });

  it('with an outline, a picture and a stream of colours', async () => {
    const file = pdf(
      '1 0 obj <</Type /Outlines /First 2 0 R /Count 1>> endobj\n',
      '2 0 obj <</N 3 /Filter /FlateDecode>> stream\nxx\nendstream endobj\n',
      '3 0 obj <</Subtype /Image /Filter /DCTDecode>> stream\nxx\nendstream endobj',
    );
    expect(await problemOf(pdfProblem, file)).toBeUndefined();
  });
});

type Part = { readonly name: string; readonly content: string | Buffer };

/** A zip file with these parts. */
function zip(parts: readonly Part[]): Buffer {
  const files = parts.map(({ name, content }) => [name, new Uint8Array(Buffer.from(content))]);
  return Buffer.from(zipSync(Object.fromEntries(files)));
}

const types = (more = ''): Part => ({
  name: '[Content_Types].xml',
  content: `<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${more}</Types>`,
});
const relations = (type: string): Part => ({
  name: 'word/_rels/document.xml.rels',
  content: `<Relationships><Relationship Id="r1" Type="${type}" Target="colours.bin"/></Relationships>`,
});
const macros = 'http://schemas.microsoft.com/office/2006/relationships/vbaProject';

describe('a DOCX', () => {
  it.each([
    ['with the macros’ own part', [types(), { name: 'word/vbaProject.bin', content: 'x' }]],
    ['with macros in a part under another name', [types(), relations(macros)]],
    [
      'with macros whose relation is escaped',
      [types(), relations(macros.replace('P', '&#80;').replace('v', '&#x76;'))],
    ],
    [
      'with macros whose relation is UTF-16',
      [
        types(),
        {
          ...relations(macros),
          content: Buffer.from(String(relations(macros).content), 'utf16le'),
        },
      ],
    ],
    [
      'that was a DOCM',
      [types('<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>')],
    ],
    ['with a control', [types(), { name: 'word/activeX/activeX1.xml', content: 'x' }]],
    [
      'with an embedded program',
      [types(), { name: 'word/embeddings/oleObject1.bin', content: 'x' }],
    ],
  ] as const)('%s runs something', async (_what, parts) => {
    expect(await problemOf(wordProblem, zip(parts))).toBe('activeContent');
  });

  it.each([
    [
      'whose types inflate to gigabytes',
      zip([{ name: '[Content_Types].xml', content: Buffer.alloc(50 * megabyte) }]),
    ],
    ['without a directory', Buffer.from('PK\u0003\u0004')],
    [
      'whose directory is elsewhere',
      Buffer.concat([zip([types()]).subarray(0, -6), Buffer.alloc(6, 0xff)]),
    ],
  ])('%s cannot be checked', async (_what, file) => {
    expect(await problemOf(wordProblem, file)).toBe('notChecked');
  });

  it('of the seed, or with a comment behind its directory, is stored', async () => {
    const { content } = await realFiles.docx();
    expect(await problemOf(wordProblem, Buffer.from(content))).toBeUndefined();
    const picture = { name: 'word/media/scan.png', content: randomBytes(10 * megabyte) };
    expect(await problemOf(wordProblem, zip([picture, types()]))).toBeUndefined();
    const commented = Buffer.concat([zip([types()]), bytesOf('a comment')]);
    expect(await problemOf(wordProblem, commented)).toBeUndefined();
  });
});

describe('a DOC', () => {
  const stream = (name: string) => Buffer.from(name, 'utf16le');
  const before = Buffer.alloc(partSize - 5);
  it.each([
    ['is stored', [stream('WordDocument')], undefined],
    ['with macros is refused', [stream('WordDocument'), stream('_VBA_PROJECT')], 'activeContent'],
    ['that is no text is refused', [], 'otherContent'],
  ])('of several parts %s', async (_what, streams, problem) => {
    const content = Buffer.concat(streams.flatMap((one) => [before, one]));
    expect(await problemOf(olderWordProblem, content)).toBe(problem);
  });
});
