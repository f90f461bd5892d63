import { describe, expect, it } from 'vitest';
import { checkFile } from './check-file';
import { testFile } from '../../testing/test-uploads';

const megabyte = 1024 * 1024;
const check = (file: File) => checkFile(file, 10);

describe('the check of a file before it is sent', () => {
  it.each(['a.pdf', 'a.PDF', 'a.jpg', 'a.jpeg', 'a.png', 'a.doc', 'a.docx', 'two.names.pdf'])(
    '[LON-464] %s is accepted',
    async (name) => {
      const start = testFile(`a.${name.toLowerCase().split('.').at(-1)?.replace('jpeg', 'jpg')}`);
      expect(await check(new File([start], name))).toBeUndefined();
    },
  );

  it.each([
    'a.txt',
    'a.html',
    'a.svg',
    'a.exe',
    'a.mov',
    'a.pdf.exe',
    'pdf',
    'a.',
    'a.constructor',
    '',
  ])('[LON-464] %s is refused', async (name) => {
    expect(await check(testFile(name))).toBe('extension');
  });

  it.each([
    [10 * megabyte, undefined],
    [10 * megabyte + 1, 'tooLarge'],
  ])('[LON-463] a file of %d bytes: %s', async (size, refusal) => {
    expect(await check(testFile('a.pdf', size))).toBe(refusal);
  });

  it('an empty file is refused', async () => {
    expect(await check(new File([], 'a.pdf'))).toBe('empty');
  });

  it.each([
    ['a.pdf', 'notPdf'],
    ['a.jpg', 'notPicture'],
    ['a.png', 'notPicture'],
    ['a.docx', 'notWord'],
  ])('[POR-101] %s with other content: %s', async (name, refusal) => {
    expect(await check(new File(['<html>'], name))).toBe(refusal);
  });

  it('[POR-101] a PDF with other bytes in front of its start is a PDF', async () => {
    expect(await check(new File(['\n\n%PDF-1.7'], 'a.pdf'))).toBeUndefined();
  });

  it('a file that the browser cannot read any more is refused', async () => {
    const file = testFile('a.pdf');
    file.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    expect(await check(file)).toBe('unreadable');
  });

  it.each(['保险单.pdf', 'страховка.pdf', 'تأمين.pdf', '🏠.pdf', `${'n'.repeat(296)}.pdf`])(
    'a name in any script and of any length is accepted: %s',
    async (name) => {
      expect(await check(testFile(name))).toBeUndefined();
    },
  );
});
