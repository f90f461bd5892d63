import { describe, expect, it } from 'vitest';
import { localDate, type LocalDate } from '../values/local-date';
import { checkRecoveryField, recoveryFields, type RecoveryField } from './recovery';

const today = localDate('2026-03-02') ?? expect.fail();
const outcome = (field: RecoveryField, text: string, day: LocalDate = today) => {
  const said = checkRecoveryField(field, text, day);
  return said.ok ? said.value : said.error.code;
};

describe('the fields of recovery', () => {
  const hidden = { email: true, dateOfBirth: true, zipCode: true, branch: true };

  it('[ACC-430] are the e-mail address when all are hidden', () => {
    expect(recoveryFields(hidden)).toEqual(['email']);
  });

  it('are those that are not hidden', () => {
    expect(recoveryFields({ ...hidden, zipCode: false, branch: false })).toEqual([
      'zipCode',
      'branch',
    ]);
  });
});

describe('a field of recovery', () => {
  it.each<[string, RecoveryField, string, string]>([
    ['[ACC-435]', 'email', ' ', 'required'],
    ['[ACC-436]', 'email', 'maya@', 'invalid'],
    ['[ACC-436]', 'email', ' maya@example.com ', 'maya@example.com'],
    ['[ACC-437]', 'email', `${'a'.repeat(88)}@example.com`, `${'a'.repeat(88)}@example.com`],
    ['[ACC-437]', 'email', `${'a'.repeat(89)}@example.com`, 'invalid'],
    ['[ACC-438]', 'dateOfBirth', '', 'required'],
    ['[ACC-439]', 'dateOfBirth', '02/30/1980', 'invalid'],
    ['[ACC-439]', 'dateOfBirth', '03/03/2026', 'invalid'],
    ['[ACC-448]', 'dateOfBirth', '04/17/1985', '1985-04-17'],
    ['[ACC-440]', 'zipCode', '', 'required'],
    ['[ACC-441]', 'zipCode', '5240', 'invalid'],
    ['[ACC-441]', 'zipCode', '52401', '52401'],
    ['[ACC-443]', 'branch', '', 'required'],
    ['[ACC-444]', 'branch', '12a', 'invalid'],
    ['[ACC-445]', 'branch', '1234', '1234'],
    ['[ACC-445]', 'branch', '12345', 'invalid'],
  ])('%s %s "%s"', (_id, field, text, expected) => {
    expect(outcome(field, text)).toBe(expected);
  });

  it.each(['<', '>', '"'])('[ACC-446] with %s is invalid', (mark) => {
    expect(outcome('email', `a${mark}b@example.com`)).toBe('invalid');
    expect(outcome('dateOfBirth', `04/17/1985${mark}`)).toBe('invalid');
    expect(outcome('zipCode', `5240${mark}`)).toBe('invalid');
    expect(outcome('branch', mark)).toBe('invalid');
  });

  it('is invalid with 10,000 characters, emoji or right-to-left text', () => {
    for (const text of ['x'.repeat(10_000), '🙂@example.com', 'مايا@example.com']) {
      expect(outcome('email', text)).toBe('invalid');
    }
  });
});
