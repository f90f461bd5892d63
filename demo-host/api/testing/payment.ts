import { randomUUID } from 'node:crypto';
import {
  accountList,
  paymentInfo,
  readWire,
  type BankMethod,
  submitImmediateBank,
  type InputOf,
} from '@portico/contract';
import { cents, type Cents, type LocalDate } from '@portico/rules';
import { number, object } from 'valibot';
import { firstDay, type TestHost } from './test-host';

/** Maya's auto loan. */
export const autoLoan = '0012-104417-3';

/** A new valid bank account. */
export const newBank: BankMethod = {
  accountType: 'Checking',
  routingNumber: '011000015',
  accountNumber: '7000154321',
  ownerName: 'Maya Whitfield',
};

/** GetPaymentInfo's answer for a loan. Throws when it is refused. */
export async function infoOf(host: TestHost, token: string, accountNumber = autoLoan) {
  const { body } = await host.send(paymentInfo, { accountNumber }, { token });
  const read = readWire(paymentInfo.response, body);
  if (!read.ok || !read.value.hasNoErrors) throw new Error(JSON.stringify(body));
  return read.value;
}

export type PaymentInput = InputOf<typeof submitImmediateBank>;

/** What a test can change in a payment. */
export type PaymentChanges = {
  readonly amount?: Cents;
  readonly date?: LocalDate;
  readonly method?: BankMethod;
  readonly details?: Partial<PaymentInput['payment']['details']>;
  readonly payment?: Partial<PaymentInput['payment']>;
  readonly paymentToken?: string;
};

/** A payment of $100.00 today from the saved bank account, with the changes. */
export async function paymentOf(
  host: TestHost,
  token: string,
  changes: PaymentChanges = {},
): Promise<PaymentInput> {
  const info = await infoOf(host, token);
  const saved = info.paymentMethods[0]?.achInfo;
  if (!saved) throw new Error('No saved bank account');
  return {
    paymentToken: changes.paymentToken ?? info.paymentToken,
    payment: {
      logonName: 'maya',
      accountType: 0,
      isPayoff: false,
      method: changes.method ?? saved,
      details: {
        paymentDate: changes.date ?? firstDay(),
        loanAccountNumber: autoLoan,
        company: 0,
        paymentAmount: changes.amount ?? cents(10_000),
        firstPartyFee: cents(0),
        thirdPartyFee: cents(0),
        additionalPrincipalAmount: cents(0),
        ...changes.details,
      },
      ...changes.payment,
    },
  };
}

/** Submits `paymentOf` under a new key. */
export async function submitPayment(
  host: TestHost,
  token: string,
  changes: PaymentChanges,
  call = submitImmediateBank,
) {
  return host.send(call, await paymentOf(host, token, changes), { token, key: randomUUID() });
}

/** How many submitted payments are in the ledger. */
export async function postedPayments(host: TestHost): Promise<number> {
  const row = await host.database.first(
    object({ n: number() }),
    "SELECT COUNT(*) AS n FROM postings WHERE cause LIKE 'submission %' AND reference NOT LIKE 'CV-SEED-%'",
  );
  return row?.n ?? 0;
}

/** The loan as the account list shows it. */
export async function listed(host: TestHost, token: string, accountNumber = autoLoan) {
  const { body } = await host.send(accountList, undefined, { token });
  const read = readWire(accountList.response, body);
  const found = read.ok && read.value.accounts.find(({ number: name }) => name === accountNumber);
  if (!found) throw new Error('Not listed');
  return found;
}
