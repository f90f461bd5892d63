import {
  documentAddress,
  isMissing,
  passableToken,
  paymentInfo,
  paymentOutcome,
  paymentReceipt,
  submitImmediateBank,
  type Account,
  type InputOf,
} from '@portico/contract';
import { centsFromAmount, cents, isClosed, isPayable, localDate } from '@portico/rules';
import { MissingCall, type Report } from './report';
import type { Wire } from './wire';

type Payment = InputOf<typeof submitImmediateBank>;

/** A payment of the first loan that has a saved bank account, today. */
async function paymentFor(
  wire: Wire,
  token: string,
  accounts: readonly Account[],
  { username, dollars, today }: { username: string; dollars: number; today: string },
): Promise<Payment | undefined> {
  for (const { number, type, comment = '' } of accounts) {
    if (!isPayable(type) || isClosed(comment)) continue;
    const info = await wire.ask(paymentInfo, { accountNumber: number }, { token });
    const saved = info.ok && info.value.paymentMethods.find(({ isCard }) => !isCard)?.achInfo;
    if (!info.ok || !saved) continue;
    return {
      encryptedData: info.value.encryptedData,
      payment: {
        logonName: username,
        accountType: type,
        isPayoff: false,
        method: saved,
        details: {
          paymentDate: localDate(today),
          loanAccountNumber: number,
          company: info.value.paymentDetails?.company ?? 0,
          paymentAmount: centsFromAmount(dollars),
          firstPartyFee: info.value.paymentOptions.firstPartyFees?.eCheckFeeAmount ?? cents(0),
          thirdPartyFee: cents(0),
          additionalPrincipalAmount: cents(0),
        },
      },
    };
  }
  return undefined;
}

/** Makes one real payment, and checks that the same key does not pay twice. */
export async function checkPayment(
  wire: Wire,
  { check, skip }: Report,
  token: string,
  accounts: readonly Account[],
  about: { username: string; dollars: number; today: string },
): Promise<void> {
  const { name } = submitImmediateBank;
  const payment = await paymentFor(wire, token, accounts, about);
  if (!payment) return skip(name, 'pays once', 'no loan with a saved bank account');
  const key = crypto.randomUUID();
  const pay = (input = payment) => wire.ask(submitImmediateBank, input, { token, key });
  let reference: string | undefined;

  await check(name, 'refuses a payment without an Idempotency-Key', async () => {
    const { codes } = await wire.send(submitImmediateBank, payment, { token });
    return codes.length > 0 ? undefined : 'it was accepted';
  });
  await check(name, 'pays and gives a reference number', async () => {
    const answer = await pay();
    if (answer.ok) reference = answer.value.referenceNumber;
    return answer.ok ? undefined : answer.code;
  });
  if (reference === undefined) return undefined;
  await check(name, 'answers the same key and payment with the same reference', async () => {
    const answer = await pay();
    if (!answer.ok) return answer.code;
    return answer.value.referenceNumber === reference ? undefined : 'another reference number';
  });
  await check(name, 'refuses the same key for another payment', async () => {
    const { details } = payment.payment;
    const paymentAmount = cents(details.paymentAmount + 1);
    const other = { ...payment.payment, details: { ...details, paymentAmount } };
    return (await pay({ ...payment, payment: other })).ok ? 'it was accepted' : undefined;
  });
  await check(paymentOutcome.name, 'finds the payment by its key', async () => {
    const answer = await wire.ask(paymentOutcome, undefined, { token, key });
    if (!answer.ok) return answer.code;
    const { status, referenceNumber } = answer.value;
    return status === 'posted' && referenceNumber === reference ? undefined : `status ${status}`;
  });
  await check(paymentReceipt.name, 'opens by a passable token', () =>
    checkReceipt(wire, token, reference ?? ''),
  );
  return undefined;
}

async function checkReceipt(
  { ask, fetch, url }: Wire,
  token: string,
  referenceNumber: string,
): Promise<string | undefined> {
  const passable = await ask(passableToken, undefined, { token });
  if (!passable.ok) return passable.code;
  const input = { token: passable.value.passableToken, referenceNumber };
  const response = await fetch(documentAddress(url, paymentReceipt, input), { method: 'GET' });
  if (isMissing(paymentReceipt, response.status)) throw new MissingCall(response.status);
  const type = response.headers.get('Content-Type') ?? 'none';
  return response.ok && paymentReceipt.mediaTypes.some((one) => type.startsWith(one))
    ? undefined
    : `HTTP ${response.status}, content type ${type}`;
}
