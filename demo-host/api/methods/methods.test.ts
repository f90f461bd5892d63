import {
  deleteBankAccount,
  deleteCard,
  paymentMethods,
  readWire,
  removeDefaultMethod,
  setDefaultMethod,
  type PaymentMethod,
} from '@portico/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { irisLoan } from '../testing/iris';
import { autoLoan, infoOf } from '../testing/payment';
import { createSignedInHost, type TestHost } from '../testing/test-host';

let host: TestHost;
let token: string;
beforeEach(async () => {
  ({ host, token } = await createSignedInHost('iris'));
  return host.close;
});

async function saved(): Promise<readonly PaymentMethod[]> {
  const { body } = await host.send(paymentMethods, { accountNumber: irisLoan }, { token });
  const read = readWire(paymentMethods.response, body);
  return read.ok ? read.value.paymentMethods : [];
}
const endings = async () => (await saved()).map(({ lastFour }) => lastFour);
const ofEnding = async (lastFour: string): Promise<PaymentMethod> => {
  const found = (await saved()).find((one) => one.lastFour === lastFour);
  if (!found) throw new Error(`Not saved: ${lastFour}`);
  return found;
};
const defaultOf = async () => (await infoOf(host, token, irisLoan)).defaultPaymentMethod;

describe('saved methods', () => {
  it('are bank accounts and cards by their last four digits, the same in both lists', async () => {
    expect(await endings()).toEqual(['3301', '4242', '4444']);
    expect((await infoOf(host, token, irisLoan)).paymentMethods).toEqual(await saved());
  });

  it('are not listed for another borrower’s loan', async () => {
    const { codes } = await host.send(paymentMethods, { accountNumber: autoLoan }, { token });
    expect(codes).toEqual(['Error']);
  });
});

describe('the default method', () => {
  it('is set to another one, removed, and set again', async () => {
    const { cardInfo: visa } = await ofEnding('4242');
    expect(await defaultOf()).toEqual({ isCard: true, profileId: visa?.profileId });
    const bank = await ofEnding('3301');
    const set = (paymentMethod: PaymentMethod, accountNumber = irisLoan) =>
      host.send(setDefaultMethod, { accountNumber, paymentMethod }, { token });
    expect((await set(bank)).codes).toEqual([]);
    expect(await defaultOf()).toEqual({ isCard: false, profileId: bank.achInfo?.profileId });
    await host.send(removeDefaultMethod, { accountNumber: irisLoan }, { token });
    expect(await defaultOf()).toBeUndefined();
    expect(await endings()).toHaveLength(3);
    expect((await set(bank)).codes).toEqual([]);
    expect((await set(bank, autoLoan)).codes).toEqual(['Error']);
  });

  it('is refused for a method of another borrower', async () => {
    const maya = await host.signIn('maya');
    const [bank] = (await infoOf(host, maya)).paymentMethods;
    if (!bank) throw new Error('No saved bank account');
    const input = { accountNumber: irisLoan, paymentMethod: bank };
    expect((await host.send(setDefaultMethod, input, { token })).codes).toEqual(['MethodUnknown']);
    const removed = await host.send(removeDefaultMethod, { accountNumber: autoLoan }, { token });
    expect(removed.codes).toEqual(['Error']);
  });
});

describe('deleting', () => {
  it('a bank account or a card removes it from the list and as the default', async () => {
    const bank = await ofEnding('3301');
    await host.send(setDefaultMethod, { accountNumber: irisLoan, paymentMethod: bank }, { token });
    const { cardInfo } = await ofEnding('4444');
    if (!bank.achInfo || !cardInfo) throw new Error('Not what was saved');
    expect((await host.send(deleteBankAccount, bank.achInfo, { token })).codes).toEqual([]);
    expect(await defaultOf()).toBeUndefined();
    expect((await host.send(deleteCard, cardInfo, { token })).codes).toEqual([]);
    expect(await endings()).toEqual(['4242']);
    expect((await host.send(deleteCard, cardInfo, { token })).codes).toEqual(['MethodUnknown']);
  });

  it('is refused while a planned payment uses it, and for another borrower’s', async () => {
    const { cardInfo: visa } = await ofEnding('4242');
    if (!visa) throw new Error('Not a card');
    expect((await host.send(deleteCard, visa, { token })).codes).toEqual(['MethodInUse']);
    const maya = await host.signIn('maya');
    const answer = await host.send(deleteCard, visa, { token: maya });
    expect(answer.codes).toEqual(['MethodUnknown']);
    expect(await endings()).toHaveLength(3);
  });
});
