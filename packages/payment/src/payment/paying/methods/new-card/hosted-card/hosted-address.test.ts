import { describe, expect, it } from 'vitest';
import { hostedAddress } from './hosted-address';

describe("the address of the processor's page", () => {
  it.each([
    ['https://cards.example/fields', 'https://cards.example/fields'],
    ['http://lender.test:4301/fields', 'http://lender.test:4301/fields'],
    ['//cards.example/fields', 'http://cards.example/fields'],
    ['/fields', undefined],
    ['http://lender.test/fields', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,hello', undefined],
    ['http://', undefined],
  ])('%s is %s', (setting, address) => {
    expect(hostedAddress(setting, 'http://lender.test/pay')?.href).toBe(address);
  });
});
