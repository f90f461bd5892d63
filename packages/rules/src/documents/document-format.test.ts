import { expect, it } from 'vitest';
import { documentFormat } from './document-format';

it.each([
  ['[LON-430]', 'jpg', 'jpg'],
  ['[LON-430]', 'jpeg', 'jpg'],
  ['[LON-430]', '.JPEG', 'jpg'],
  ['[LON-431]', 'doc', 'doc'],
  ['[LON-431]', 'DOCX', 'doc'],
  ['[LON-432]', 'xlsx', 'other'],
  ['[LON-432]', '', 'other'],
  ['[LON-432]', undefined, 'other'],
  ['', ' pdf ', 'pdf'],
  ['', 'png', 'png'],
] as const)('%s the format of the extension %j is %s', (_, extension, format) => {
  expect(documentFormat(extension, 'Letter')).toBe(format);
});

it.each([
  ['Card.jpeg', 'jpg'],
  ['Plan 2.1', 'other'],
  ['Contract.v2.pdf', 'pdf'],
])('the name decides where no extension is given: %s is %s', (name, format) => {
  expect(documentFormat(undefined, name)).toBe(format);
});

it('an extension that is given overrides that of the name', () => {
  expect(documentFormat('xlsx', 'Plan.pdf')).toBe('other');
});
