import { randomUUID } from 'node:crypto';
import {
  submitImmediateBank,
  type BankMethod,
  type BankPayment,
  type CardMethod,
  type CardPayment,
  type NewCard,
} from '@portico/contract';
import { cents, type LocalDate } from '@portico/rules';
import { infoOf } from './payment';
import { firstDay, type TestHost } from './test-host';

/** Iris's loans: with nothing planned, with planned payments, and a line of credit. */
export const irisLoan = '0012-150010-4';
export const irisPlanned = '0012-150026-1';
export const irisLine = '0012-150033-8';

/** A new valid card; it expires long after the first day. */
export const newCard = {
  billingAddress: { zipCode: '52401' },
  cardHolderFirstName: 'Iris',
  cardHolderLastName: 'Castellano',
  cardNumber: '6011111111111117',
  expirationDate: '08/29',
  securityCode: '123',
  cardType: 'Discover',
  debitCredit: 'debit',
} as const satisfies NewCard;

type Details = BankPayment['payment']['details'];
type Recurring = BankPayment['payment']['recurringDetails'];

/** What a test changes in a payment of Iris's. */
export type IrisPayment = {
  readonly account?: string;
  readonly date?: LocalDate;
  readonly details?: Partial<Details>;
  readonly recurring?: Recurring;
  readonly isPayoff?: boolean;
  readonly draft?: string;
};

async function paymentWith(host: TestHost, token: string, about: IrisPayment) {
  const account = about.account ?? irisLoan;
  const info = await infoOf(host, token, account);
  return {
    info,
    common: {
      logonName: 'iris',
      accountType: info.accountType,
      isPayoff: about.isPayoff ?? false,
      recurringDetails: about.recurring,
      details: {
        paymentDate: about.date ?? firstDay(),
        loanAccountNumber: account,
        company: 0,
        paymentAmount: cents(10_000),
        firstPartyFee: cents(0),
        thirdPartyFee: cents(0),
        additionalPrincipalAmount: cents(0),
        ...about.details,
      },
    },
  };
}

/** Pays by the saved Visa by default. */
export async function irisCardPayment(
  host: TestHost,
  token: string,
  about: IrisPayment = {},
  method?: CardMethod,
): Promise<CardPayment> {
  const { info, common } = await paymentWith(host, token, about);
  const saved = info.paymentMethods.find(({ isCard }) => isCard)?.cardInfo;
  const chosen = method ?? saved;
  if (!chosen) throw new Error('No saved card');
  return { paymentToken: info.paymentToken, payment: { ...common, method: chosen } };
}

/** Pays from the saved bank account by default. */
export async function irisBankPayment(
  host: TestHost,
  token: string,
  about: IrisPayment = {},
  method?: BankMethod,
): Promise<BankPayment> {
  const { info, common } = await paymentWith(host, token, about);
  const chosen = method ?? info.paymentMethods.find(({ isCard }) => !isCard)?.achInfo;
  if (!chosen) throw new Error('No saved bank account');
  const { paymentToken } = info;
  return {
    paymentToken,
    payment: { ...common, method: chosen },
    achDraftAgreementToken: about.draft,
  };
}

/** Submits `irisBankPayment` under a new key. */
export async function submitIrisPayment(
  host: TestHost,
  token: string,
  about: IrisPayment,
  call = submitImmediateBank,
) {
  return host.send(call, await irisBankPayment(host, token, about), { token, key: randomUUID() });
}
