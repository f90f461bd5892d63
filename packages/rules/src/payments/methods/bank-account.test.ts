import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkAccountNumber,
  checkBankAccount,
  checkConfirmation,
  checkOwnerName,
  type BankAccountEntry,
} from './bank-account';

describe('checkOwnerName', () => {
  it.each([
    ['Ann Lee', 'Ann Lee'],
    ["José O'Brien-Smith", "José O'Brien-Smith"],
    ['José O’Brien', "José O'Brien"],
    ['Jose\u0301 Lee', 'José Lee'],
    ['  Ann   Lee ', 'Ann Lee'],
    ['Ann & Bob Lee, Jr.', 'Ann & Bob Lee, Jr.'],
    ['Ann - Lee', 'Ann - Lee'],
    ['Nguyễn Thị Minh', 'Nguyễn Thị Minh'],
    ['Ọlọ\u0301ládé Bello', 'Ọlọ\u0301ládé Bello'],
    ['अनीता शर्मा', 'अनीता शर्मा'],
  ])('[PAY-129] accepts "%s"', (text, value) => {
    expect(checkOwnerName(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['Ann', 'invalid'],
    ['Ann -', 'invalid'],
    ['Ann Lee 3rd', 'invalid'],
    ['Ann_Lee Smith', 'invalid'],
    ['Ann -- Lee', 'invalid'],
    ["Ann O''Neil", 'invalid'],
    ['Ann Lee.,', 'invalid'],
  ])('refuses "%s" as %s', (text, code) => {
    expect(checkOwnerName(text)).toEqual({ ok: false, error: { code } });
  });
});

describe('checkAccountNumber', () => {
  it.each([
    ['12', '12'],
    ['0012345', '0012345'],
    ['12-34 56', '123456'],
    ['12345678901234567', '12345678901234567'],
  ])('accepts "%s"', (text, value) => {
    expect(checkAccountNumber(text)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'required'],
    ['123456789012345678', 'invalid'],
    ['12a4', 'invalid'],
    ['-', 'invalid'],
    [' ', 'required'],
    ['00000', 'contactBank'],
    ['77777', 'contactBank'],
    ['7', 'contactBank'],
    ['7-7', 'contactBank'],
  ])('refuses "%s" as %s', (text, code) => {
    expect(checkAccountNumber(text)).toEqual({ ok: false, error: { code } });
  });

  it('[PAY-143] returns 1 to 17 digits and nothing else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d -]{1,20}$/)), (text) => {
        const result = checkAccountNumber(text);
        if (result.ok) expect(result.value).toMatch(/^\d{1,17}$/);
      }),
    );
  });
});

it.each([
  ['123456', '123456', { ok: true, value: '123456' }],
  ['12-34 56', '123456', { ok: true, value: '123456' }],
  ['123457', '123456', { ok: false, error: { code: 'mismatch' } }],
  ['DE123456', '123456', { ok: false, error: { code: 'mismatch' } }],
  ['', '123456', { ok: false, error: { code: 'required' } }],
])('confirming with "%s" the number %s', (text, number, expected) => {
  expect(checkConfirmation(text, number)).toEqual(expected);
});

describe('checkBankAccount', () => {
  const entry: BankAccountEntry = {
    accountType: 'Checking',
    ownerName: 'Ann Lee',
    routingNumber: '021000021',
    accountNumber: '12-3456',
    confirmation: '123456',
  };

  it('returns the account to send', () => {
    expect(checkBankAccount(entry, { confirm: true })).toEqual({
      ok: true,
      value: {
        accountType: 'Checking',
        ownerName: 'Ann Lee',
        routingNumber: '021000021',
        accountNumber: '123456',
      },
    });
  });

  it('names the error of each field', () => {
    const empty = {
      ...entry,
      ownerName: '',
      routingNumber: '',
      accountNumber: '',
      confirmation: '',
    };
    expect(checkBankAccount(empty, { confirm: true })).toEqual({
      ok: false,
      error: {
        ownerName: 'required',
        routingNumber: 'required',
        accountNumber: 'required',
        confirmation: 'required',
      },
    });
    expect(checkBankAccount({ ...entry, confirmation: '1' }, { confirm: true })).toEqual({
      ok: false,
      error: { confirmation: 'mismatch' },
    });
  });

  it.each([
    [{ ownerName: 'Ann' }, { ownerName: 'invalid' }],
    [{ routingNumber: '1' }, { routingNumber: 'invalid' }],
    [{ accountNumber: '12x', confirmation: '12x' }, { accountNumber: 'invalid' }],
    [{ accountNumber: '77', confirmation: '77' }, { accountNumber: 'contactBank' }],
  ])('refuses the form for a single field: %j', (change, problems) => {
    expect(checkBankAccount({ ...entry, ...change }, { confirm: true })).toEqual({
      ok: false,
      error: problems,
    });
  });

  it('does not require the number twice where the lender has switched that off', () => {
    expect(checkBankAccount({ ...entry, confirmation: '' }, { confirm: false }).ok).toBe(true);
  });
});
