import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeAddress, type AddressUse } from './web-address';

const uses: readonly AddressUse[] = ['page', 'link', 'picture'];

/** Addresses that run a script, or could, however they are written. */
const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '  javascript:alert(1)',
  '\0\x01\x1fjavascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript\r:alert(1)',
  '\tjavascript\n:alert(1)',
  'javascript://lender.test/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'blob:https://lender.test/1',
  'filesystem:https://lender.test/temporary/a.html',
  'view-source:https://lender.test/',
  'about:blank',
  'file:///etc/passwd',
  'intent://scan/#Intent;end',
  'ms-settings:',
  '\u00a0javascript:alert(1)',
];

describe('the filter of addresses', () => {
  it.each(hostile)('rejects %j everywhere', (address) => {
    for (const use of uses) expect(safeAddress(address, use)).toBeUndefined();
  });

  it.each([
    'https://lender.test/terms?a=b:c#d:e',
    'HTTP://lender.test:8080',
    '//cdn.lender.test/a',
    '/terms',
    'terms.html',
    './a:b',
    '?page=a:b',
    '#/home/login',
    '',
  ])('allows %j everywhere, unchanged', (address) => {
    for (const use of uses) expect(safeAddress(address, use)).toBe(address);
  });

  it.each([
    ['mailto:help@lender.test', ['link']],
    ['tel:+13195550100', ['link']],
    ['data:image/png;base64,AA==', ['picture']],
    ['data:image/svg+xml,<svg/>', ['picture']],
  ])('allows %j only in %j', (address, into) => {
    expect(uses.filter((use) => safeAddress(address, use) !== undefined)).toEqual(into);
  });

  it('allows only `blob:` in the frame of a copy', () => {
    const others = ['https://lender.test/', 'data:application/pdf;base64,AA==', ...hostile];
    expect(others.filter((address) => safeAddress(address, 'copy') !== undefined)).toEqual([
      'blob:https://lender.test/1',
    ]);
  });

  it('returns undefined for no address', () => {
    expect(safeAddress(undefined, 'link')).toBeUndefined();
  });

  const protocols: Readonly<Record<AddressUse, readonly string[]>> = {
    page: ['http:', 'https:'],
    link: ['http:', 'https:', 'mailto:', 'tel:'],
    picture: ['http:', 'https:', 'data:'],
    copy: ['https:', 'blob:'],
  };
  const schemes = fc.constantFrom('javascript', 'data', 'https', 'vbscript', 'blob', 'tel', '');
  const odd = ['\0', '\x01', '\t', '\n', '\r', ' ', ':', '/', '\\', '?', '#', '&', 'a', '\u00a0'];
  const noise = fc.string({ unit: fc.constantFrom(...odd), maxLength: 4 });

  it.each([...uses, 'copy'] as const)(
    'allows nothing in a %s that a browser reads as another scheme',
    (use) => {
      fc.assert(
        fc.property(fc.tuple(noise, schemes, noise, fc.string()), (parts) => {
          const address = parts.join('');
          if (safeAddress(address, use) === undefined) return;
          if (!URL.canParse(address, 'https://lender.test/')) return;
          expect(protocols[use]).toContain(new URL(address, 'https://lender.test/').protocol);
        }),
        { numRuns: 5_000 },
      );
    },
  );
});
