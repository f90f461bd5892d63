import { describe, expect, it } from 'vitest';
import { environmentOptions, startApi } from '../start-api';
import { readPasskeyOrigins, relyingPartyOf } from './relying-party';

const listed = ['https://pay.lender.example', 'https://lender.example', 'https://other.example'];

describe('the domain of passkeys', () => {
  it.each([
    ['https://pay.lender.example', undefined, 'pay.lender.example'],
    ['https://pay.lender.example', 'lender.example', 'lender.example'],
    ['https://lender.example', 'lender.example', 'lender.example'],
    ['https://other.example', 'lender.example', undefined],
    ['https://unlisted.lender.example', 'lender.example', undefined],
    [undefined, undefined, undefined],
  ])('of a page at %s, with the domain %s, is %s', (origin, domain, expected) => {
    expect(relyingPartyOf(origin, { origins: listed, domain })?.domain).toBe(expected);
  });

  it.each([
    ['http://localhost:4300', 'localhost'],
    ['http://127.0.0.1:4300', undefined],
    ['http://lender.example', undefined],
  ])('of a page at %s, which may use them, is %s', (origin, expected) => {
    expect(relyingPartyOf(origin, { origins: [origin], domain: undefined })?.domain).toBe(expected);
  });
});

describe('PASSKEY_ORIGINS', () => {
  it('lists the origins of the lender’s pages', () => {
    expect(readPasskeyOrigins('https://lender.example, http://localhost:4300,')).toEqual([
      'https://lender.example',
      'http://localhost:4300',
    ]);
  });

  it.each([
    ['*', '"*" would let any site use passkeys'],
    ['https://lender.example,*', '"*" would let any site use passkeys'],
    ['lender.example', '"lender.example" is not the origin of a page'],
    ['https://lender.example/pay', '"https://lender.example/pay" is not the origin of a page'],
  ])('is refused as "%s", and says what to write', (text, why) => {
    expect(() => readPasskeyOrigins(text)).toThrow(why);
    expect(() => readPasskeyOrigins(text)).toThrow(
      'List the origins of your pages, such as https://',
    );
  });

  it('is refused as "*" before the API starts', async () => {
    const environment = environmentOptions({ PASSKEY_ORIGINS: '*' });
    await expect(startApi(environment)).rejects.toThrow('PASSKEY_ORIGINS');
  });
});
