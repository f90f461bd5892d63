import { describe, expect, it } from 'vitest';
import { meetsRule, passwordRules } from './password-rules';
import type { ServerRule } from './server-rules';

const rule = (validationRuleType: string, patch: Partial<ServerRule> = {}): ServerRule => ({
  validationRuleType,
  regexMatchMeansError: false,
  ...patch,
});

const keys = (types: readonly string[], minimumLength = 0) =>
  passwordRules({ rules: types.map((type) => rule(type)), minimumLength }).rules.map(
    ({ key }) => key,
  );

describe('the rows of the list', () => {
  it('[ACC-563] are the server’s', () => {
    expect(keys([])).toEqual([]);
    expect(keys(['MustContainNumber', 'CannotMatchEmail'])).toEqual([
      'missingNumber',
      'matchesEmail',
    ]);
  });

  it.each([
    ['[ACC-564] no row at 0', 0, []],
    ['[ACC-564] a row above 0', 9, ['doesNotMeetMinimumLength']],
  ])('%s', (_id, minimumLength, expected) => {
    expect(keys(['MustMeetMinimumLength'], minimumLength)).toEqual(expected);
    expect(keys([], minimumLength)).toEqual(expected);
  });

  it("[ACC-565] the list's minimum applies", () => {
    const { rules } = passwordRules({ rules: [], minimumLength: 9 });
    expect(rules).toEqual([{ key: 'doesNotMeetMinimumLength', minimum: 9, pattern: undefined }]);
    const met = (password: string) => rules.map((row) => meetsRule(row, password, {}));
    expect(met('12345678')).toEqual([false]);
    expect(met('123456789')).toEqual([true]);
  });

  it.each([
    [['MustContainLetter'], ['missingLetter']],
    [['MustContainLetter', 'MustContainCapitalLetter'], ['missingCapitalLetter']],
    [['MustContainLetter', 'MustContainLowercaseLetter'], ['missingLowercaseLetter']],
  ])('[ACC-566] %j shows %j', (types, expected) => {
    expect(keys(types)).toEqual(expected);
  });
});

describe("a rule with the server's own expression", () => {
  const met = (patch: Partial<ServerRule>, password: string) => {
    const { rules } = passwordRules({
      rules: [rule('MustContainNumber', patch)],
      minimumLength: 0,
    });
    return rules.map((row) => meetsRule(row, password, {}));
  };

  it('[ACC-568] fails on a match that means an error', () => {
    const patch = { validationRegex: '^\\D*$', regexMatchMeansError: true };
    expect(met(patch, 'abc')).toEqual([false]);
    expect(met(patch, 'abc1')).toEqual([true]);
  });

  it('[ACC-569] fails without a match when no match means an error', () => {
    const patch = { validationRegex: '\\d{2}', regexMatchMeansError: false };
    expect(met(patch, 'abc1')).toEqual([false]);
    expect(met(patch, 'abc12')).toEqual([true]);
  });

  it.each([
    ['(?<=x', 'invalid'],
    ['(?i)[a-z]', 'invalid'],
    ['(.*)(.*)\\1\\2!', 'slow'],
  ])('[ACC-570] %s is skipped and reported; the others stay', (validationRegex, code) => {
    const { rules, problems } = passwordRules({
      rules: [rule('MustContainNumber', { validationRegex }), rule('MustContainLetter')],
      minimumLength: 0,
    });
    expect(rules.map(({ key }) => key)).toEqual(['missingLetter']);
    expect(problems).toEqual([{ code, params: { rule: 'MustContainNumber' } }]);
  });

  it('reports an unknown type', () => {
    expect(passwordRules({ rules: [rule('MustRhyme')], minimumLength: 0 })).toEqual({
      rules: [],
      problems: [{ code: 'unknownRule', params: { rule: 'MustRhyme' } }],
    });
  });
});
