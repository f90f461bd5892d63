import { describe, expect, it } from 'vitest';
import { codeWords } from './code-words';

const entries = [
  'irso=Owned by an investor',
  ' 48 = Pay at an office, by 5 = closing ',
  'hidden=',
  'no words',
  'IRSO=second',
];

describe('[POR-081] the words for a code', () => {
  it.each([
    ['irso', 'Owned by an investor'],
    [' IRSO ', 'Owned by an investor'],
    ['48', 'Pay at an office, by 5 = closing'],
    ['hidden', ''],
    ['no words', undefined],
    ['irs', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('"%s" are "%s"', (code, words) => {
    expect(codeWords(entries, code)).toBe(words);
  });

  it('are not there without entries', () => {
    expect(codeWords([], 'irso')).toBeUndefined();
  });
});
