import {
  addBankAccount,
  agreementLogging,
  bankLookup,
  paymentMethods,
  validateBankAccount,
  type NewBankAccount,
} from '@portico/contract';
import { number, object, string } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { autoLoan } from '../testing/payment';
import { createSignedInHost, type TestHost } from '../testing/test-host';
import { allBanks, hasAbaChecksum } from './routing-numbers';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('maya'));
  return host.close;
});

const entry: NewBankAccount = {
  accountType: 'Checking',
  routingNumber: '011000015',
  accountNumber: '7000154321',
  ownerName: 'Maya Whitfield',
};
const save = (changes: Partial<NewBankAccount> = {}) =>
  host.send(addBankAccount, { ...entry, ...changes }, { token });
const check = (changes: Partial<NewBankAccount>) =>
  host.send(validateBankAccount, { ...entry, ...changes }, { token });

describe('routing numbers', () => {
  it.each(allBanks.map((bank) => bank.routingNumber))('%s has its checksum', (routingNumber) => {
    expect(hasAbaChecksum(routingNumber)).toBe(true);
  });

  it('a wrong digit breaks the checksum (D80)', () => {
    for (const { routingNumber } of allBanks) {
      for (let at = 0; at < 9; at += 1) {
        const digit = (Number(routingNumber[at]) + 1) % 10;
        const wrong = `${routingNumber.slice(0, at)}${digit}${routingNumber.slice(at + 1)}`;
        expect(hasAbaChecksum(wrong)).toBe(false);
      }
    }
  });

  it.each([
    ['a bank’s', '091000080', { BankExists: true, City: 'Minneapolis', State: 'MN' }],
    ['unassigned', '123456780', { BankExists: false }],
    ['no number at all', 'abc', { BankExists: false }],
  ])('%s is looked up', async (_name, routingNumber, expected) => {
    const { body } = await host.send(bankLookup, { routingNumber }, { token });
    expect(body).toMatchObject(expected);
  });
});

describe('checking a bank account', () => {
  it.each([
    ['nothing wrong', {}, []],
    ['one word as a name', { ownerName: 'Maya' }, ['InvalidInfo']],
    ['a number of 18 digits', { accountNumber: '123456789012345678' }, ['InvalidInfo']],
    ['all zeros', { accountNumber: '0000' }, ['RoutingAccountInvalidInternal']],
    ['a broken checksum', { routingNumber: '011000016' }, ['RoutingNumberInvalid']],
    ['eight digits', { routingNumber: '01100001' }, ['RoutingNumberInvalid']],
    ['a bank without ACH', { routingNumber: '121000374' }, ['RoutingNumberAchNotAllowed']],
  ])('%s', async (_name, changes, codes) => {
    expect((await check(changes)).codes).toEqual(codes);
    expect((await save(changes)).codes).toEqual(codes);
  });
});

describe('saving a bank account', () => {
  it('shows only its last four digits afterwards', async () => {
    const { body } = await save();
    const list = await host.send(paymentMethods, { accountNumber: autoLoan }, { token });
    expect(JSON.stringify(list.body)).toContain(String(body['ProfileId']));
    expect(list.body['PaymentMethods']).toContainEqual(
      expect.objectContaining({ IsCard: false, LastFour: '4321' }),
    );
    expect(JSON.stringify(list.body)).not.toContain(entry.accountNumber);
  });

  it('keeps the number sealed in the database', async () => {
    await save();
    const row = await host.database.first(
      object({ sealed_number: string(), last_four: string() }),
      "SELECT sealed_number, last_four FROM bank_accounts WHERE last_four = '4321'",
    );
    expect(row?.sealed_number).not.toContain('7000154321');
    expect(host.services.secrets.open(row?.sealed_number ?? '')).toBe('7000154321');
    const tampered = `${row?.sealed_number.slice(0, -2)}AA`;
    expect(host.services.secrets.open(tampered)).toBeUndefined();
  });

  it('is done once, also when requested twice at the same time', async () => {
    const answers = await Promise.all([save(), save()]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['AlreadyExists']);
    const row = await host.database.first(
      object({ n: number() }),
      "SELECT COUNT(*) AS n FROM bank_accounts WHERE last_four = '4321'",
    );
    expect(row?.n).toBe(1);
  });

  it('is for persons only', async () => {
    const business = await host.signIn('prairie');
    const answer = await host.send(addBankAccount, entry, { token: business });
    expect(answer.codes).toEqual(['SavingNotAllowed']);
  });

  it('requires that the terms of bank payments were accepted', async () => {
    const hanna = await host.signIn('hanna');
    const saveAs = () => host.send(addBankAccount, entry, { token: hanna });
    expect((await saveAs()).codes).toEqual(['AgreementRequired']);
    const accept = (agreements: number[]) =>
      host.send(
        agreementLogging,
        { agreements, turnEStatementsOn: false, unRestrictEmail: false },
        { token: hanna },
      );
    expect((await accept([99])).codes).toEqual(['Error']);
    expect((await accept([11337])).codes).toEqual([]);
    expect((await saveAs()).codes).toEqual([]);
  });
});
