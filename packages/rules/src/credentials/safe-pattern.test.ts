import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLoginName, loginNamePatterns } from './login-name';
import { checkPassword } from './password';
import { passwordRules } from './password-rules';
import { newBudget } from './pattern-budget';
import { patternInputLength, safePattern } from './safe-pattern';

/** More than any form has: these tests check the result; the tests below check the limit. */
const plenty = () => ({ steps: 200_000 });

function matches(source: string, text: string, budget = plenty()) {
  const pattern = safePattern(source, budget);
  return pattern.ok ? pattern.value.matches(text, budget) : pattern.code;
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
    // A repeated group captures a different text in each iteration.
    ['^(a*)*\\1$', 'unsupported'],
    ['(?:(a)|b)*\\1', 'unsupported'],
    ['(?:(.)\\1)+', 'unsupported'],
    // .NET reads these differently.
    ['^[a-z]+\\z', 'unsupported'],
    ['\\A[a-z]+', 'unsupported'],
    ['[a-z-[aeiou]]', 'unsupported'],
    ['[\\a]', 'unsupported'],
    ['\\c1', 'unsupported'],
    ['\\07', 'unsupported'],
    ['a{129}', 'unsupported'],
    ['a'.repeat(501), 'unsupported'],
    ['('.repeat(50) + ')'.repeat(50), 'unsupported'],
    ['(?:){999999999}', 'unsupported'],
    ['(?:(?:(?:){100}){100}){100}', 'slow'],
  ])('refuses %s: %s', (source, code) => {
    expect(safePattern(source, newBudget())).toEqual({ ok: false, code });
  });

  it('[ACC-571] reads no more than the first 128 characters', () => {
    expect(matches('!', 'a'.repeat(patternInputLength - 1) + '!')).toBe(true);
    expect(matches('!', 'a'.repeat(patternInputLength) + '!')).toBe(false);
  });

  const alphabet = fc.stringMatching(/^[ab1 -]{0,8}$/);
  const { pattern: patterns } = fc.letrec<{ pattern: string; item: string }>((tie) => ({
    pattern: fc.array(tie('item'), { maxLength: 4 }).map((items) => items.join('')),
    item: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(
        ...[
          'a',
          'b',
          '.',
          '[ab]',
          '[^a]',
          '[a-]',
          '[]',
          '[^]',
          '\\w',
          '\\W',
          '\\d',
          '\\s',
          '\\x61',
        ],
        ...['\\u0061', '\\-', '{', '^', '$', '\\b', '\\B', '\\1', '\\2', '\\1{2}'],
      ),
      tie('pattern').map((inner) => `(?:${inner})`),
      tie('pattern').map((inner) => `(${inner})`),
      tie('pattern').map((inner) => `(?<n>${inner})`),
      tie('pattern').map((inner) => `(?=${inner})`),
      tie('pattern').map((inner) => `(?!${inner})`),
      fc.tuple(tie('pattern'), tie('pattern')).map(([a, b]) => `(?:${a}|${b})`),
      fc
        .tuple(
          fc.oneof(
            fc.constantFrom('a', '[ab]'),
            tie('pattern').map((inner) => `(${inner})`),
            tie('pattern').map((inner) => `(?:${inner})`),
          ),
          fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{2,}', '*?', '+?', '??'),
        )
        .map(([item, times]) => item + times),
    ),
  }));

  it('gives the platform’s result, or rejects the pattern', () => {
    let known = 0;
    fc.assert(
      fc.property(patterns, alphabet, (source, text) => {
        const captured = matches(source, text);
        if (captured === 'invalid') expect(() => new RegExp(source)).toThrow();
        else if (typeof captured !== 'boolean') expect(['slow', 'unsupported']).toContain(captured);
        else expect(captured).toBe(new RegExp(source).test(text));
        if (typeof captured === 'boolean') known += 1;
      }),
      { numRuns: 3_000 },
    );
    expect(known).toBeGreaterThan(1_000);
  });

  it('never throws and never exceeds its budget, with any pattern', () => {
    const parts = fc.constantFrom(
      ...['(', '(?:', '(?=', '(?!', '(?<a>', '(?<=', ')', '[', ']', '[^', '-', '|', '*', '+', '?'],
      ...[
        '{',
        '}',
        '{9}',
        '{99,}',
        '{999999999}',
        '{0,128}',
        '\\',
        '\\1',
        '\\k<a>',
        '\\p{L}',
        '\\u{1}',
      ],
      ...['\\c', '\\0', '\\z', '^', '$', '.', 'a', '\ud83d', '\n', '\u0000'],
    );
    const sources = fc.oneof(
      fc.string(),
      fc.array(parts, { maxLength: 60 }).map((all) => all.join('')),
      fc
        .tuple(fc.array(parts, { minLength: 1, maxLength: 4 }), fc.nat({ max: 300 }))
        .map(([all, times]) => all.join('').repeat(times)),
    );
    fc.assert(
      fc.property(sources, fc.string({ maxLength: 200 }), (source, text) => {
        const budget = newBudget();
        const { steps } = budget;
        const captured = matches(source, text, budget);
        expect(['boolean', 'string', 'undefined']).toContain(typeof captured);
        // One step over the limit, or the source that was not read.
        expect(budget.steps).toBeGreaterThanOrEqual(-500);
        expect(budget.steps).toBeLessThanOrEqual(steps);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('typical patterns of lenders', () => {
  it.each([
    '(?=.*[A-Z])(?=.*[a-z])(?=.*\\d)(?=.*[^\\w]).{8,}',
    '^(?=.*[A-Z])(?=.*[a-z])(?=.*\\d).{8,}$',
    '(.)\\1\\1',
    '(.)\\1{2,}',
    '^[A-Za-z0-9._@-]*$',
    '^(?!.*\\s)(?!.*(.)\\1\\1).*$',
  ])('%s is run, even on a long text', (source) => {
    const pattern = safePattern(source, newBudget());
    expect(pattern.ok && pattern.value.matches('aB1'.repeat(43), newBudget())).toBeTypeOf(
      'boolean',
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
    '((a{1,64}){1,16})$',
    '(x+x+)+y',
    '(?:(?:){999999999}){999999999}',
    '(?:(?:(?:|){99}){99}){99}',
    '(?=(?=(?=.*).*).*)'.repeat(20),
    `${'('.repeat(240)}${')'.repeat(240)}`,
    `${'(?:a|'.repeat(40)}b${')'.repeat(40)}`,
    'a'.repeat(100_000),
    '('.repeat(100_000),
  ];
  const inputs = ['a'.repeat(127) + '!', 'a1'.repeat(64), 'x'.repeat(128), '!'.repeat(128)];

  /** Milliseconds of processor time, to which other programs do not add; the fewest of several runs. */
  const fastest = (act: () => void) =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        const started = process.cpuUsage();
        act();
        const { user, system } = process.cpuUsage(started);
        return (user + system) / 1_000;
      }),
    );

  it.each([
    ...evil.map((source) => [source.slice(0, 40), [source]] as const),
    ['all of them at once', evil] as const,
    ['a thousand of them', Array.from({ length: 60 }, () => evil).flat()] as const,
  ])(
    '[POR-034] %s: the rules of a form take no more than 50 ms, and throw nothing',
    (_, sources) => {
      const types = ['MustContainCapitalLetter', 'MustContainNumber', 'CannotMatchEmail'];
      const rules = sources.map((validationRegex, index) => ({
        validationRuleType: types[index % types.length] ?? '',
        validationRegex,
        regexMatchMeansError: false,
      }));
      expect(fastest(() => void loginNamePatterns(rules))).toBeLessThan(50);
      expect(fastest(() => void passwordRules({ rules, minimumLength: 8 }))).toBeLessThan(50);
      const names = { minimum: 1, maximum: 128, patterns: loginNamePatterns(rules).patterns };
      const listed = passwordRules({ rules, minimumLength: 8 }).rules;
      const policy = { mode: 'rules', rules: listed, maximum: 128 } as const;
      for (const input of inputs) {
        expect(fastest(() => void checkLoginName(input, names))).toBeLessThan(50);
        expect(fastest(() => void checkPassword(input, policy, {}))).toBeLessThan(50);
      }
    },
  );
});
