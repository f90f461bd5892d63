import { describe, expect, it } from 'vitest';
import { credentialMaximum, defaultMinimums } from './limits';
import { checkLoginName, loginNamePatterns, type LoginNamePolicy } from './login-name';

const policy = (patch: Partial<LoginNamePolicy> = {}): LoginNamePolicy => ({
  minimum: defaultMinimums.loginName,
  maximum: credentialMaximum(true),
  patterns: [],
  ...patch,
});

describe('a login name', () => {
  it.each([
    ['[ACC-540]', '', { ok: false, error: { code: 'required' } }],
    ['[ACC-540]', '   ', { ok: false, error: { code: 'required' } }],
    ['[ACC-541]', 'ana lee 1', { ok: false, error: { code: 'characters' } }],
    ['[ACC-541]', 'ana.léé-1', { ok: false, error: { code: 'characters' } }],
    ['[ACC-541]', 'ana🙂lee1', { ok: false, error: { code: 'characters' } }],
    ['[ACC-543]', 'Az09._@-x', { ok: true, value: 'Az09._@-x' }],
    ['[ACC-548, ACC-549]', 'ana.lee1', { ok: true, value: 'ana.lee1' }],
    ['[ACC-546, ACC-549]', 'ana.lee', { ok: false, error: { code: 'tooShort', params: { n: 8 } } }],
    ['without the spaces around it', ' ana.lee1 ', { ok: true, value: 'ana.lee1' }],
  ])('%s "%s"', (_id, text, expected) => {
    expect(checkLoginName(text, policy())).toEqual(expected);
  });

  it.each([['!'], ['#'], ['+'], ["'"], ['<'], ['/'], [' x']])(
    '[ACC-543] %s is not allowed without a server expression',
    (mark) => {
      expect(checkLoginName(`ana.lee1${mark}`, policy())).toMatchObject({
        error: { code: 'characters' },
      });
    },
  );

  it.each([
    ['[ACC-542] a regex that has to match', '^[a-z+]*$', false, 'ana+lee+one', 'ana.lee.one'],
    ['[ACC-542] a regex that must not', '[^a-z+]', true, 'ana+lee+one', 'ana.lee.one'],
  ])('%s decides instead', (_id, validationRegex, regexMatchMeansError, good, bad) => {
    const { patterns } = loginNamePatterns([
      { validationRuleType: 'AllowedCharacters', validationRegex, regexMatchMeansError },
    ]);
    expect(checkLoginName(good, policy({ patterns })).ok).toBe(true);
    expect(checkLoginName(bad, policy({ patterns }))).toMatchObject({
      error: { code: 'characters' },
    });
  });

  it('[ACC-570] is checked by the default characters when the only regex cannot be run', () => {
    const { patterns, problems } = loginNamePatterns([
      {
        validationRuleType: 'AllowedCharacters',
        validationRegex: '(',
        regexMatchMeansError: false,
      },
    ]);
    expect(problems).toMatchObject([{ code: 'invalid' }]);
    expect(checkLoginName('ana lee 1', policy({ patterns }))).toMatchObject({
      error: { code: 'characters' },
    });
  });

  it.each([
    ['[ACC-544] with customer credentials', true, 128],
    ['[ACC-545] without', false, 12],
  ])('%s has a maximum', (_id, customerCredentials, n) => {
    const limits = policy({ maximum: credentialMaximum(customerCredentials) });
    expect(checkLoginName('a'.repeat(n), limits).ok).toBe(true);
    expect(checkLoginName('a'.repeat(n + 1), limits)).toEqual({
      ok: false,
      error: { code: 'tooLong', params: { n } },
    });
  });
});
