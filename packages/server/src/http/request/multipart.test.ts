import { describe, expect, it } from 'vitest';
import { IncompleteForm, partsOf, textOf } from './multipart';

const head = (disposition: string) =>
  `--bound\r\nContent-Disposition: form-data; ${disposition}\r\n`;
const file = 'A line.\r\n--boun, and \r\n--\r\n';
const form = [
  `${head('name="FileTypeID"')}\r\n7\r\n`,
  `${head('name="file"; filename="a%22b%0D%0A.pdf"')}Content-Type: application/pdf\r\n\r\n${file}\r\n`,
  '--bound--\r\n',
].join('');

/** The parts of a body that arrives in chunks of so many bytes. */
async function read(body: string, chunk: number, type = 'multipart/form-data; boundary="bound"') {
  const bytes = Buffer.from(body);
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, at + chunk));
      at += chunk;
    },
  });
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: stream,
    ...{ duplex: 'half' },
    headers: { 'Content-Type': type },
  });
  const parts: unknown[] = [];
  for await (const { name, filename, bytes: content } of partsOf(request)) {
    parts.push([name, filename, await textOf(content, 1_000)]);
  }
  return parts;
}

describe('a form with a file', () => {
  it.each([1, 2, 3, 5, 7, 11, 64, 1_000])(
    'is read the same when it arrives in chunks of %i bytes',
    async (chunk) => {
      expect(await read(form, chunk)).toEqual([
        ['FileTypeID', undefined, '7'],
        ['file', 'a"b\r\n.pdf', file],
      ]);
    },
  );

  it('has parts without a name', async () => {
    const unnamed = `--bound\r\nContent-Disposition: form-data\r\n\r\nx\r\n--bound--\r\n`;
    expect(await read(unnamed, 16)).toEqual([['', undefined, 'x']]);
  });

  it('that a browser would make is read', async () => {
    const data = new FormData();
    data.append('LoanNumber', '0012');
    data.append('file', new File(['content'], '保险 "1".pdf'));
    const parts: unknown[] = [];
    const request = new Request('http://localhost/', { method: 'POST', body: data });
    for await (const { name, filename, bytes } of partsOf(request)) {
      parts.push([name, filename, await textOf(bytes, 100)]);
    }
    expect(parts).toEqual([
      ['LoanNumber', undefined, '0012'],
      ['file', '保险 "1".pdf', 'content'],
    ]);
  });

  it.each([
    ['cut at its end', form.slice(0, -10)],
    ['cut in its file', form.slice(0, -24)],
    ['cut in its headers', form.slice(0, 60)],
    ['without a delimiter', 'hello'],
    ['with endless headers', `--bound\r\n${'x'.repeat(20_000)}`],
    ['with a field that is too long', `${head('name="a"')}\r\n${'x'.repeat(2_000)}\r\n--bound--`],
    ['that is empty', ''],
    ['with too many parts', `${`${head('name="a"')}\r\n1\r\n`.repeat(21)}--bound--\r\n`],
  ])('%s is incomplete', async (_name, body) => {
    await expect(read(body, 16)).rejects.toBeInstanceOf(IncompleteForm);
  });

  it.each(['text/plain', 'multipart/form-data', 'multipart/mixed; boundary=bound', '', 'no type'])(
    'of the type %j is none',
    async (type) => {
      await expect(read(form, 64, type)).rejects.toBeInstanceOf(IncompleteForm);
    },
  );
});
