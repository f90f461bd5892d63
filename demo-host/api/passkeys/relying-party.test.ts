import { describe, expect, it } from 'vitest';
import { relyingPartyOf } from './relying-party';

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
  ])('of a page at %s, every origin being allowed, is %s', (origin, expected) => {
    expect(relyingPartyOf(origin, { origins: '*', domain: undefined })?.domain).toBe(expected);
  });
});
