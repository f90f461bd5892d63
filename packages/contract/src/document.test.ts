import { expect, it } from 'vitest';
import { documentAddress } from './document';
import { applyForLoan } from './calls/applications';

it('the address of a document contains the given values, and nothing else', () => {
  const address = (language?: string) =>
    documentAddress('https://api.test', applyForLoan, { token: 'a b', language });
  expect(address()).toBe('https://api.test/api/ApplyForLoan?token=a+b');
  expect(address('es')).toBe('https://api.test/api/ApplyForLoan?token=a+b&language=es');
});
