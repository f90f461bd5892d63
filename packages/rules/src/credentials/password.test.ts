import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { credentialMaximum } from './limits';
import { checkPassword, type PasswordPolicy } from './password';
import { checkPasswordConfirmation } from './password-confirmation';
import { passwordRules, type PasswordFacts } from './password-rules';
import type { ServerFindings } from './server-check';

const legacy = (patch: { minimum?: number; maximum?: number } = {}): PasswordPolicy => ({
  mode: 'legacy',
  minimum: 8,
  maximum: 12,
  ...patch,
});

/** The list with these rule types, none with an expression. */
const listed = (types: readonly string[], minimumLength = 0, maximum = 128): PasswordPolicy => ({
  mode: 'rules',
  rules: passwordRules({
    rules: types.map((type) => ({ validationRuleType: type, regexMatchMeansError: false })),
    minimumLength,
  }).rules,
  maximum,
});

const outcome = (password: string, policy: PasswordPolicy, facts: PasswordFacts = {}) => {
  const { outcome: said } = checkPassword(password, policy, facts);
  return said.ok ? 'ok' : said.error.code;
};

const nothing: ServerFindings = {
  passwordMatchesSSN: false,
  passwordMatchesEmail: false,
  passwordExists: false,
};

describe('legacy mode', () => {
  it.each([
    ['[ACC-551]', '', 'required'],
    ['[ACC-552]', 'abcdef7', 'tooShort'],
    ['[ACC-552]', 'abcdef78', 'ok'],
    ['[ACC-557]', '12345678', 'needsLetterAndNumber'],
    ['[ACC-558]', 'abcdefgh', 'needsLetterAndNumber'],
    ['[ACC-559]', 'lower1case', 'ok'],
    ['[ACC-559]', 'UPPER1CASE', 'ok'],
    ['spaces and punctuation count', 'a 1 !"#$%', 'ok'],
    ['emoji', 'a1🙂🙂🙂🙂', 'ok'],
  ])('%s "%s": %s', (_id, password, expected) => {
    expect(outcome(password, legacy())).toBe(expected);
  });

  it('[ACC-552] names the minimum that applies', () => {
    expect(checkPassword('abc', legacy({ minimum: 10 }), {}).outcome).toEqual({
      ok: false,
      error: { code: 'tooShort', params: { n: 10 } },
    });
  });

  const facts = { loginName: 'Ana.Lee12', ssn: '111-22-3333', email: 'a1@b.co' };
  it.each([
    ['the login name', 'ana.lee12', 'sameAsLoginName'],
    ['the SSN', '111223333', 'sameAsSsn'],
    ['the SSN with dashes', '111-22-3333', 'sameAsSsn'],
    ['the e-mail address', 'A1@B.co', 'sameAsEmail'],
    ['none of these', 'Ana.Lee1', 'ok'],
  ])('compares with %s', (_what, password, expected) => {
    expect(outcome(password, legacy({ minimum: 5 }), facts)).toBe(expected);
  });

  it('uses the server’s findings for what it cannot compare itself', () => {
    const said = (findings: Partial<ServerFindings>) =>
      checkPassword('a1b2c3d4', legacy(), {}, { ...nothing, ...findings }).outcome;
    expect(said({ passwordMatchesSSN: true })).toMatchObject({ error: { code: 'sameAsSsn' } });
    expect(said({ passwordMatchesEmail: true })).toMatchObject({ error: { code: 'sameAsEmail' } });
    expect(said({})).toMatchObject({ ok: true });
  });
});

describe('the maximum', () => {
  it.each([
    ['[ACC-555] without customer credentials', false, 12],
    ['[ACC-556] with customer credentials', true, 128],
  ])('%s', (_id, customerCredentials, maximum) => {
    expect(credentialMaximum(customerCredentials)).toBe(maximum);
    for (const policy of [legacy({ maximum }), listed([], 0, maximum)]) {
      expect(outcome('a1'.repeat(maximum / 2), policy)).toBe('ok');
      expect(outcome('a1'.repeat(maximum / 2) + 'x', policy)).toBe('tooLong');
    }
  });
});

describe('the rule list', () => {
  const keysOf = (password: string, types: readonly string[], facts: PasswordFacts = {}) =>
    checkPassword(password, listed(types), facts).errors;

  it.each([
    ['[ACC-572]', 'MustContainCapitalLetter', 'missingCapitalLetter', 'abc', 'aBc', {}],
    ['[ACC-573]', 'MustContainLowercaseLetter', 'missingLowercaseLetter', 'ABC', 'AbC', {}],
    ['[ACC-574]', 'MustContainLetter', 'missingLetter', '123', '12a', {}],
    ['[ACC-575]', 'MustContainNumber', 'missingNumber', 'abc', 'ab1', {}],
    ['[ACC-576]', 'MustContainSpecialCharacter', 'missingSpecialCharacter', 'ab 1é', 'ab!', {}],
    [
      '[ACC-577]',
      'CannotMatchSSN',
      'matchesSSN',
      '111-22-3333',
      '111-22-3334',
      { ssn: '111223333' },
    ],
    ['[ACC-578]', 'CannotMatchEmail', 'matchesEmail', 'A@B.co', 'a@b.com', { email: 'a@b.co' }],
    [
      '[ACC-580]',
      'CannotContainConsecutiveCharacters',
      'containsThreeOrMoreConsecutiveIdenticalCharacters',
      'xaaax',
      'aabb',
      {},
    ],
    [
      '[ACC-581]',
      'CannotContainConsecutiveCharacters',
      'containsThreeOrMoreConsecutiveIdenticalCharacters',
      '1aAAA',
      'aabc123',
      {},
    ],
    [
      '[ACC-582]',
      'CannotEqualPortionOfLogon',
      'equalsPortionOfLogon',
      'A.L',
      'x.lee',
      { loginName: 'ana.lee' },
    ],
    [
      '[ACC-583]',
      'CannotContainLogon',
      'containsLogon',
      'my-ANA-1',
      'my-an-1',
      { loginName: 'ana' },
    ],
  ])('%s %s gives %s', (_id, type, key, bad, good, facts) => {
    expect(keysOf(bad, [type], facts)).toEqual([key]);
    expect(keysOf(good, [type], facts)).toEqual([]);
  });

  it('[ACC-582] allows a portion of one or two characters', () => {
    expect(keysOf('an', ['CannotEqualPortionOfLogon'], { loginName: 'ana' })).toEqual([]);
  });

  it('[ACC-579] a password under the minimum gives doesNotMeetMinimumLength', () => {
    const policy = listed(['MustMeetMinimumLength'], 10);
    expect(checkPassword('123456789', policy, {}).errors).toEqual(['doesNotMeetMinimumLength']);
    expect(checkPassword('1234567890', policy, {}).errors).toEqual([]);
  });

  it('[ACC-584] a password that the borrower had before gives passwordReused', () => {
    const policy = listed(['CannotBePreviousPassword']);
    const say = (server: ServerFindings | 'checking') => checkPassword('Old-1', policy, {}, server);
    expect(say({ ...nothing, passwordExists: true }).errors).toEqual(['passwordReused']);
    expect(say('checking').rows).toMatchObject([{ key: 'passwordReused', state: 'checking' }]);
    expect(say(nothing).rows).toMatchObject([{ key: 'passwordReused', state: 'met' }]);
  });

  it('names the server’s findings without a row', () => {
    const { errors, outcome: said } = checkPassword(
      'a@b.co',
      listed([]),
      {},
      {
        ...nothing,
        passwordMatchesEmail: true,
      },
    );
    expect(errors).toEqual(['matchesEmail']);
    expect(said).toMatchObject({ error: { code: 'requirements' } });
  });

  const everyType = [
    'MustContainCapitalLetter',
    'MustContainLowercaseLetter',
    'MustContainLetter',
    'MustContainNumber',
    'MustContainSpecialCharacter',
    'CannotMatchSSN',
    'MustMeetMinimumLength',
    'CannotMatchEmail',
    'CannotContainConsecutiveCharacters',
    'CannotEqualPortionOfLogon',
    'CannotContainLogon',
    'CannotBePreviousPassword',
  ];

  it('[ACC-585] no password gives containsName, containsSsn or needsLettersAndNumbers', () => {
    const facts = { loginName: 'ana', ssn: '111223333', email: 'ana@b.co' };
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('ana', '111223333', 'ana 1')), (text) => {
        const { errors } = checkPassword(text, listed(everyType, 8), facts);
        for (const key of ['containsName', 'containsSsn', 'needsLettersAndNumbers'] as const) {
          expect(errors).not.toContain(key);
        }
      }),
    );
  });

  it('is ok exactly when every row is met', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (text) => {
        const { outcome: said, rows } = checkPassword(text, listed(everyType, 8), {});
        expect(said.ok).toBe(rows.every(({ state }) => state === 'met'));
      }),
    );
  });

  it('shows every row unmet while nothing is typed', () => {
    const { rows, outcome: said } = checkPassword('', listed(everyType, 8), {});
    expect(rows.every(({ state }) => state === 'unmet')).toBe(true);
    expect(said).toMatchObject({ error: { code: 'required' } });
  });

  it('rejects 10,000 characters as too long', () => {
    expect(outcome('🙂'.repeat(5_000), listed(everyType, 8))).toBe('tooLong');
  });
});

describe('the confirmation', () => {
  it.each([
    ['[ACC-586] differs', 'Secret-2', 'Secret-1', { ok: false, error: { code: 'mismatch' } }],
    ['differs in letter case', 'secret-1', 'Secret-1', { ok: false, error: { code: 'mismatch' } }],
    ['[ACC-595] is empty', '', 'Secret-1', { ok: false, error: { code: 'required' } }],
    ['is the same', 'Secret-1', 'Secret-1', { ok: true, value: 'Secret-1' }],
    ['[ACC-597] is not needed without a password', '', '', { ok: true, value: '' }],
  ])('%s', (_id, confirmation, password, expected) => {
    expect(checkPasswordConfirmation(confirmation, password)).toEqual(expected);
  });
});
