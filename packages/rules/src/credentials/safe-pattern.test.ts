import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLoginName, loginNamePatterns } from './login-name';
import { checkPassword } from './password';
import { passwordRules } from './password-rules';
import { newBudget, patternInputLength, safePattern } from './safe-pattern';

function matches(source: string, text: string) {
  const pattern = safePattern(source, newBudget());
  return pattern.ok ? pattern.value.matches(text) : pattern.error.code;
}

/** Texts on which a slow pattern is slow. */
const slowTexts = ['a'.repeat(127) + '!', 'a1'.repeat(64), 'x'.repeat(128), '!'.repeat(128)];

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
    // .NET reads these differently.
    ['^[a-z]+\\z', 'unsupported'],
    ['\\A[a-z]+', 'unsupported'],
    ['[a-z-[aeiou]]', 'unsupported'],
    ['[\\a]', 'unsupported'],
    ['\\c1', 'unsupported'],
    ['\\07', 'unsupported'],
    ['(?<n>a)\\k<n>', 'unsupported'],
    ['\\1(a)', 'unsupported'],
    ['(a\\1)', 'unsupported'],
    ['(?:a)\\1', 'unsupported'],
    ['(a)\\1\\2', 'unsupported'],
    // There a repeated group keeps its last text.
    ['^(a*)*\\1$', 'unsupported'],
    ['(?:(a)|b)*\\1', 'unsupported'],
    ['(a)?\\1', 'unsupported'],
    ['a'.repeat(501), 'unsupported'],
    ['(.*)(.*)\\1\\2!', 'slow'],
    ['.*.*.*=', 'slow'],
    ['(?:(?:a{50}){50}){50}', 'slow'],
    ['(?:(?:(?:){100}){100}){100}', 'slow'],
    ['(?:){999999999}', 'slow'],
    ['(?:a|b){999999999}', 'slow'],
    ['a{99999}', 'slow'],
  ])('refuses %s: %s', (source, code) => {
    expect(safePattern(source, newBudget())).toEqual({ ok: false, error: { code } });
  });

  it('is refused once the expressions before it take all the steps', () => {
    const budget = newBudget();
    const codes = Array.from({ length: 100 }, () => safePattern('^.*.*a', budget)).map(
      (pattern) => pattern.ok || pattern.error.code,
    );
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => true));
    expect(codes.at(-1)).toBe('slow');
    expect(safePattern('[A-Z]', budget).ok).toBe(true);
  });

  it('leaves to the server what .NET counts in another way: characters of two units', () => {
    expect(matches('^\\p{L}{1,3}$', 'ab')).toBe(true);
    expect(matches('^\\p{L}{1,3}$', 'a\u{1F600}')).toBeUndefined();
  });

  it('[ACC-571] reads no more than the first 128 characters', () => {
    expect(matches('!', 'a'.repeat(patternInputLength - 1) + '!')).toBe(true);
    expect(matches('!', 'a'.repeat(patternInputLength) + '!')).toBe(false);
  });

  const { pattern: patterns } = fc.letrec<{ pattern: string; item: string }>((tie) => ({
    pattern: fc.array(tie('item'), { minLength: 1, maxLength: 5 }).map((items) => items.join('')),
    item: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      fc.constantFrom('a', '1', '.', '[a1]', '[^!]', '\\w', '\\b', '^', '$', '\\1', '\\2', '|'),
      ...['(?:', '(', '(?=', '(?!', '(?<=', '(?<n>'].map((opening) =>
        tie('pattern').map((inner) => `${opening}${inner})`),
      ),
      fc
        .tuple(
          fc.oneof(
            fc.constantFrom('a', '.', '[a1]'),
            tie('pattern').map((inner) => `(${inner})`),
          ),
          fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{2,}', '{0,99}', '*?', '+?', '??'),
        )
        .map(([item, times]) => item + times),
    ),
  }));

  it('is not slow, whatever its repetitions and nesting', () => {
    let run = 0;
    fc.assert(
      fc.property(patterns, (source) => {
        const pattern = safePattern(source, newBudget());
        if (!pattern.ok) return;
        run += 1;
        for (const text of slowTexts) {
          expect(fastest(() => void pattern.value.matches(text))).toBeLessThan(50);
        }
      }),
      { numRuns: 2_000 },
    );
    expect(run).toBeGreaterThan(50);
  });

  it('never throws, with any text as a pattern', () => {
    const parts = fc.constantFrom(
      ...['(', '(?:', '(?=', '(?!', '(?<a>', '(?<=', ')', '[', ']', '[^', '-', '|', '*', '+', '?'],
      ...['{', '}', '{9}', '{99,}', '{999999999}', '{0,128}', '\\', '\\1', '\\k<a>', '\\p{L}'],
      ...['\\u{1}', '\\c', '\\0', '\\z', '^', '$', '.', 'a', '\ud83d', '\n', '\u0000'],
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
        expect(['boolean', 'string', 'undefined']).toContain(typeof matches(source, text));
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
    expect(pattern.ok && pattern.value.matches('aB1'.repeat(43))).toBeTypeOf('boolean');
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
      for (const input of slowTexts) {
        expect(fastest(() => void checkLoginName(input, names))).toBeLessThan(50);
        expect(fastest(() => void checkPassword(input, policy, {}))).toBeLessThan(50);
      }
    },
  );
});
