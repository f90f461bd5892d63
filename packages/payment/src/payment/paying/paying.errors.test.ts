import { describe, expect, it } from 'vitest';
import { refusalOf, selectionText } from './paying.errors';
import { payingTexts } from './paying.texts';
import spanish from './paying.texts.es';
import { whenTexts } from './when.texts';
import spanishWhen from './when.texts.es';

describe('refusalOf', () => {
  it('uses the first code', () => {
    expect(refusalOf(['Holiday', 'Declined'])).toEqual({ text: 'errorHoliday' });
  });

  it.each([
    ['[PAY-466]', ['generic-Call your bank.'], { text: 'error', said: 'Call your bank.' }],
    ['[PAY-466]', ['CardErr generic-Call.'], { text: 'error', said: 'Call.' }],
    ['[PAY-467]', ['The host is confused'], { text: 'error', contactFirst: true }],
    ['', ['generic-'], { text: 'error', contactFirst: true }],
    ['', ['Unheard'], { text: 'error', contactFirst: true }],
    ['', ['Error'], { text: 'error', contactFirst: true }],
    ['', ['DoNotResubmit'], { text: 'errorDoNotResubmit', contactFirst: true }],
    ['', ['Unauthorized'], { text: 'error' }],
    ['', [], { text: 'error', contactFirst: true }],
  ])('%s %j is %j', (_, codes, refusal) => {
    expect(refusalOf(codes)).toEqual(refusal);
  });

  it.each(['Declined', 'OverLimit', 'InvalidInfo', 'Expired'])('%s locks submit', (code) => {
    expect(refusalOf([code]).locks).toBe(true);
  });
});

it('says the generic text of a loan for codes it does not know', () => {
  expect(selectionText('')).toBe('errorLoanInfo');
  expect(selectionText('toString')).toBe('errorLoanInfo');
});

it.each([
  [payingTexts.english, spanish],
  [whenTexts.english, spanishWhen],
])('has every sentence in Spanish, with the same values in it', (english, translated) => {
  const valuesIn = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  const values = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, valuesIn(text)]));
  expect(values(translated)).toEqual(values(english));
});
