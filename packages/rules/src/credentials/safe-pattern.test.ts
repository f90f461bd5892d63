import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patternInputLength, safePattern } from './safe-pattern';

function matches(source: string, text: string) {
  const pattern = safePattern(source);
  return pattern.ok ? pattern.value.matches(text) : pattern.code;
}

describe('a safe pattern', () => {
  it.each([
    ['[A-Z]', 'abC', true],
    ['[A-Z]', 'abc', false],
    ['^[A-Za-z0-9._@-]*$', 'ana.lee@x-1', true],
    ['^[A-Za-z0-9._@-]*$', 'ana lee', false],
    ['^(?=.*[A-Z])(?=.*\\d).{8,}$', 'abcdefG1', true],
    ['^(?=.*[A-Z])(?=.*\\d).{8,}$', 'abcdefg1', false],
    ['^(?!.*\\s).*$', 'a b', false],
    ['(.)\\1\\1', 'abcccd', true],
    ['(.)\\1\\1', 'aabbcc', false],
    ['(?<one>.)\\1', 'abba', true],
    ['(.)(.)\\2\\1', 'xabba', true],
    ['(.{2,})\\1', 'xabcabcx', true],
    ['\\bword\\b', 'a word here', true],
    ['\\Bord', 'word', true],
    ['\\p{Lu}', 'éÉ', true],
    ['\\p{Lu}', 'éa', false],
    ['(ab|cd){2,3}$', 'abcdab', true],
    ['^a{2}$', 'aaa', false],
    ['^a{2,}$', 'aaa', true],
    ['^a{0,400}$', 'a'.repeat(128), true],
    ['[\\]\\-x]', 'a-b', true],
    ['\\x41\\u0042', 'AB', true],
    ['a|', '', true],
    ['', 'anything', true],
  ])('%s on "%s": %s', (source, text, expected) => {
    expect(matches(source, text)).toBe(expected);
  });

  it.each([
    ['(', 'invalid'],
    ['[a', 'invalid'],
    ['*', 'invalid'],
    ['(?i)abc', 'invalid'],
    ['(?<=a)b', 'unsupported'],
    ['(?<n>a)\\k<n>', 'unsupported'],
    ['\\1(a)', 'unsupported'],
    ['(?:(?:a{50}){50}){50}', 'unsupported'],
    ['(.*)(.*)\\1\\2!', 'slow'],
    ['(a)(b)(c)\\1\\2\\3', 'unsupported'],
  ])('refuses %s: %s', (source, code) => {
    expect(safePattern(source)).toEqual({ ok: false, code });
  });

  it('[ACC-571] reads no more than the first 128 characters', () => {
    expect(matches('!', 'a'.repeat(patternInputLength - 1) + '!')).toBe(true);
    expect(matches('!', 'a'.repeat(patternInputLength) + '!')).toBe(false);
  });

  it('says what the platform says', () => {
    const atom = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\w', '\\d', '^', '$', '\\b');
    const { pattern } = fc.letrec<{ pattern: string; item: string }>((tie) => ({
      pattern: fc.array(tie('item'), { maxLength: 4 }).map((items) => items.join('')),
      item: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        atom,
        tie('pattern').map((inner) => `(?:${inner})`),
        tie('pattern').map((inner) => `(${inner})`),
        tie('pattern').map((inner) => `(?=${inner})`),
        tie('pattern').map((inner) => `(?!${inner})`),
        fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `(?:${a}|${b})`),
        fc
          .tuple(
            fc.constantFrom('a', '(?:ab|b)', '[ab]'),
            fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '*?'),
          )
          .map(([item, times]) => item + times),
      ),
    }));
    fc.assert(
      fc.property(pattern, fc.stringMatching(/^[ab1 ]{0,8}$/), (source, text) => {
        const said = matches(source, text);
        // Look-aheads within look-aheads take many steps on long texts.
        fc.pre(said !== 'slow');
        expect(said).toBe(new RegExp(source).test(text));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('patterns that hang the platform', () => {
  const evil = [
    '^(a+)+$',
    '^(a|a)*$',
    '^(a|aa)+$',
    '(.*a){20}$',
    '^([a-zA-Z0-9]+\\s?)*$',
    '(a?){60}a{60}!',
    '.*.*.*.*.*=.*',
    '^(?=(a+)+$)(?=(.*)*!)',
    '(.*)\\1(.*)\\2!',
    '(?=.*[A-Z])(?=.*[a-z])(?=.*\\d)(?=.*[^\\w]).{8,}',
    '((a{1,64}){1,16})$',
    '(x+x+)+y',
  ];
  const inputs = [
    'a'.repeat(127) + '!',
    'a1'.repeat(64),
    'x'.repeat(128),
    'aA1'.repeat(42) + '==',
    '!'.repeat(128),
  ];

  it.each(evil)('%s takes no more than 50 ms on 128 characters', (source) => {
    const pattern = safePattern(source);
    if (!pattern.ok) return expect(['slow', 'unsupported']).toContain(pattern.code);
    for (const input of inputs) {
      const started = performance.now();
      pattern.value.matches(input);
      expect(performance.now() - started).toBeLessThan(50);
    }
  });
});
