import { describe, expect, it } from 'vitest';
import {
  accountNumberGroups,
  checkAccountNumberEntry,
  type AccountLengths,
} from './account-number';

const lengths: AccountLengths = {
  loanOfficeLength: 4,
  loanAccountLength: 6,
  loanCheckDigitLength: 1,
  depositOfficeLength: 3,
  depositAccountLength: 7,
  depositCheckDigitLength: 2,
};
const kept = { removeCheckDigit: false };

describe('the groups of the mask', () => {
  it.each([
    ['[ACC-286, ACC-288] a loan', lengths, 'Loan', false, [4, 6, 1]],
    ['[ACC-289] a deposit', lengths, 'Deposit', false, [3, 7, 2]],
    ['[ACC-287] without the check digit', lengths, 'Loan', true, [4, 6]],
    ['[ACC-290] none where all are zero', { loanOfficeLength: 0 }, 'Loan', false, []],
    ['[ACC-290] none where nothing is set', {}, 'Deposit', false, []],
    ['without an office', { ...lengths, loanOfficeLength: 0 }, 'Loan', false, [6, 1]],
  ] as const)('%s', (_title, given, type, removeCheckDigit, groups) => {
    expect(accountNumberGroups(given, type, { removeCheckDigit })).toEqual(groups);
  });
});

describe('an account number', () => {
  const groups = accountNumberGroups(lengths, 'Loan', kept);
  it.each([
    ['empty', '', 'required'],
    ['spaces', '   ', 'required'],
    ['as it is written', '0012-104417-3', '0012-104417-3'],
    ['with other marks', ' 0012 104417.3 ', '0012-104417-3'],
    ['digits only', '00121044173', '0012-104417-3'],
    ['too few', '0012-104417', 'invalid'],
    ['too many', '0012-104417-33', 'invalid'],
    ['emoji', '🙂', 'invalid'],
  ])('%s "%s": %s', (_title, text, expected) => {
    const checked = checkAccountNumberEntry(text, groups);
    expect(checked.ok ? checked.value : checked.error.code).toBe(expected);
  });

  it.each([
    ['A-77 12', 'A-77 12'],
    ['', 'required'],
    ['٣٤٥', 'invalid'],
    ['9'.repeat(10_000), 'invalid'],
  ])('without a mask "%s"', (text, expected) => {
    const checked = checkAccountNumberEntry(text, []);
    expect(checked.ok ? checked.value : checked.error.code).toBe(expected);
  });
});
