import { randomUUID } from 'node:crypto';
import {
  accountDetails,
  offeredRequests,
  previewRequest,
  readWire,
  submitRequest,
  type Call,
  type InputOf,
  type LoanTerms,
  type OutputOf,
  type RequestField,
  type RequestValue,
} from '@portico/contract';
import { addMonths, cents } from '@portico/rules';
import { object, parse, string } from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { post } from '../ledger/ledger-store';
import { principalReceived } from '../ledger/posting';
import { seedLoans, type SeedLoan } from '../seed/accounts';
import { seedBorrowers } from '../seed/borrowers';
import { paymentLoans } from '../seed/payment-loans';
import { autoLoan } from '../testing/payment';
import { createTestHost, firstDay, type TestHost } from '../testing/test-host';
import { requestByReference } from './request-store';

let host: TestHost;
let token: string;
afterEach(() => host.close());

async function signInOwner({ owner }: Pick<SeedLoan, 'owner'>): Promise<void> {
  host = await createTestHost();
  const username = seedBorrowers.find(({ id }) => id === owner)?.username;
  const body = JSON.stringify({ username });
  const begun = await host.fetch('/console/api/session', { method: 'POST', body });
  token = parse(object({ userToken: string() }), await begun.json()).userToken;
}

async function answer<C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>>;
async function answer(call: Call, input: unknown): Promise<unknown> {
  const { body, codes } = await host.send(call, input, { token });
  const read = readWire(call.response, body);
  if (!read.ok || codes.length > 0) throw new Error(JSON.stringify(body));
  return read.value;
}

type Shown = Pick<LoanTerms, 'payment' | 'dueDate' | 'amountDue' | 'endDate'>;

const shownOf = ({ payment, dueDate, amountDue, endDate }: LoanTerms): Shown => ({
  payment,
  dueDate,
  amountDue,
  endDate,
});

/** What the page of a loan shows of what a preview shows. */
async function pageOf(accountNumber: string): Promise<Shown> {
  const { information } = await answer(accountDetails, { accountNumber });
  return {
    payment: information.nextPaymentAmount,
    dueDate: information.nextPaymentDate,
    amountDue: information.totalAmountDue,
    endDate: information.originalMaturityDate,
  };
}

type Asked = { readonly kind: string; readonly values: readonly RequestValue[] };

const extension = (months: number): Asked => ({
  kind: 'extension',
  values: [{ key: 'months', months }],
});
const hardship: Asked = {
  kind: 'hardshipPlan',
  values: [{ key: 'reason', choice: 'lostWork' }],
};
const latestDay = (fields: readonly RequestField[]): Asked => ({
  kind: 'dueDateChange',
  values: fields.map(({ key, latest: date }) => ({ key, date })),
});

async function grantByClerk(reference: string): Promise<void> {
  const given = { decision: 'approved', text: 'Granted.', wantsDocument: false, fileIds: [] };
  const body = JSON.stringify({ reference, ...given });
  const { status } = await host.fetch('/console/api/borrower-requests', { method: 'POST', body });
  expect(status).toBe(200);
}

/**
 * Looks at a request and has it granted, and compares the page before and after with what was looked
 * at, to which it resolves.
 */
async function request(accountNumber: string, { kind, values }: Asked) {
  const page = await pageOf(accountNumber);
  const seen = await answer(previewRequest, { accountNumber, kind, values });
  const { before, after, wording } = seen;
  expect(before ? shownOf(before) : page).toEqual(page);
  const input = { accountNumber, kind, values, wordingHash: wording?.hash };
  const { body, codes } = await host.send(submitRequest, input, { token, key: randomUUID() });
  expect(codes).toEqual([]);
  const reference = parse(string(), body['ReferenceNumber']);
  const kept = await requestByReference(host.database, reference);
  if (kept?.state === 'received') await grantByClerk(reference);
  expect(await pageOf(accountNumber)).toEqual(after ? shownOf(after) : page);
  expect(kept?.terms).toEqual(before && after && { before, after });
  return seen;
}

const fieldsOf = async (accountNumber: string, wanted: string) =>
  (await answer(offeredRequests, { accountNumber })).kinds.find(({ kind }) => kind === wanted)
    ?.fields ?? [];

/** Whether GetAccountDetails shows it. */
const hasPage = ({ blocksOnline, blocksAch, allowsCards, refusal }: SeedLoan): boolean =>
  !blocksOnline &&
  !(blocksAch && !allowsCards) &&
  !['LoanLockedPayoff', 'Dispute', 'NightError'].includes(refusal ?? '');
const open = [...seedLoans, ...paymentLoans]
  .filter(({ owner }) => seedBorrowers.some(({ id }) => id === owner))
  .filter(({ kind, paidOff, holdCode }) => kind === 'loan' && !paidOff && !holdCode)
  .filter(hasPage);
const isMoved = ({ billing, restriction }: SeedLoan): boolean =>
  billing === 'Monthly' && restriction === undefined;

describe('the payment, the due date, the amount due and the end of a loan', () => {
  it.each(open.filter(isMoved))(
    '[POR-167] are the same on its page and in a preview, before and after: $number, $paid of $fallen paid',
    async (loan) => {
      const { number } = loan;
      await signInOwner(loan);
      await request(number, hardship);
      for (const months of [1, 2]) {
        const { before, after, schedule } = await request(number, extension(months));
        expect(after?.endDate).toBe(before?.endDate && addMonths(before.endDate, months));
        expect(after?.paymentsLeft).toBe(before?.paymentsLeft);
        expect(schedule.at(-1)?.dueDate).toBe(after?.endDate);
      }
      const moved = latestDay(await fieldsOf(number, 'dueDateChange'));
      const { before, after, schedule } = await request(number, moved);
      expect(after?.dueDate).toBe(moved.values[0]?.date);
      expect(after?.endDate).not.toBe(before?.endDate);
      expect(schedule.at(-1)?.dueDate).toBe(after?.endDate);
    },
  );

  it.each(open.filter((loan) => !isMoved(loan)))(
    'are not changed by a request that a clerk decides: $number',
    async (loan) => {
      await signInOwner(loan);
      await request(loan.number, hardship);
    },
  );

  it('are the same where principal was paid in advance', async () => {
    await signInOwner({ owner: 1001 });
    const paid = principalReceived(cents(500_000), {
      on: firstDay(),
      description: 'Additional principal',
      cause: 'test',
    });
    await host.database.write((tx) => post(tx, autoLoan, paid));
    const { after, schedule } = await request(autoLoan, extension(1));
    expect(schedule.at(-1)?.dueDate).not.toBe(after?.endDate);
  });
});
