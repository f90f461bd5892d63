import { checkLoginName, checkPassword, errorOf, fillText, passwordRules } from '@portico/rules';
import { describe, expect, it } from 'vitest';
import type { Translate } from '../texts/texts';
import { loginNameErrorText, passwordErrorText, ruleItems } from './credential-errors';
import spanish from './credentials.sentences/es';
import { credentialsTexts, type CredentialsTextKey } from './credentials.sentences';

const t: Translate<CredentialsTextKey> = (key, params) =>
  fillText(credentialsTexts.english[key], params);

const policy = { minimum: 8, maximum: 12, patterns: [] };

describe('the error text of a login name', () => {
  it.each([
    ['[ACC-541]', 'ana lee', 'Username should only contain valid characters'],
    ['[ACC-545]', 'a'.repeat(13), 'Login name cannot be longer than 12 characters'],
    ['[ACC-546]', 'ana', 'Login name must be more than 8 characters'],
    ['[ACC-540]', '', 'A username is required'],
    ['[ACC-548]', 'ana.lee1', undefined],
  ])('%s "%s" once the field is touched', (_id, text, sentence) => {
    expect(loginNameErrorText(t, errorOf(checkLoginName(text, policy)), { touched: true })).toBe(
      sentence,
    );
  });

  it('[ACC-544] has another maximum with customer credentials', () => {
    const outcome = checkLoginName('a'.repeat(129), { ...policy, maximum: 128 });
    expect(loginNameErrorText(t, errorOf(outcome), { touched: true })).toBe(
      'Login name cannot be longer than 128 characters',
    );
  });

  it('[ACC-547] does not mention the minimum before the field is touched', () => {
    expect(
      loginNameErrorText(t, errorOf(checkLoginName('ana', policy)), { touched: false }),
    ).toBeUndefined();
  });
});

describe('the error text of a password', () => {
  const legacy = { mode: 'legacy', minimum: 8, maximum: 12 } as const;
  const facts = { loginName: 'ana.lee12', ssn: '111223333', email: 'a1b2@lee.co' };
  it.each([
    ['[ACC-551]', '', 'Password is required'],
    ['[ACC-552]', 'ab1', 'Password must be at least 8 characters'],
    ['[ACC-555]', 'abcdefghij123', 'Password cannot be longer than 12 characters'],
    ['[ACC-557]', '1234567890', 'Password must contain a letter and a number'],
    ['[ACC-560]', 'ana.lee12', 'Password must be different than username'],
    ['[ACC-561]', '111223333', 'Password must be different than SSN'],
    ['[ACC-562]', 'a1b2@lee.co', 'Password must be different than email'],
  ])('%s "%s"', (_id, password, sentence) => {
    expect(passwordErrorText(t, checkPassword(password, legacy, facts))).toBe(sentence);
  });

  const listed = {
    mode: 'rules',
    maximum: 128,
    rules: passwordRules({
      rules: [{ validationRuleType: 'MustContainNumber', regexMatchMeansError: false }],
      minimumLength: 9,
    }).rules,
  } as const;

  it('[ACC-593] that does not meet the list', () => {
    expect(passwordErrorText(t, checkPassword('abc', listed, {}))).toBe(
      'Password requirements are not met, please try again',
    );
  });

  it('names what the server found in addition to the list', () => {
    const found = { passwordMatchesSSN: false, passwordMatchesEmail: true, passwordExists: false };
    expect(passwordErrorText(t, checkPassword('ana-lee@b.co1', listed, {}, found))).toBe(
      'Password must be different than email',
    );
  });

  it('names the rules of the list', () => {
    expect(ruleItems(t, checkPassword('abc1', listed, {}).rows)).toEqual([
      { key: 'doesNotMeetMinimumLength', text: 'At least 9 characters', state: 'unmet' },
      { key: 'missingNumber', text: 'A number', state: 'met' },
    ]);
  });
});

it('has every text in Spanish, with its placeholders', () => {
  const placeholders = (text: string) => text.match(/\{\w+\}/g) ?? [];
  expect(Object.keys(spanish).sort()).toEqual(Object.keys(credentialsTexts.english).sort());
  for (const [key, sentence] of Object.entries(spanish)) {
    const english = Object.entries(credentialsTexts.english).find(([name]) => name === key)?.[1];
    expect(placeholders(sentence)).toEqual(placeholders(english ?? ''));
  }
});
